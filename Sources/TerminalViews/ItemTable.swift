package import Presentation
package import Terminal
import Vocabulary

extension ListTable {
    /// A table of items, with signs or words for what they have.
    package init(hasSigns: Bool = true) {
        self.init(facts: [.detail, .sign], extraCount: 3)
        self.hasSigns = hasSigns
    }

    package mutating func begin(_ heading: HeadingDisplay) {
        begin(heading.counted, heading.tone == .urgent ? .urgentHeading : .heading, depth: heading.depth)
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
        let style = item.style
        add(.label, item.id, .plain)
        add(.fact(0), item.when, item.dateStyle)
        let sign = hasSigns ? item.prioritySign + item.marks.subtracting(.note).signs : item.prioritySign
        add(.fact(1), sign, item.isImportant && !item.isDone ? .strong : style)
        let note = hasSigns ? item.marks.intersection(.note).signs : ""
        let title = note.isEmpty ? item.title : "\(item.title) \(note)"
        if let guides = item.guides {
            add(.main, guides.drawn(hasSigns: hasSigns) + title, style)
        } else if item.indent == 0, marks.isEmpty {
            add(.main, title, style)
        } else {
            add(.main, StyledText(MarkedText(title, marks: marks).indented(item.indent), style))
        }
        if let remark = item.remark(hasSigns: hasSigns) { addRemark(remark) }
        let facts = item.facts(hasSigns: hasSigns)
        add(.extra, facts, style == .faint ? .faint : .plain)
        add(.extra, item.project, .project)
        add(.extra, item.tags.count == 1 ? item.tags[0] : item.tags.joined(separator: " "), .tag)
        if item.isSortedByExtra || item.isLaterOccurrence { showsMoreOfExtra = true }
    }
}

extension StyledText {
    /// A heading for plain output.
    package init(labeled heading: HeadingDisplay) {
        self.init(heading.total.isEmpty ? "\(heading.text):" : "\(heading.counted):")
    }

    /// An item with all its details on one line.
    package init(labeled item: ItemDisplay) {
        let facts = [
            (PlainSentences.due, item.due), (PlainSentences.state, item.states),
            (PlainSentences.hiddenUntil, item.hiddenUntil),
            (item.date?.label ?? "", item.date?.date ?? ""),
            (PlainSentences.priority, item.priority), (PlainSentences.project, item.project),
            (PlainSentences.tags, item.tags.joined(separator: " ")), (PlainSentences.parent, item.parent),
            (PlainSentences.progress, item.progress), (PlainSentences.marks, item.words().joined(separator: ", ")),
        ].filter { !$0.1.isEmpty }.map { "; \($0.0) \($0.1)" }
        let indent = item.guides == nil ? "" : String(repeating: " ", count: item.indent)
        self.init("\(indent)\(PlainSentences.item(item.id, item.title))\(facts.joined())")
    }

    /// An item with the details below it.
    package init(labeled found: FoundItemDisplay) {
        let matches = found.matches.map { "; \($0.plainLabel): \($0.text.text)" }
        self.init(StyledText(labeled: found.item).text + matches.joined())
    }
}

extension HeadingDisplay {
    /// `Overdue (3)`, `Overdue (3 of 12)`; the heading of a group that has only nested groups shows no number.
    package var counted: String {
        if count == 0 { return text }
        return total.isEmpty ? "\(text) (\(count))" : PlainSentences.heading(text, count, of: total)
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
    var isDone: Bool { marks.contains(.done) }

    var dateStyle: Style { isDone || isLaterOccurrence ? .faint : Style(tone) }

    var style: Style {
        if isContext || isLaterOccurrence || !marks.isDisjoint(with: [.done, .blocked]) { return .faint }
        return tone == .urgent ? .urgent : .plain
    }

    var indent: Int { 2 * min(depth, TreeGuides.maximumDepth) }

    private static let stateMarks: Marks = [.done, .waiting, .blocked]

    /// `done`; `waiting, blocked by 20`.
    fileprivate var states: String {
        let states = marks.intersection(ItemDisplay.stateMarks)
        // The state of an item says why it doesn't match.
        if isContext, states.isEmpty { return PlainSentences.noMatch }
        guard !blockers.isEmpty else { return states.words.joined(separator: ", ") }
        return (states.subtracting(.blocked).words + [blockers]).joined(separator: ", ")
    }

    /// `repetition`, `note`.
    fileprivate func words(besides signed: Marks = []) -> [String] {
        marks.subtracting(ItemDisplay.stateMarks).subtracting(signed).words
    }

    /// `(2/5) ‹ New job`: the progress, and the parent unless it stands above.
    func remark(hasSigns: Bool) -> String? {
        let isBelowParent = depth > 0 && depth <= TreeGuides.maximumDepth
        let (parent, title) = isBelowParent ? ("", "") : (parent, parentTitle)
        if progress.isEmpty, parent.isEmpty { return nil }
        let remark = ItemDisplay.remark(progress, parent, title, hasSigns: hasSigns)
        return remark.isEmpty ? nil : remark
    }

    /// - Parameter parent: The id and the title of the parent.
    package static func remark(_ progress: String, _ parent: String, _ title: String, hasSigns: Bool) -> String {
        let name = hasSigns ? title : parent
        var remarks: [String] = []
        if !progress.isEmpty { remarks.append(hasSigns ? "(\(progress))" : RelationSentences.progress(progress)) }
        if !name.isEmpty { remarks.append(hasSigns ? "‹ \(name)" : RelationSentences.part(of: name)) }
        return remarks.joined(separator: " ")
    }

    /// The facts between the title and the project.
    /// - Parameter signed: The marks that have signs elsewhere.
    func facts(hasSigns: Bool, besides signed: Marks = []) -> String {
        var facts: [String] = []
        if !hasSigns, !states.isEmpty { facts.append(states) }
        if let date { facts.append(date.label.isEmpty ? date.date : "\(date.label) \(date.date)") }
        if !hiddenUntil.isEmpty { facts.append(RelationSentences.hidden(until: hiddenUntil)) }
        if hasSigns, !blockers.isEmpty { facts.append(blockers) }
        if hasSigns, isContext, marks.isDisjoint(with: ItemDisplay.stateMarks) { facts.append(states) }
        if !hasSigns { facts += words(besides: signed) }
        return facts.isEmpty ? "" : facts.joined(separator: ", ")
    }
}
