import Terminal

/// Shows projects in columns.
final class ListProjectsView: CountsView {
    let console: Console

    init(console: Console) {
        self.console = console
    }
}
