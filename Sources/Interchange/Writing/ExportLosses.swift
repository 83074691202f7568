import Almanac
import Entities
import Vocabulary

/// What writers lose.
extension LossList {
    /// Returns the title on one line.
    mutating func oneLine(_ title: String) -> String {
        guard let line = LineText.oneLine(title) else { return title }
        add(.character, "title", title, became: line)
        return line
    }

    /// Returns the text without characters that only adder's own format keeps.
    mutating func cleaned(_ text: String, _ field: String) -> String {
        guard let cleaned = ForeignText.cleaned(text) else { return text }
        add(.character, field, text, became: cleaned)
        return cleaned
    }

    /// Returns a cleaned note, or `nil` for one of nothing but spaces and line breaks, which readers take for none.
    mutating func cleaned(note: String?) -> String? {
        guard let note, note.isBlank else { return note.map { cleaned($0, "note") } }
        add(.note, "note", note)
        return nil
    }

    /// Returns a note without empty lines around it, and without tabs at the beginning of lines and the spaces that all lines
    /// begin with, which no reader could tell from its indentation.
    mutating func trimmedNote(_ note: String) -> String {
        var lines = note.split(separator: "\n", omittingEmptySubsequences: false)
        while let first = lines.first, first.allSatisfy(\.isWhitespace) { lines.removeFirst() }
        while let last = lines.last, last.allSatisfy(\.isWhitespace) { lines.removeLast() }
        let text = MarkdownNote.withoutIndent(
            lines.map { $0.allSatisfy(\.isWhitespace) ? "" : LossList.withoutTabs($0) }.joined(separator: "\n")
        )
        if text != note { add(.note, "note", note, became: text) }
        return text
    }

    private static func withoutTabs(_ line: Substring) -> Substring {
        let spaces = line.prefix { $0 == " " || $0 == "\t" }
        guard spaces.contains("\t") else { return line }
        return spaces.map { $0 == "\t" ? "    " : " " }.joined() + line[spaces.endIndex...]
    }

    /// Reports the values that only calendars, tables and adder's own format have.
    mutating func addPlaceAndLink(of details: ItemDetails) {
        if let place = details.place { add(.attribute, "place", place) }
        if let link = details.link { add(.attribute, "link", link) }
    }

    /// Returns the parent if it is exported too.
    mutating func exported(_ parent: ExportedItem.Reference?) -> ExportedItem.Reference? {
        guard let parent, !parent.isExported else { return parent }
        add(.reference, "parent", parent.id.digits)
        return nil
    }

    /// Returns the recurrence without its single days, or `nil` for a rule of another program. Only calendars and adder's own
    /// format keep these.
    mutating func exported(_ recurrence: Recurrence?) -> (recurrence: Recurrence, repetition: Repetition)? {
        guard let recurrence else { return nil }
        let plain = recurrence.with(RuleDays.SingleDays())
        guard let repetition = plain.repetition else {
            add(.repetition, "rule", recurrence.rule)
            return nil
        }
        let days = recurrence.singleDays
        if !days.isEmpty { add(.repetition, "rule", RuleDays.text("", days)) }
        return (plain, repetition)
    }

    /// Returns the dependencies that are exported too.
    mutating func exported(_ needs: [ExportedItem.Reference]) -> [ExportedItem.Reference] {
        for need in needs where !need.isExported { add(.reference, "needs", need.id.digits) }
        return needs.filter(\.isExported)
    }
}
