import Terminal

/// One labelled line after the other, for screen readers and scripts.
final class ListItemsPlainView: ListPlainView, ListItemsShowing {
    let console: Console
    /// A heading with nothing under it says nothing.
    private var heading: Heading?

    init(console: Console) {
        self.console = console
    }

    func showHeading(_ heading: Heading) {
        self.heading = heading
    }

    func showItem(_ item: Row) {
        console.hold()
        if let heading { console.line(StyledText(labelled: heading)) }
        heading = nil
        console.line(StyledText(labelled: item))
    }

    func showFoot(_ sentence: String) {
        console.release()
        if console.width != nil { console.line(StyledText(sentence)) }
    }
}
