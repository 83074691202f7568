import Terminal

/// Labelled lines for screen readers and scripts.
final class ReopenItemPlainView: ChangePlainView {
    weak var eventHandler: EventHandler?
    let console: Console

    init(console: Console) {
        self.console = console
    }
}
