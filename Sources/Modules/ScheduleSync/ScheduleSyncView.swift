import Presentation
import Terminal
import TerminalViews

/// Shows what was installed.
final class ScheduleSyncView: ConsoleView, ScheduleSyncViewing {
    let console: Console
    private let isPlain: Bool

    init(console: Console, isPlain: Bool) {
        self.console = console
        self.isPlain = isPlain
    }

    func showSchedule(_ display: ScheduleSyncDisplay) {
        if isPlain, !display.facts.isEmpty {
            for fact in display.facts { answers.line(StyledText(fact)) }
        } else {
            answers.line(StyledText(display.sentence))
            display.notes.forEach(messages.say)
        }
    }

    func showLine(_ line: String) {
        answers.export(Array("\(line)\n".utf8))
    }
}
