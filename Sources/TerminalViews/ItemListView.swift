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
    /// What to say below the last row.
    private var more = ""

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

    package var isShort: Bool { !isPlain && answers.width != nil }

    package func showMore(_ sentence: String) {
        more = sentence
    }

    package func showFoot(_ sentence: String, omitted: String) {
        if isPlain {
            answers.release()
            if !omitted.isEmpty { answers.line(StyledText(PlainSentences.notShown(omitted))) }
            if answers.width != nil { answers.line(StyledText(sentence)) }
        } else {
            table.write(to: answers)
            table = ListTable(hasSigns: answers.hasSigns)
            if !more.isEmpty { answers.paragraph(label: StyledText("  "), text: more, .faint) }
            let foot = answers.width == nil ? omitted : sentence
            if !foot.isEmpty {
                answers.line()
                answers.paragraph(text: foot, .faint)
            }
        }
        more = ""
    }
}
