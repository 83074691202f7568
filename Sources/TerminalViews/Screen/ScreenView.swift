package import Presentation
package import ProgramOutput
package import Screen
import Terminal

/// A view on the screen, which says things below the panes.
package protocol ScreenView: ErrorViewing {
    var desk: Desk { get }
}

extension ScreenView {
    package func showMessage(_ sentence: String) {
        desk.say(StyledText(sentence))
    }

    package func showError(_ errorMessage: ErrorMessage) {
        desk.say(StyledText(errorMessage.sentence, .urgent))
    }
}

/// A view on the screen that asks for confirmation in a dialog.
package protocol ScreenConfirmationView: ScreenView, ConfirmationViewing {
    var eventHandler: (any ConfirmationHandling)? { get }
}

extension ScreenConfirmationView {
    /// Keeps the presenter alive until the question is answered.
    package func ask(_ question: String) {
        let eventHandler = eventHandler
        desk.present(
            QuestionLayer.confirmation(on: desk, question) { answer in eventHandler?.didAnswer(answer) }
        )
    }
}

/// A view of a module whose list is shown in a pane.
package protocol PaneView: ListViewing {
    var list: any ScreenListViewing { get }
}

extension PaneView {
    package func showNothing(_ sentence: String) {
        list.showNothing(sentence)
    }

    package func showEmptyList(_ sentence: String, example: String) {
        list.showEmptyList(sentence, example: example)
    }

    package func showMessage(_ sentence: String) {
        list.showMessage(sentence)
    }

    package func showError(_ errorMessage: ErrorMessage) {
        list.showError(errorMessage)
    }
}
