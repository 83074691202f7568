import Terminal

/// Shows labelled lines for screen readers and scripts.
final class FindItemsPlainView: ListPlainView, FindItemsViewing {
    let console: Console

    init(console: Console) {
        self.console = console
    }

    func showItem(_ item: Row) {
        console.hold()
        console.line(StyledText(labelled: item))
    }

    func showFoot(_ sentence: String) {
        console.release()
        if console.width != nil { console.line(StyledText(sentence)) }
    }
}
