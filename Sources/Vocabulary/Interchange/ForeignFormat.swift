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

extension ForeignFormat {
    /// Returns the format that the extension of the file's name stands for, or `nil` if it says nothing.
    package init?(fileName: String) {
        guard let dot = fileName.utf8.lastIndex(of: UInt8(ascii: ".")) else { return nil }
        switch fileName[dot...].lowercased() {
        case ".txt": self = .todoTxt
        case ".ics", ".ical", ".icalendar": self = .iCalendar
        case ".csv": self = .csv
        case ".md", ".markdown", ".mdown", ".mkd": self = .markdown
        case ".json": self = .json
        default: return nil
        }
    }
}
