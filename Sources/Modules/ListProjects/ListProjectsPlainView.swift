import Terminal

/// One labelled line after the other, for screen readers and scripts.
final class ListProjectsPlainView: CountsPlainView {
    let console: Console

    init(console: Console) {
        self.console = console
    }
}
