import Almanac
import CommandLine
import ItemLanguage
import Vocabulary

/// Reads the text of an input line as the change that it is for.
struct ChangeItemInputReader: ChangeItemInputReading {
    private let dates: () -> DateReader

    init(_ dates: @escaping () -> DateReader) {
        self.dates = dates
    }

    func read(_ text: String, for input: ChangeItemInput) throws(InputError) -> ChangeItemInputText {
        var changes = ItemChanges()
        let text = text.trimmed
        switch input {
        case .move where text == "none":
            changes.due = .clear
            return ChangeItemInputText(changes: changes, typed: "due:none")
        case .move:
            changes = try PostponementWords.read([Word(text)], dates: dates())
            return ChangeItemInputText(changes: changes, typed: text)
        case .wait:
            changes.wait = text == "none" ? .clear : .set(try dates().day(text))
            return ChangeItemInputText(changes: changes, typed: "wait:\(text)")
        case .title:
            // Everything in it is the title.
            changes.title = text
            return ChangeItemInputText(changes: changes, typed: "-- \(text)")
        case .note:
            changes.noteAddition = text
            return ChangeItemInputText(changes: changes, typed: "note:+\(text)")
        case .project:
            // “Client @Acme” is a name; “+home” and “due:fri” are for other keys.
            let other = text.split(whereSeparator: \.isWhitespace).first { word in
                word.first == "+" && isAttribute(String(word)) || ItemText.hasKey(word)
            }
            if let other { throw .item(.notAProject(String(other))) }
            changes.project = text == "none" ? .clear : .set(text)
            return ChangeItemInputText(changes: changes, typed: "project:\(text)")
        case .tags: return try tags(text)
        }
    }

    func isAttribute(_ text: String) -> Bool {
        let text = text.trimmed
        let isTag = text.first.map { "+-@".contains($0) } == true && !(text.dropFirst().first?.isNumber ?? true)
        // A time has a digit before its colon.
        return isTag || text.prefix { $0 != ":" }.last?.isLetter == true && text.contains(":")
    }

    /// Words without a sign are added.
    private func tags(_ text: String) throws(InputError) -> ChangeItemInputText {
        let words = try text.split(whereSeparator: \.isWhitespace).map { word throws(InputError) in
            if word.contains(":") { throw .item(.notATag(String(word))) }
            return word.first.map { "+-@".contains($0) } ?? false ? String(word) : "+\(word)"
        }
        let reading = try ChangeText(dates: dates()).read(words.map { Word($0) })
        var others = reading.changes
        (others.addedTags, others.removedTags, others.clearsTags) = ([], [], false)
        guard others.isEmpty else { throw .item(.notATag(text)) }
        return ChangeItemInputText(changes: reading.changes, typed: words.joined(separator: " "))
    }
}

extension String {
    /// The text without space around it.
    var trimmed: String {
        let start = drop(while: \.isWhitespace)
        return String(
            start[..<(start.lastIndex { !$0.isWhitespace }.map { start.index(after: $0) } ?? start.startIndex)]
        )
    }

    func without(_ prefix: some StringProtocol) -> String {
        hasPrefix(prefix) ? String(dropFirst(prefix.count)) : self
    }
}
