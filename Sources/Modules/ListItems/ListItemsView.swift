import Terminal

/// Columns under headings, for people.
final class ListItemsView: ListView, ListItemsShowing {
    let console: Console
    /// Columns are as wide as what is in them, so that nothing is written before everything is known.
    private var table = ListTable()

    init(console: Console) {
        self.console = console
    }

    func showHeading(_ heading: Heading) {
        table.begin(heading)
    }

    func showItem(_ item: Row) {
        table.add(item)
    }

    func showFoot(_ sentence: String) {
        table.end(sentence, on: console)
    }
}
