import Almanac
package import Boundary

/// An item as an editable page of text: one line per field, the note last.
package struct ItemPage {
    private enum Field: String, CaseIterable {
        case title, due, wait, project, pri, tags, every, again, needs, parent, note
    }

    private let dates: DateReader

    package init(dates: DateReader) {
        self.dates = dates
    }

    // MARK: Writing

    package func text(of facts: ItemFacts, id: Int) -> String {
        let lines = Field.allCases.compactMap { field -> String? in
            let value = ItemPage.value(of: field, in: facts)
            // Shows only one of every: and again:.
            if field == .again, value.isEmpty { return nil }
            if field == .every, facts.repeats != nil, value.isEmpty { return nil }
            return field == .note ? "note:\n\(value)" : value.isEmpty ? "\(field):" : "\(field): \(value)"
        }
        return """
            # Item \(id). Save and close to apply your changes; delete all text to cancel.
            # To clear a field, delete its value or its line.
            # Lines that start with # are ignored; everything below note: is the note.
            \(lines.joined(separator: "\n"))

            """
    }

    /// Returns the line of a part, cut to 60 characters, or `nil` for a part without a line.
    package static func line(of part: ItemPart, in facts: ItemFacts) -> String? {
        let field: Field
        switch part {
        case .title: field = .title
        case .due: field = .due
        case .wait: field = .wait
        case .project: field = .project
        case .priority: field = .pri
        case .recurrence: if case .again? = facts.repeats { field = .again } else { field = .every }
        case .parent: field = .parent
        case .note: field = .note
        case .existence, .status, .times, .tag, .need: return nil
        }
        let value = value(of: field, in: facts).replacing("\n", with: " ")
        return value.isEmpty ? "\(field):" : "\(field): \(value.count > 60 ? "\(value.prefix(60))…" : value)"
    }

    private static func value(of field: Field, in facts: ItemFacts) -> String {
        switch field {
        case .title: facts.title.replacing("\n", with: " ")
        case .due: facts.due.map { due in due.time.map { "\(due.day) \($0)" } ?? due.day.description } ?? ""
        case .wait: facts.wait?.description ?? ""
        case .project: facts.project?.replacing("\n", with: " ") ?? ""
        case .pri: facts.priority.map(PriorityWords.spelling) ?? ""
        case .tags: facts.tags.map { $0.hasPrefix("@") ? $0 : "+\($0)" }.joined(separator: " ")
        case .every: if case .every(let repetition)? = facts.repeats { RepetitionSpelling.of(repetition) } else { "" }
        case .again: if case .again(let repetition)? = facts.repeats { RepetitionSpelling.of(repetition) } else { "" }
        case .needs: facts.needs.map(String.init).joined(separator: ",")
        case .parent: facts.parent.map(String.init) ?? ""
        case .note: facts.note ?? ""
        }
    }

    // MARK: Reading

    /// Returns the edited item, with unedited fields exactly as before, or `nil` for a page without fields.
    package func facts(from text: String, before: ItemFacts) throws(InputError) -> ItemFacts? {
        var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)[...]
        var facts = before
        var seen: [Field] = []
        var repeats = false
        var number = 0
        while let line = lines.popFirst() {
            number += 1
            guard line.contains(where: { !$0.isWhitespace }), !line.hasPrefix("#") else { continue }
            do throws(InputError) {
                let (field, value) = try ItemPage.split(line)
                guard !seen.contains(field) else { throw InputError.duplicateAttribute("\(field):") }
                seen.append(field)
                let whole = field == .note ? ItemPage.note(value, lines) : value
                if field == .note { lines = [] }
                if [.every, .again].contains(field), !whole.isEmpty {
                    guard !repeats else { throw InputError.duplicateAttribute("every: or again:") }
                    repeats = true
                }
                guard whole != ItemPage.trimmed(ItemPage.value(of: field, in: before)) else { continue }
                try set(field, to: whole, in: &facts)
            } catch {
                throw .line(number, error)
            }
        }
        if seen.isEmpty { return nil }
        for field in Field.allCases where !seen.contains(field) { try set(field, to: "", in: &facts, isMissing: true) }
        return facts
    }

    private static func split(_ line: String) throws(InputError) -> (Field, String) {
        let parts = line.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
        let key = trimmed(parts[0]).lowercased()
        guard parts.count == 2, let field = Field(rawValue: key) else {
            let near = Suggestion.nearest(to: key, among: Field.allCases.map(\.rawValue))
            throw .notAField(line, suggestion: near.map { "\($0):" })
        }
        return (field, trimmed(parts[1]))
    }

    /// Returns the rest of the page without surrounding empty lines.
    private static func note(_ first: String, _ rest: ArraySlice<String>) -> String {
        trimmed(([first] + rest).joined(separator: "\n"))
    }

    private static func trimmed(_ text: some StringProtocol) -> String {
        let start = text.drop(while: \.isWhitespace)
        return String(start[..<(start.lastIndex { !$0.isWhitespace }.map(start.index(after:)) ?? start.startIndex)])
    }

    private func set(
        _ field: Field,
        to value: String,
        in facts: inout ItemFacts,
        isMissing: Bool = false
    ) throws(InputError) {
        let isEmpty = value.isEmpty
        switch field {
        case .title: facts.title = value
        case .due: facts.due = isEmpty ? nil : try dates.due(value, key: "due")
        case .wait: facts.wait = isEmpty ? nil : try dates.day(value, key: "wait")
        case .project: facts.project = isEmpty ? nil : value
        case .pri:
            let level = PriorityWords.level(value)
            if !isEmpty, level == nil { throw .notAPriority(value) }
            facts.priority = level
        case .tags: facts.tags = try TagWords.read(value)
        case .every: try setRepeats(value, key: "every", in: &facts, isMissing: isMissing) { .every($0) }
        case .again: try setRepeats(value, key: "again", in: &facts, isMissing: isMissing) { .again($0) }
        case .needs: facts.needs = isEmpty ? [] : try IDWords.list(value, key: "needs")
        case .parent:
            guard isEmpty || IDWords.id(value) != nil else { throw .notAnID(value, key: "parent") }
            facts.parent = IDWords.id(value)
        case .note: facts.note = isEmpty ? nil : value
        }
    }

    /// Sets or clears the repetition; an empty `every` does not clear an `again`, and vice versa.
    private func setRepeats(
        _ value: String,
        key: String,
        in facts: inout ItemFacts,
        isMissing: Bool,
        _ make: (Repetition) -> Repeats
    ) throws(InputError) {
        if !value.isEmpty {
            facts.repeats = make(try RepetitionWords.read(value, key: key))
        } else if let repeats = facts.repeats, repeats == make(repeats.repetition) {
            facts.repeats = nil
        }
    }
}

extension Repeats {
    fileprivate var repetition: Repetition {
        switch self {
        case .every(let repetition), .again(let repetition): repetition
        }
    }
}
