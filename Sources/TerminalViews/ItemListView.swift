package import Presentation
package import Terminal

/// Shows items as columns under headings, or as labeled lines.
package final class ItemListView: ListView, ItemListViewing, QueryViewing {
    package let console: Console
    package let isPlain: Bool
    /// Collects all rows before writing, as column widths depend on them.
    private var table: ListTable
    /// In plain output, the heading to show before the next item, so that groups without items have no heading.
    private var heading: HeadingDisplay?

    package init(console: Console, isPlain: Bool) {
        self.console = console
        self.isPlain = isPlain
        table = ListTable(hasSigns: console.answers.hasSigns)
    }

    package func showHeading(_ heading: HeadingDisplay) {
        if isPlain { self.heading = heading } else { table.begin(heading) }
    }

    package func showItem(_ item: ItemDisplay) {
        if isPlain { write(StyledText(labeled: item)) } else { table.add(item) }
    }

    package func showItem(_ item: FoundItemDisplay) {
        if isPlain { write(StyledText(labeled: item)) } else { table.add(item) }
    }

    private func write(_ line: StyledText) {
        answers.hold()
        if let heading { answers.line(StyledText(labeled: heading)) }
        heading = nil
        answers.line(line)
    }

    package func showFoot(_ sentence: String) {
        guard isPlain else { return table.end(sentence, on: answers) }
        answers.release()
        if answers.width != nil { answers.line(StyledText(sentence)) }
    }
}
