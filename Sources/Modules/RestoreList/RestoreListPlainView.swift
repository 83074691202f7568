import Terminal

/// Labelled lines for screen readers and scripts.
final class RestoreListPlainView: BackupsPlainView, RestoreListViewing {
    weak var eventHandler: EventHandler?
    let console: Console

    init(console: Console) {
        self.console = console
    }

    func showRestored(_ display: RestoreListDisplay) {
        console.line(StyledText("restored: \(display.name)"))
        console.line(StyledText("made: \(display.made)"))
        console.line(StyledText("holds: \(display.items)"))
        display.messages.forEach(console.say)
    }
}
