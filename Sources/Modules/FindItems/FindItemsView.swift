import Terminal

/// Shows columns, with matches outside the title below each item.
final class FindItemsView: ListView, FindItemsViewing {
    let console: Console
    /// Collects all rows before writing, as column widths depend on them.
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
