package import Presentation
package import ProgramOutput
package import Responses

/// Records what the presenter of an operation shows.
package final class FakeOperationView<Display: Equatable>: OperationViewing {
    package enum Shown: Equatable {
        case display(Display)
        case question(String)
        case message(String)
        case errorMessage(ErrorMessage)
    }

    package private(set) var shown: [Shown] = []

    package init() {}

    /// The displays, without questions, messages and errors.
    package var displays: [Display] { shown.compactMap { if case .display(let display) = $0 { display } else { nil } } }

    package func show(_ display: Display) { shown.append(.display(display)) }

    package func ask(_ question: String) { shown.append(.question(question)) }

    package func showMessage(_ sentence: String) { shown.append(.message(sentence)) }

    package func showError(_ errorMessage: ErrorMessage) { shown.append(.errorMessage(errorMessage)) }
}

/// The presenter of an operation between fakes.
package struct FakeOperation<Presenter: OperationPresenter> where Presenter.Display: Equatable {
    package let view = FakeOperationView<Presenter.Display>()
    package let interactor: FakeQueryInteractor<Presenter.Request, Presenter.Response, Presenter.Failure>
    package let delegate = FakeListDelegate()
    package let presenter: Presenter

    /// - Parameter response: The response to every request. It is not shown.
    package init(_ presenter: Presenter.Type, answering response: Presenter.Response) {
        interactor = FakeQueryInteractor(.success(response))
        self.presenter = Presenter(
            OperationRoles(view: view, interactor: interactor, router: FakeRouter(), delegate: delegate)
        )
    }

    /// Returns the JSON output, or the error that it is instead.
    package static func document(_ response: Presenter.Response) -> Result<String, ErrorMessage> {
        Result { () throws(ErrorMessage) in try Presenter.document(response, FakeRouter()) }
    }
}
