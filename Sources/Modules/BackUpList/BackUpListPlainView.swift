import Terminal

/// Shows labelled lines.
final class BackUpListPlainView: BackupsPlainView, BackUpListViewing {
    weak var eventHandler: EventHandler?
    let console: Console

    init(console: Console) {
        self.console = console
    }

    func showBackup(_ display: BackUpListDisplay) {
        console.line(StyledText("backup: \(display.path)"))
        console.line(StyledText("holds: \(display.items)"))
        console.line(StyledText("size: \(display.size)"))
    }
}
