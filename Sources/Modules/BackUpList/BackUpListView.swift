import Terminal

/// Shows a new backup's path, or a table of backups.
final class BackUpListView: BackupsView, BackUpListViewing {
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
