import CommandLine
import ProgramOutput
import Responses
import TestKit
import Testing
import Vocabulary

@testable import Presentation

/// Finds the words with the requested number of letters.
private final class SamplePresenter: QueryPresenter {
    typealias Roles = QueryRoles<Int, [String], ListError, String>

    let roles: Roles

    init(_ roles: Roles) {
        self.roles = roles
    }

    func answer(_ response: [String], to request: Int) -> QueryAnswer<String> {
        if request == 0 { return .emptyList }
        return response.isEmpty ? .nothing("No word has \(request) letters.") : .found(response.joined(by: " "))
    }
}

private let damage = ListError(.notADatabase, path: "x.db")
private let sentence = "x.db is not an adder list and was not changed. Choose another file with --db."

struct QueryPresenterTests {
    @Test func `an answer is shown`() {
        #expect(shown(by: SamplePresenter.self, ["one", "two"], to: 3).displays == ["one two"])
    }

    @Test func `an answer without content is a sentence`() {
        #expect(shown(by: SamplePresenter.self, [], to: 9).sentences == ["No word has 9 letters."])
    }

    @Test func `an empty list shows how to add an item from here`() {
        let view = shown(by: SamplePresenter.self, [], to: 0)

        #expect(view.emptyLists == ["Your list is empty. Add something to it: add Pay rent fri 5pm +money"])
    }

    @Test func `a request is passed on, and a failure has a message and an exit status`() {
        let view = FakeQueryView<String>()
        let interactor = FakeQueryInteractor<Int, [String], ListError>(.failure(damage))
        let presenter = SamplePresenter(QueryRoles(view: view, interactor: interactor, router: FakeRouter()))
        interactor.output = presenter

        presenter.show(3)

        #expect(interactor.requests == [3])
        #expect(view.problems == [ErrorMessage(.badData, said: sentence)])
    }

    @Test(arguments: [NothingFound.emptyList, .noMatch([])])
    func `a picture that can't be drawn says why`(reason: NothingFound) {
        guard case .nothing(let sentence) = QueryAnswer<Int>.nothingToDraw(reason, .everything) else {
            return #expect(Bool(false), "something is drawn")
        }
        #expect(sentence == (reason == .emptyList ? "Your list is empty." : "Nothing matches."))
    }
}

struct QueryDocumentPresenterTests {
    private func view(_ answer: Result<[String], ListError>) -> FakeDocumentView {
        let view = FakeDocumentView()
        let interactor = FakeQueryInteractor<Int, [String], ListError>(answer)
        let presenter = QueryDocumentPresenter(
            view: view,
            interactor: interactor,
            document: { words throws(ErrorMessage) in
                if words.isEmpty { throw ErrorMessage(.wrongUsage, "Continue?") }
                return JSONText.document { $0.strings("words", words) }
            },
            problem: { words in words.contains("late") ? ErrorMessage(.outputFailed, "Too late.") : nil },
            errorMessage: { SamplePresenter.errorMessage($0, FakeRouter()) }
        )
        interactor.output = presenter
        presenter.show(3)
        return view
    }

    @Test func `an answer is a document`() {
        #expect(view(.success(["one"])).documents == [#"{"adder":1,"words":["one"]}"# + "\n"])
    }

    @Test func `a question replaces the document, and a problem follows it`() {
        let (question, problem) = (view(.success([])), view(.success(["late"])))

        #expect(question.documents.count == 1 && question.problems == [ErrorMessage(.wrongUsage, "Continue?")])
        #expect(problem.documents.first == #"{"adder":1,"words":["late"]}"# + "\n")
        #expect(problem.documents.count == 2 && problem.problems == [ErrorMessage(.outputFailed, "Too late.")])
    }

    @Test func `a failure is an error object with its exit status`() {
        let view = view(.failure(damage))

        #expect(view.problems == [ErrorMessage(.badData, said: sentence)])
        #expect(view.documents.allSatisfy { $0.hasPrefix(#"{"adder":1,"error":{"status":65,"#) })
    }
}
