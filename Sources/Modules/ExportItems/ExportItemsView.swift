import Presentation
import Terminal
import TerminalViews

/// Writes an export, or says where it was written.
final class ExportItemsView: ConfirmationView, ExportItemsViewing {
    weak var eventHandler: EventHandler?
    let console: Console
    private let isPlain: Bool

    init(console: Console, isPlain: Bool) {
        self.console = console
        self.isPlain = isPlain
    }

    func hold() {
        console.hold()
    }

    func release() {
        console.release()
    }

    func write(_ part: [UInt8]) {
        console.export(part)
    }

    func showExported(_ display: ExportItemsDisplay) {
        if isPlain {
            console.line(StyledText("exported: \(display.items)"))
            console.line(StyledText("file: \(display.path)"))
            console.line(StyledText("format: \(display.format)"))
        } else {
            console.line(
                StyledText(display.action, .heading),
                StyledText(" to \(display.path)"),
                StyledText("  (\(display.format))", .faint)
            )
        }
    }
}
