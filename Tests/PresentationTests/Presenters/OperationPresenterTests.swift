import Presentation
import ProgramOutput
import Responses
import TestKit
import Testing
import Vocabulary

struct OperationPresenterTests {
    enum Response: Equatable {
        case unconfirmed, listed
        case done(Int, hasProblem: Bool = false)
        case nothing, refused
    }

    final class SamplePresenter: OperationPresenter {
        let roles: OperationRoles<String, Response, ListError, Int>

        init(_ roles: OperationRoles<String, Response, ListError, Int>) {
            self.roles = roles
        }

        func answer(_ response: Response) -> OperationAnswer<String, Int> {
            switch response {
            case .unconfirmed: .question("Restore?", confirmed: "restore --yes")
            case .listed: .done(0)
            case .done(let count, _): .done(count, .changed())
            case .nothing: .nothing("Nothing to do.", .unchanged)
            case .refused: .failed(ErrorMessage(.notFound, "No backup."))
            }
        }

        static func document(_ response: Response, _ router: any CommandRouting) throws(ErrorMessage) -> String { "" }

        static func problem(_ response: Response) -> ErrorMessage? {
            if case .done(_, hasProblem: true) = response { ErrorMessage(.outputFailed, "Too late.") } else { nil }
        }

        static func errorMessage(_ failure: ListError, _ router: any CommandRouting) -> ErrorMessage {
            ErrorMessage(failure, router)
        }
    }

    private let operation = FakeOperation(SamplePresenter.self, answering: .nothing)

    @Test func `a request reaches the interactor`() {
        operation.presenter.perform("restore")

        #expect(operation.interactor.requests == ["restore"])
    }

    @Test func `after yes, what was asked about is carried out once`() {
        operation.presenter.found(.unconfirmed)
        operation.presenter.didAnswer(.yes)
        operation.presenter.didAnswer(.yes)

        #expect(operation.view.shown == [.question("Restore?")])
        #expect(operation.interactor.requests == ["restore --yes"] && operation.delegate.outcomes.isEmpty)
    }

    @Test(arguments: [ConfirmationAnswer.no, .interrupted, .notInteractive])
    func `after another answer, nothing is carried out, and the delegate is notified`(answer: ConfirmationAnswer) {
        operation.presenter.found(.unconfirmed)
        operation.presenter.didAnswer(answer)

        #expect(operation.view.shown.count == 2 && operation.interactor.requests.isEmpty)
        #expect(operation.delegate.outcomes == [.cancelled])
    }

    @Test func `a problem follows what was done`() {
        operation.presenter.found(.done(3, hasProblem: true))

        let problem = ErrorMessage(.outputFailed, "Too late.")
        #expect(operation.view.shown == [.display(3), .errorMessage(problem)])
        #expect(operation.delegate.outcomes == [.changed()])
    }

    @Test func `the delegate hears what came of it, but not of a listing`() {
        for response in [Response.listed, .done(1), .nothing, .refused] { operation.presenter.found(response) }
        operation.presenter.couldNotFind(ListError(.damaged, path: "/list"))

        #expect(operation.view.displays == [0, 1] && operation.view.shown.count == 5)
        #expect(operation.view.shown[2] == .message("Nothing to do."))
        #expect(operation.delegate.outcomes == [.changed(), .unchanged, .refused, .refused])
    }
}
