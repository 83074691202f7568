import Terminal

/// Tags in columns, for people.
final class ListTagsView: CountsView {
    let console: Console

    init(console: Console) {
        self.console = console
    }
}
