import Terminal

/// Tags in columns, for people.
final class ListTagsView: CountsView, ListTagsShowing {
    let console: Console

    init(console: Console) {
        self.console = console
    }
}
