import ItemLanguage
import Presentation
import ProgramOutput
import Responses
import TestKit
import Testing
import Vocabulary

@testable import {{name}}

struct {{name}}PresenterTests {
    private let view = FakeView()
    private let interactor = FakeQueryInteractor<
        {{name}}Request, {{name}}Response, ChangeFailure
    >(.success({{name}}Response(items: [])))
    private let presenter: {{name}}Presenter
    private let unknown = "No item 3. Run list to see ids."

    init() {
        presenter = {{name}}Presenter(
            view: view,
            interactor: interactor,
            router: FakeRouter(),
            reader: FakeReader()
        )
    }

    @Test func `the given items are searched immediately`() {
        presenter.choose(three)

        #expect(interactor.requests == [three])
        #expect(view.shown.isEmpty)
    }

    @Test func `an answer is searched for, and an invalid one is asked for again`() {
        presenter.askForItems()
        presenter.didEnterItems(" or")
        presenter.didEnterItems("3")

        let mistake = ErrorMessage(InputError.filter(.emptyTerm), FakeRouter()).sentence
        #expect(view.shown == [.question, .mistake(mistake), .question])
        #expect(interactor.requests == [three])
    }

    @Test func `found items are shown`() {
        presenter.found({{name}}Response(items: [.sample(3, "우유 사기")]))

        #expect(view.shown == [.items([{{name}}Row(id: "3", title: "우유 사기")])])
    }

    @Test func `without a match, a word that looks like a misspelled filter is named`() {
        let slip = ReadingHint(word: "hoem", suggestion: "+home")
        let filter = ItemFilter(Selection([[.word("hoem")]]), hints: [slip])

        presenter.choose({{name}}Request(filter: filter))
        presenter.found({{name}}Response(items: []))

        #expect(
            view.shown == [
                .nothing("Nothing matches. Searched titles, notes, projects and tags for “hoem”. Did you mean “+home”?")
            ]
        )
    }

    @Test func `while asking, an empty result asks again`() {
        presenter.askForItems()
        presenter.found({{name}}Response(items: []))
        presenter.couldNotFind(.unknownIDs([3...3]))

        #expect(
            view.shown == [.question, .mistake("Nothing matches."), .question, .mistake(unknown), .question]
        )
    }

    @Test func `without a question, an empty result is final`() {
        presenter.found({{name}}Response(items: []))
        presenter.couldNotFind(.unknownIDs([3...3]))

        #expect(view.shown == [.nothing("Nothing matches."), .errorMessage(ErrorMessage(.notFound, unknown))])
    }

    @Test func `a storage error ends the questions`() {
        presenter.askForItems()
        presenter.couldNotFind(.storage(ListError(.notADatabase, path: "x.db")))

        let errorMessage = ErrorMessage(ListError(.notADatabase, path: "x.db"), FakeRouter())
        #expect(view.shown == [.question, .errorMessage(errorMessage)])
    }

    @Test(arguments: ["", "  "])
    func `an empty answer and Ctrl-D choose nothing`(text: String) {
        presenter.didEnterItems(text)
        presenter.didCancel(.ended)

        #expect(view.shown == [.nothing("Nothing was chosen."), .nothing("Nothing was chosen.")])
    }

    @Test func `the JSON document has the items, which may be none`() {
        let responses = [[.sample(3)], []].map { {{name}}Response(items: $0) }

        let documents = responses.map({{name}}Presenter.document)

        #expect(documents[0].hasPrefix(#"{"adder":1,"items":[{"id":3,"#))
        #expect(documents[1] == #"{"adder":1,"items":[]}"# + "\n")
    }

    @Test func `Ctrl-C has its own exit status`() {
        presenter.didCancel(.interrupted)

        #expect(view.shown == [.errorMessage(ErrorMessage(.interrupted, "Nothing was chosen."))])
    }
}
