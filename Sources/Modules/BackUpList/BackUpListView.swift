import Terminal

/// Where the copy is, or all that there are in columns.
final class BackUpListView: BackupsView, BackUpListShowing {
    weak var eventHandler: EventHandler?
    let console: Console

    init(console: Console) {
        self.console = console
    }

    func showBackup(_ display: BackUpListDisplay) {
        console.line(
            StyledText("Backed up \(display.items): ", .heading),
            StyledText(display.path),
            StyledText("  (\(display.size))", .faint)
        )
    }
}
