package import Presentation
import Terminal

/// A view on the console that asks for confirmation.
package protocol ConfirmationView: ConsoleView, ConfirmationViewing {
    typealias EventHandler = any ConfirmationHandling

    var eventHandler: EventHandler? { get set }
}

/// A view that asks before an operation, and shows what was done.
package protocol OperationView<Display>: OperationViewing {
    var eventHandler: (any ConfirmationHandling)? { get set }
}

extension ConfirmationView {
    package func ask(_ question: String) {
        eventHandler?.didAnswer(conversation.confirm(question))
    }
}
