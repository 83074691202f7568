import Terminal

/// Columns, and below an item where else than in its title something was found, for people.
final class FindItemsView: ListView, FindItemsShowing {
    let console: Console
    /// Columns are as wide as what is in them, so that nothing is written before everything is known.
    private var table = ListTable()

    init(console: Console) {
        self.console = console
    }

    func showItem(_ item: Row) {
        table.add(item)
    }

    func showFoot(_ sentence: String) {
        table.end(sentence, on: console)
    }
}
