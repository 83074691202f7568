import Terminal

/// One labelled line after the other, for screen readers and scripts.
final class FindItemsPlainView: ListPlainView, FindItemsShowing {
    let console: Console
    /// Kept until all of it is told, so that nobody who reads slowly keeps the store waiting.
    private var lines = ""

    init(console: Console) {
        self.console = console
    }

    func showItem(_ item: Row) {
        lines += StyledText(labelled: item).text
        lines += "\n"
    }

    func showFoot(_ sentence: String) {
        console.document(lines)
        lines = ""
        if console.width != nil { console.line(StyledText(sentence)) }
    }
}
