import Terminal

/// Shows columns under headings.
final class ListItemsView: ListView, ListItemsViewing {
    let console: Console
    /// Collects all rows before writing, as column widths depend on them.
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
