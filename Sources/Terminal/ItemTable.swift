package import Boundary

extension ListTable {
    /// A table of items.
    package init() {
        self.init(factCount: 3)
    }

    /// Writes the items and what is to be said below them, which is for people who look at a terminal; the table is
    /// empty then.
    package mutating func end(_ sentence: String, on console: Console) {
        write(to: console)
        self = ListTable()
        guard console.width != nil else { return }
        console.line()
        console.paragraph(text: sentence, .faint)
    }

    package mutating func begin(_ heading: HeadingDisplay) {
        begin(StyledText(heading.text, heading.tone == .urgent ? .urgentHeading : .heading), depth: heading.depth)
    }

    package mutating func add(_ item: ItemDisplay) {
        add(item, marks: [])
    }

    package mutating func add(_ found: FoundItemDisplay) {
        add(found.item, marks: found.marks)
        for match in found.matches {
            addRemark(
                Remark(label: StyledText("\(match.label): ", .faint), text: StyledText(match.text, .faint))
            )
        }
    }

    private mutating func add(_ item: ItemDisplay, marks: [Range<Int>]) {
        addLabel(StyledText(item.id))
        addFact(0, StyledText(item.when, item.isDone ? .faint : Style(item.tone)))
        addFact(1, StyledText(item.stateWords, item.plain))
        addFact(2, StyledText(item.priority, item.isImportant && !item.isDone ? .strong : item.plain))
        if item.indent == 0, marks.isEmpty {
            addMain(StyledText(item.title, item.plain))
        } else {
            addMain(StyledText(MarkedText(item.title, marks: marks).indented(item.indent), item.plain))
        }
        addExtra(StyledText(item.extra, .faint))
    }
}

extension StyledText {
    /// A heading on a line of its own, for those who do not see columns.
    package init(labelled heading: HeadingDisplay) {
        self.init("\(heading.text):")
    }

    /// Everything that is known of the item on one line, each with its name.
    package init(labelled item: ItemDisplay) {
        let facts = [
            ("due", item.due), ("state", item.stateWords), ("hidden until", item.hiddenUntil),
            ("priority", item.priority), ("project", item.project), ("tags", item.tags.joined(separator: " ")),
            ("part of", item.parent),
        ].filter { !$0.1.isEmpty }.map { "; \($0.0) \($0.1)" }
        self.init("item \(item.id): \(item.title)\(facts.joined())")
    }

    /// The same, and where else than in the title something was found.
    package init(labelled found: FoundItemDisplay) {
        let matches = found.matches.map { "; match \($0.label): \($0.text.text)" }
        self.init(StyledText(labelled: found.item).text + matches.joined())
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
    /// A column that is no wider than this is left to titles, however deep they are.
    private static let deepestIndent = 8

    fileprivate var plain: Style { isDone ? .faint : .plain }

    fileprivate var indent: Int { 2 * min(depth, ItemDisplay.deepestIndent) }

    /// Most items have none, or one.
    fileprivate var stateWords: String {
        switch states.count {
        case 0: ""
        case 1: states[0]
        default: states.joined(separator: ", ")
        }
    }

    fileprivate var extra: String {
        var belonging = project
        for tag in tags {
            if !belonging.isEmpty { belonging += " " }
            belonging += tag
        }
        guard !hiddenUntil.isEmpty else { return belonging }
        return "until \(hiddenUntil)\(belonging.isEmpty ? "" : ", \(belonging)")"
    }
}
