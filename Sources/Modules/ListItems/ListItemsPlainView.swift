import Terminal

/// One labelled line after the other, for screen readers and scripts.
final class ListItemsPlainView: ListPlainView, ListItemsShowing {
    let console: Console
    /// Kept until the list is told to its end, so that nobody who reads slowly keeps the store waiting.
    private var lines = ""
    /// A heading with nothing under it says nothing.
    private var heading: Heading?

    init(console: Console) {
        self.console = console
    }

    func showHeading(_ heading: Heading) {
        self.heading = heading
    }

    func showItem(_ item: Row) {
        if let heading { add(StyledText(labelled: heading)) }
        heading = nil
        add(StyledText(labelled: item))
    }

    func showFoot(_ sentence: String) {
        console.document(lines)
        lines = ""
        if console.width != nil { console.line(StyledText(sentence)) }
    }

    private func add(_ line: StyledText) {
        lines += line.text
        lines += "\n"
    }
}
