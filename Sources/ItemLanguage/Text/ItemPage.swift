import Almanac
import CommandLine
import Phrases
package import Vocabulary

/// An item as an editable page of text: one line per field, the note last.
package struct ItemPage {
    enum Field: String, CaseIterable {
        case title, due, wait, project, pri, tags, every, again, needs, parent, place, link, note
    }

    let dates: DateReader

    package init(dates: DateReader) {
        self.dates = dates
    }

    // MARK: Writing

    package func text(of details: ItemDetails, id: Int) -> String {
        let lines = Field.allCases.compactMap { field -> String? in
            let value = ItemPage.value(of: field, in: details)
            // Shows only one of every: and again:.
            if field == .again, value.isEmpty { return nil }
            if field == .every, details.recurrence != nil, value.isEmpty { return nil }
            return field == .note ? "note:\n\(value)" : value.isEmpty ? "\(field):" : "\(field): \(value)"
        }
        return """
            # Item \(id). Save and close to apply your changes; delete all text to cancel.
            # To clear a field, delete its value or its line.
            # Lines that start with # are ignored; everything below note: is the note.
            \(lines.joined(separator: "\n"))

            """
    }

    /// Returns the line of a field, cut to 60 characters, or `nil` for a field without a line.
    package static func line(of field: ItemField, in details: ItemDetails) -> String? {
        let key: Field
        switch field {
        case .title: key = .title
        case .due: key = .due
        case .wait: key = .wait
        case .project: key = .project
        case .priority: key = .pri
        case .recurrence: if case .again? = details.recurrence { key = .again } else { key = .every }
        case .parent: key = .parent
        case .place: key = .place
        case .link: key = .link
        case .note: key = .note
        case .existence, .status, .created, .changed, .completed, .tag, .need: return nil
        }
        let value = value(of: key, in: details).onOneLine
        return value.isEmpty ? "\(key):" : "\(key): \(value.count > 60 ? "\(value.prefix(60))…" : value)"
    }

    static func value(of field: Field, in details: ItemDetails) -> String {
        switch field {
        case .title: details.title.onOneLine
        case .due: details.due.map { due in due.time.map { "\(due.day) \($0)" } ?? due.day.description } ?? ""
        case .wait: details.wait?.description ?? ""
        case .project: details.project?.onOneLine ?? ""
        case .pri: details.priority.map(PriorityWords.spelling) ?? ""
        case .tags: details.tags.map { $0.hasPrefix("@") ? $0 : "+\($0)" }.joined(separator: " ")
        case .every:
            if case .every(let repetition)? = details.recurrence { RepetitionSpelling.of(repetition) } else { "" }
        case .again:
            if case .again(let repetition)? = details.recurrence { RepetitionSpelling.of(repetition) } else { "" }
        case .needs: details.needs.map(String.init).joined(separator: ",")
        case .parent: details.parent.map(String.init) ?? ""
        case .place: details.place?.onOneLine ?? ""
        case .link: details.link ?? ""
        case .note: details.note ?? ""
        }
    }

    // MARK: Reading

    /// Returns the edited item, with unedited fields exactly as before, or `nil` for a page without fields.
    package func item(from text: String, id: Int, before: ItemDetails) throws(InputError) -> EditedItem? {
        var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)[...]
        var fields = EditedFields(before: before, line: 1)
        var number = 0
        while let line = lines.popFirst() {
            number += 1
            guard line.contains(where: { !$0.isWhitespace }), !line.hasPrefix("#") else { continue }
            do throws(InputError) {
                let (field, value) = try ItemPage.split(line)
                let whole = field == .note ? ItemPage.note(value, lines) : value
                if field == .note { lines = [] }
                try fields.set(field, to: whole, on: number, self)
            } catch {
                throw .line(number, error)
            }
        }
        if fields.isEmpty { return nil }
        try fields.clearMissing(self)
        return fields.item(id)
    }

    /// Returns `nil` for a line that does not begin with a field.
    static func field(_ line: String) -> (field: Field, value: String)? {
        let parts = line.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
        guard parts.count == 2, let field = Field(rawValue: trimmed(parts[0]).lowercased()) else { return nil }
        return (field, trimmed(parts[1]))
    }

    static func split(_ line: String) throws(InputError) -> (Field, String) {
        guard let found = field(line) else {
            let key = trimmed(line.prefix { $0 != ":" }).lowercased()
            let other = AttributeKey.accepted(key) ?? AttributeKey.suggested(key)
            let near =
                other.map { $0 == .tag ? "tags" : $0.rawValue }
                ?? Suggestion.nearest(to: key, among: Field.allCases.map(\.rawValue))
            throw .item(.notAField(line, suggestion: near.map { "\($0):" }))
        }
        return found
    }

    /// Returns the rest of the page without surrounding empty lines.
    private static func note(_ first: String, _ rest: ArraySlice<String>) -> String {
        trimmed(([first] + rest).joined(separator: "\n"))
    }

    static func trimmed(_ text: some StringProtocol) -> String {
        let start = text.drop(while: \.isWhitespace)
        return String(start[..<(start.lastIndex { !$0.isWhitespace }.map(start.index(after:)) ?? start.startIndex)])
    }

    func set(
        _ field: Field,
        to value: String,
        in details: inout ItemDetails,
        isMissing: Bool = false
    ) throws(InputError) {
        let isEmpty = value.isEmpty
        switch field {
        case .title: details.title = value
        case .due: details.due = isEmpty ? nil : try dates.due(value, key: "due")
        case .wait: details.wait = isEmpty ? nil : try dates.day(value, key: "wait")
        case .project: details.project = isEmpty ? nil : value
        case .pri:
            let level = PriorityWords.level(value)
            if !isEmpty, level == nil { throw .item(.notAPriority(value)) }
            details.priority = level
        case .tags: details.tags = try TagWords.read(value)
        case .every: try setRepeats(value, key: "every", in: &details, isMissing: isMissing) { .every($0) }
        case .again: try setRepeats(value, key: "again", in: &details, isMissing: isMissing) { .again($0) }
        case .needs: details.needs = isEmpty ? [] : try IDWords.list(value, key: "needs")
        case .parent:
            guard isEmpty || IDWords.id(value) != nil else { throw .command(.notAnID(value, key: "parent")) }
            details.parent = IDWords.id(value)
        case .place: details.place = isEmpty ? nil : value
        case .link:
            guard isEmpty || ItemDetails.isLink(value) else { throw .item(.notALink(value)) }
            details.link = isEmpty ? nil : value
        case .note: details.note = isEmpty ? nil : value
        }
    }

    /// Sets or clears the repetition; an empty `every` does not clear an `again`, and vice versa.
    private func setRepeats(
        _ value: String,
        key: String,
        in details: inout ItemDetails,
        isMissing: Bool,
        _ make: (Repetition) -> Recurrence
    ) throws(InputError) {
        if !value.isEmpty {
            let phrase = try dates.repetition(value, key: key)
            let first = details.due?.day ?? phrase.firstDay(onOrAfter: dates.calendar.today)
            details.recurrence = phrase.recurrence(from: first, make)
            // The first day doesn't follow from the rule.
            if phrase.movable != nil { details.due = details.due ?? Due(day: first) }
        } else if let recurrence = details.recurrence, let old = recurrence.repetition, recurrence == make(old) {
            details.recurrence = nil
        }
    }
}

extension String {
    /// The text with spaces for line breaks.
    fileprivate var onOneLine: String { String(map { $0 == "\n" ? " " : $0 }) }
}
