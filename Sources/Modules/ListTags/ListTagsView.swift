import Terminal

/// Shows tags in columns.
final class ListTagsView: CountsView {
    let console: Console

    init(console: Console) {
        self.console = console
    }
}
