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

extension ScreenView {
    /// Shows a change as one message: `Postponed 1: Pay rent · due Fri 4 Dec. u reverses it.`
    /// - Parameters:
    ///   - items: The items that were changed, with the actions.
    ///   - more: The number of those that are not shown, in words.
    ///   - phrases: Facts about them, which follow their titles.
    ///   - sentences: Other facts about them.
    ///   - messages: What else to say.
    package func showChange(
        of items: [String],
        more: String?,
        phrases: [String],
        sentences: [String],
        _ messages: [String]
    ) {
        let names = ([items.joined(separator: ", ")] + [more].compactMap(\.self)).joined(separator: " ")
        // The facts about one item would be taken for those about all.
        let isWhole = more == nil
        let first = ([names] + (isWhole ? phrases : [])).filter { !$0.isEmpty }
        let others = (isWhole ? sentences : []) + messages
        let all = [first.joined(separator: desk.lines.separator)] + others
        desk.say(StyledText(all.filter { !$0.isEmpty }.map(ChangeSentences.sentence).joined(separator: " ")))
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
