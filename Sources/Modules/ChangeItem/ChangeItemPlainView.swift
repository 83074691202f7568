import Terminal

/// Shows labelled lines.
final class ChangeItemPlainView: ChangePlainView {
    weak var eventHandler: EventHandler?
    let console: Console

    init(console: Console) {
        self.console = console
    }
}
