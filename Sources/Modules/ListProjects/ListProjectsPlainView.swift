import Terminal

/// Shows labelled lines for screen readers and scripts.
final class ListProjectsPlainView: CountsPlainView {
    let console: Console

    init(console: Console) {
        self.console = console
    }
}
