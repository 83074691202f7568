package import Almanac
package import Vocabulary

/// The properties of an item, in words.
package enum ItemWords {
    /// The properties recognized in an item's text: `due Fri 27 Nov 17:00`, `project home`, `+money`.
    package static func understood(
        _ details: ItemDetails,
        inheritsProject: Bool = false,
        from today: Day,
        in calendar: CalendarWords
    ) -> [String] {
        var phrases: [String] = []
        if let due = details.due { phrases.append("due \(calendar.due(due, from: today))") }
        if let recurrence = details.recurrence { phrases.append(RepeatWords.phrase(recurrence)) }
        if let wait = details.wait { phrases.append("hidden until \(calendar.day(wait, from: today))") }
        if let priority = details.priority { phrases.append("\(Self.priority(priority)) priority") }
        if let project = details.project {
            let source = inheritsProject ? details.parent.map { " from item \($0)" } : nil
            phrases.append("project \(project)\(source ?? "")")
        }
        phrases += details.tags.map(tag)
        if !details.needs.isEmpty { phrases.append("needs \(ids(details.needs))") }
        if let parent = details.parent { phrases.append("part of \(parent)") }
        if let note = details.note { phrases.append("note: \(firstLine(of: note))") }
        return phrases
    }

    /// The tag as typed: `+money`, `@shop`.
    package static func tag(_ name: String) -> String {
        tagMark(name) + name
    }

    /// The prefix of a tag as typed. The name of a place already contains its `@`.
    package static func tagMark(_ name: String) -> String {
        name.utf8.first == UInt8(ascii: "@") ? "" : "+"
    }

    package static func priority(_ level: Priority) -> String {
        switch level {
        case .high: "high"
        case .medium: "medium"
        case .low: "low"
        }
    }

    package static func ids(_ ids: [Int]) -> String {
        ids.map(String.init).joined(separator: ", ")
    }

    /// The first line of a note, marked with `…` if there are more.
    static func firstLine(of note: String) -> String {
        let line = note.prefix { !$0.isNewline }
        return line.endIndex == note.endIndex ? note : "\(line) …"
    }
}
