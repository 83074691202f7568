import Terminal

/// Projects in columns, for people.
final class ListProjectsView: CountsView {
    let console: Console

    init(console: Console) {
        self.console = console
    }
}
