import Terminal

/// Rows that begin with "Changed".
final class ChangeItemView: ChangeView {
    weak var eventHandler: EventHandler?
    let console: Console

    init(console: Console) {
        self.console = console
    }
}
