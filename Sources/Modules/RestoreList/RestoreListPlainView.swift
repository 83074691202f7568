import Terminal

/// The same in labelled lines.
final class RestoreListPlainView: BackupsPlainView, RestoreListShowing {
    weak var eventHandler: EventHandler?
    let console: Console

    init(console: Console) {
        self.console = console
    }

    func showRestored(_ display: RestoreListDisplay) {
        console.line(StyledText("restored: \(display.name)"))
        console.line(StyledText("made: \(display.made)"))
        console.line(StyledText("holds: \(display.items)"))
        display.remarks.forEach(console.say)
    }
}
