import Terminal

/// One labelled line after the other, for screen readers and scripts.
final class FindItemsPlainView: ListPlainView, FindItemsShowing {
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
