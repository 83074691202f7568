import Terminal

/// The restored list, or all backups in columns.
final class RestoreListView: BackupsView, RestoreListViewing {
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
        display.messages.forEach(console.say)
    }
}
