import Terminal

/// Rows that begin with "Removed".
final class RemoveItemView: ChangeView {
    weak var eventHandler: EventHandler?
    let console: Console

    init(console: Console) {
        self.console = console
    }
}
