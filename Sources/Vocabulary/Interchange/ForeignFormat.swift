/// A format in which items are exchanged with other programs. The raw values are what people type.
package enum ForeignFormat: String, CaseIterable, Sendable {
    case todoTxt = "todo.txt"
    case taskwarrior
    case iCalendar = "ical"
    case csv
    case markdown
    case obsidian
    /// The document of `adder list all --json`.
    case json
}
