/// A format in which items are exchanged with other programs. The raw values are what people type.
package enum ForeignFormat: String, CaseIterable, Sendable {
    case todoTxt = "todo.txt"
    case taskwarrior
    case iCalendar = "ical"
    case csv
    case markdown
    case obsidian
    case org
    case taskPaper = "taskpaper"
    /// The document of `adder list all --json`.
    case json
}

extension ForeignFormat {
    /// The extensions of files, and other words that people use for the formats.
    private static let otherNames: [String: ForeignFormat] = [
        "txt": .todoTxt, "todotxt": .todoTxt, "tw": .taskwarrior, "task": .taskwarrior, "ics": .iCalendar,
        "icalendar": .iCalendar, "vtodo": .iCalendar, "md": .markdown, "mdown": .markdown, "mkd": .markdown,
        "orgmode": .org, "org-mode": .org,
    ]

    /// All names, in lowercase.
    package static let names = allCases.map(\.rawValue) + otherNames.keys

    /// Returns the format with this name, in uppercase or lowercase.
    package init?(name: String) {
        let name = name.lowercased()
        guard let format = ForeignFormat(rawValue: name) ?? ForeignFormat.otherNames[name] else { return nil }
        self = format
    }

    /// Returns the format that the extension of the file's name stands for, or `nil` if it says nothing.
    package init?(fileName: String) {
        guard let dot = fileName.utf8.lastIndex(of: UInt8(ascii: ".")) else { return nil }
        self.init(name: String(fileName[dot...].dropFirst()))
    }
}
