import Terminal

/// One row per reopened item.
final class ReopenItemView: ChangeView {
    weak var eventHandler: EventHandler?
    let console: Console

    init(console: Console) {
        self.console = console
    }
}
