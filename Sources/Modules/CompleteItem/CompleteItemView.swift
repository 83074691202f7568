import Terminal

/// Rows that begin with "Done".
final class CompleteItemView: ChangeView {
    weak var eventHandler: EventHandler?
    let console: Console

    init(console: Console) {
        self.console = console
    }
}
