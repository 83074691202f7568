import Terminal

/// Shows labelled lines for screen readers and scripts.
final class ListItemsPlainView: ListPlainView, ListItemsViewing {
    let console: Console
    /// Shown before its first item, so groups without items have no heading.
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
