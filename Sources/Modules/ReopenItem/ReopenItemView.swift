import Terminal

/// Rows that begin with "Reopened".
final class ReopenItemView: ChangeView {
    weak var eventHandler: EventHandler?
    let console: Console

    init(console: Console) {
        self.console = console
    }
}
