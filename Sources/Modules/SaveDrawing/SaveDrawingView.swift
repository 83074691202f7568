import Terminal
import TerminalViews

/// Says what was written, apart from answers.
final class SaveDrawingView: ListView, SaveDrawingViewing {
    let console: Console
    let isPlain: Bool

    init(console: Console, isPlain: Bool) {
        (self.console, self.isPlain) = (console, isPlain)
    }

    func show(_ sentence: String) { messages.say(sentence) }
}
