import Terminal

/// One labelled line after the other, for screen readers and scripts.
final class ListTagsPlainView: CountsPlainView {
    let console: Console

    init(console: Console) {
        self.console = console
    }
}
