import Terminal

/// What is in the place of the list now, or all backups in columns.
final class RestoreListView: BackupsView, RestoreListShowing {
    weak var eventHandler: EventHandler?
    let console: Console

    init(console: Console) {
        self.console = console
    }

    func showRestored(_ display: RestoreListDisplay) {
        console.line(
            StyledText("Restored \(display.items): ", .heading),
            StyledText(display.name),
            StyledText("  (\(display.made))", .faint)
        )
        display.remarks.forEach(console.say)
    }
}
