package import Boundary

extension ListTable {
    /// A table of items.
    package init() {
        self.init(factCount: 3)
    }

    package mutating func begin(_ heading: HeadingDisplay) {
        begin(StyledText(heading.text, heading.tone == .urgent ? .urgentHeading : .heading), depth: heading.depth)
    }

    package mutating func add(_ item: ItemDisplay) {
        add(Row(item))
    }

    package mutating func add(_ found: FoundItemDisplay) {
        let remarks = found.matches.map { match in
            Remark(label: StyledText("\(match.label): ", .faint), text: StyledText(match.text, .faint))
        }
        add(Row(found.item, marks: found.marks, remarks: remarks))
    }
}

extension ListTable.Row {
    fileprivate init(_ item: ItemDisplay, marks: [Range<Int>] = [], remarks: [ListTable.Remark] = []) {
        self.init(
            label: StyledText(item.id),
            facts: [
                StyledText(item.when, item.isDone ? .faint : Style(item.tone)),
                StyledText(item.states.joined(separator: ", "), item.isDone ? .faint : .plain),
                StyledText(item.priority, item.isDone ? .faint : item.isImportant ? .strong : .plain),
            ],
            main: StyledText(MarkedText(item.title, marks: marks).indented(item.indent), item.isDone ? .faint : .plain),
            extra: StyledText(item.extra, .faint),
            remarks: remarks
        )
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
            ("due", item.due), ("state", item.states.joined(separator: ", ")), ("hidden until", item.hiddenUntil),
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

    fileprivate var indent: Int { 2 * min(depth, ItemDisplay.deepestIndent) }

    fileprivate var extra: String {
        let belonging = tags.reduce(into: project) { text, tag in
            if !text.isEmpty { text += " " }
            text += tag
        }
        guard !hiddenUntil.isEmpty else { return belonging }
        return "until \(hiddenUntil)\(belonging.isEmpty ? "" : ", \(belonging)")"
    }
}
