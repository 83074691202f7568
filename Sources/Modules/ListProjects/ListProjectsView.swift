import Terminal

/// Projects in columns, for people.
final class ListProjectsView: CountsView, ListProjectsShowing {
    let console: Console

    init(console: Console) {
        self.console = console
    }
}
