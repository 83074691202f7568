package import Presentation
import Vocabulary

extension ListTable {
    /// A table of items.
    package init() {
        self.init(factCount: 3)
    }

    /// Writes the items and empties the table; on a terminal, a sentence follows.
    package mutating func end(_ sentence: String, on console: Console) {
        write(to: console)
        self = ListTable()
        guard console.width != nil else { return }
        console.line()
        console.paragraph(text: sentence, .faint)
    }

    /// `Overdue (3)`; the heading of a group that has only nested groups shows no number.
    package mutating func begin(_ heading: HeadingDisplay) {
        let text = heading.count > 0 ? "\(heading.text) (\(heading.count))" : heading.text
        begin(StyledText(text, heading.tone == .urgent ? .urgentHeading : .heading), depth: heading.depth)
    }

    package mutating func add(_ item: ItemDisplay) {
        add(item, marks: [])
    }

    package mutating func add(_ found: FoundItemDisplay) {
        add(found.item, marks: found.marks)
        for match in found.matches {
            addDetail(
                Detail(label: StyledText("\(match.label): ", .faint), text: StyledText(match.text, .faint))
            )
        }
    }

    private mutating func add(_ item: ItemDisplay, marks: [Range<Int>]) {
        beginRow()
        add(.label, item.id, .plain)
        add(.fact(0), item.when, item.isDone ? .faint : Style(item.tone))
        add(.fact(1), item.stateText, item.baseStyle)
        add(.fact(2), item.priority, item.isImportant && !item.isDone ? .strong : item.baseStyle)
        if item.indent == 0, marks.isEmpty {
            add(.main, item.title, item.baseStyle)
        } else {
            add(.main, StyledText(MarkedText(item.title, marks: marks).indented(item.indent), item.baseStyle))
        }
        add(.extra, item.extra, .faint)
        if item.isSortedByExtra { showsMoreOfExtra = true }
    }
}

extension StyledText {
    /// A heading for plain output.
    package init(labeled heading: HeadingDisplay) {
        self.init("\(heading.text):")
    }

    /// An item with all its details on one line.
    package init(labeled item: ItemDisplay) {
        let facts = [
            ("due", item.due), ("state", item.stateText), ("hidden until", item.hiddenUntil),
            (item.date?.label ?? "", item.date?.date ?? ""),
            ("priority", item.priority), ("project", item.project), ("tags", item.tags.joined(separator: " ")),
            ("part of", item.parent), ("has", item.marks.names),
        ].filter { !$0.1.isEmpty }.map { "; \($0.0) \($0.1)" }
        self.init("item \(item.id): \(item.title)\(facts.joined())")
    }

    /// An item with the details below it.
    package init(labeled found: FoundItemDisplay) {
        let matches = found.matches.map { "; \($0.plainLabel): \($0.text.text)" }
        self.init(StyledText(labeled: found.item).text + matches.joined())
    }
}

extension ItemDisplay.Marks {
    /// Signs of one column each, also in terminals that draw ambiguous characters wide.
    fileprivate var signs: String {
        if isEmpty { return "" }
        return (contains(.repetition) ? "↻" : "") + (contains(.note) ? "✎" : "") + (contains(.dependencies) ? "⇠" : "")
    }

    fileprivate var names: String {
        if isEmpty { return "" }
        let names: [(ItemDisplay.Marks, String)] = [
            (.repetition, "repetition"), (.note, "note"), (.dependencies, "dependencies"),
        ]
        return names.filter { contains($0.0) }.map(\.1).joined(separator: ", ")
    }
}

extension Style {
    fileprivate init(_ tone: ItemDisplay.Tone) {
        self =
            switch tone {
            case .normal: .plain
            case .urgent: .urgent
            case .near: .near
            }
    }
}

extension ItemDisplay {
    /// Deeper items are not indented any further.
    private static let maximumDepth = 8

    fileprivate var baseStyle: Style { isDone ? .faint : .plain }

    fileprivate var indent: Int { 2 * min(depth, ItemDisplay.maximumDepth) }

    /// Avoids `joined` for most items, which have at most one state.
    fileprivate var stateText: String {
        switch states.count {
        case 0: ""
        case 1: states[0]
        default: states.joined(separator: ", ")
        }
    }

    fileprivate var extra: String {
        var text = marks.signs
        if !project.isEmpty {
            if !text.isEmpty { text += " " }
            text += project
        }
        for tag in tags {
            if !text.isEmpty { text += " " }
            text += tag
        }
        if !hiddenUntil.isEmpty { text = "until \(hiddenUntil)\(text.isEmpty ? "" : ", \(text)")" }
        if let date { text = "\(date.label) \(date.date)\(text.isEmpty ? "" : ", \(text)")" }
        return text
    }
}
