import Almanac
import Entities
import ItemLanguage
import Vocabulary

/// Finds the fields at the end of the words of a task.
struct MarkdownFieldReader {
    private let context: ForeignContext
    private let words: [LineWord]

    init(_ words: [LineWord], _ context: ForeignContext) {
        self.words = words
        self.context = context
    }

    /// Returns the fields, in order, that follow each other up to the last word.
    func fields() -> (start: Int, fields: [MarkdownField]) {
        var runs = [MarkdownFieldRun?](repeating: nil, count: words.count)
        var reachesEnd = [Bool](repeating: false, count: words.count + 1)
        reachesEnd[words.count] = true
        for index in words.indices.reversed() {
            let isFollowed = { (run: MarkdownFieldRun) in reachesEnd[index + run.count] ? run : nil }
            runs[index] = run(at: index).flatMap(isFollowed) ?? unread(at: index).flatMap(isFollowed)
            reachesEnd[index] = runs[index] != nil
        }
        guard let start = reachesEnd.firstIndex(of: true), start < words.count else { return (words.count, []) }
        var (index, fields) = (start, [MarkdownField]())
        while index < words.count, let run = runs[index] {
            fields.append(run.field)
            index += run.count
        }
        return (start, fields)
    }

    /// Returns `true` if a word of a title would be read as a field, or would begin or split one.
    static func isSpecial(_ word: Substring) -> Bool {
        let parts = MarkdownWords.cut(word)
        if parts.count != 1 || word.utf8.first == UInt8(ascii: "!") { return true }
        if let mark = word.utf8.first, marks.contains(mark), tag(word) != nil || kanban(word) != nil { return true }
        if word.utf8.first == UInt8(ascii: "[") || word.utf8.first == UInt8(ascii: "(") {
            return word.utf8.contains(UInt8(ascii: ":"))
        }
        if let first = word.unicodeScalars.first, ObsidianField(first) != nil { return true }
        if ObsidianField.isBlockID(word) { return true }
        guard let (key, _) = word.keyAndValue else { return false }
        return MarkdownAttribute.isKey(key)
    }

    /// The bytes before tags.
    private static let marks = [UInt8(ascii: "#"), UInt8(ascii: "+"), UInt8(ascii: "@")]

    private func run(at index: Int) -> MarkdownFieldRun? {
        let word = words[index].text
        guard let first = word.utf8.first else { return nil }
        switch first {
        case UInt8(ascii: "["), UInt8(ascii: "("):
            return DataviewField.field(word, context).map { MarkdownFieldRun(field: $0, count: 1) }
        case _ where MarkdownFieldReader.marks.contains(first):
            if let field = MarkdownFieldReader.kanban(word) { return MarkdownFieldRun(field: field, count: 1) }
            guard first != UInt8(ascii: "#") || !word.contains(where: { "<[".contains($0) }) else { return nil }
            return MarkdownFieldReader.tag(word).map { MarkdownFieldRun(field: .tag($0), count: 1) }
        case 0xE2...:
            guard let scalar = word.unicodeScalars.first, let field = ObsidianField(scalar) else { return nil }
            return run(field, name: String(scalar), at: index)
        default:
            return MarkdownAttribute.field(word, context).map { MarkdownFieldRun(field: $0, count: 1) }
        }
    }

    /// Returns a tag, which Obsidian also divides by slashes.
    static func tag(_ word: Substring) -> String? {
        guard let mark = word.first, let first = word.dropFirst().first, first.isLetter || !first.isASCII else {
            return nil
        }
        return mark == "@" ? String(word) : String(word.dropFirst())
    }

    /// Reads the date and the time of Obsidian's Kanban plugin: `@{2026-11-27}`, `@[[2026-11-27]]`, `@@{17:00}`.
    private static func kanban(_ word: Substring) -> MarkdownField? {
        guard let last = word.utf8.last, last == UInt8(ascii: "}") || last == UInt8(ascii: "]") else { return nil }
        let value = word.drop { "@{[".contains($0) }.prefix { !"}]".contains($0) }
        if word.hasPrefix("@@{") { return TimeOfDay(iso: value).map { .time($0) } }
        guard word.hasPrefix("@{") || word.hasPrefix("@[[") else { return nil }
        return Day(iso: value).map { .due(Due(day: $0)) }
    }

    private func run(_ field: ObsidianField, name: String, at index: Int) -> MarkdownFieldRun? {
        if field.isPriority {
            return field.value("", name: name, context).map { MarkdownFieldRun(field: $0, count: 1) }
        }
        var count = 0
        while index + count + 1 < words.count,
            count == 0 || field.continues(after: words[index + count].text, startsField(index + count + 1))
        {
            count += 1
        }
        guard count > 0 else { return nil }
        let value = words[index + 1...index + count].map { String($0.text) }.joined(separator: " ")
        return field.value(value, name: name, context).map { MarkdownFieldRun(field: $0, count: count + 1) }
    }

    /// Returns an attribute whose value can't be read: `due:soon`, `[mood:: good]`, `📅 27.11.2026`.
    private func unread(at index: Int) -> MarkdownFieldRun? {
        let word = words[index].text
        func run(_ kind: Loss.Kind, _ name: some StringProtocol, _ count: Int) -> MarkdownFieldRun {
            MarkdownFieldRun(field: .unread(kind, name: String(name), words[index..<index + count]), count: count)
        }
        if let (name, _) = DataviewField.parts(word) { return run(MarkdownAttribute.lossKind(of: name), name, 1) }
        if let (key, _) = word.keyAndValue, MarkdownAttribute.isKey(key) {
            return run(MarkdownAttribute.lossKind(of: String(key)), key, 1)
        }
        // Emoji are also words of titles.
        guard let first = word.unicodeScalars.first, ObsidianField(first)?.isDate == true, index + 1 < words.count,
            words[index + 1].text.utf8.contains(where: { (0x30...0x39).contains($0) }), !startsField(index + 1)
        else { return nil }
        return run(.date, word, 2)
    }

    /// Returns the name and the text of a field that stays in the title, as other words follow it: `Pay 📅 2026-11-27 soon`,
    /// `Pay ⏫ soon`.
    func misplaced(at index: Int) -> (name: String, text: String)? {
        let word = words[index].text
        guard let first = word.utf8.first, first == UInt8(ascii: "[") || first == UInt8(ascii: "(") || first > 0xE1
        else { return nil }
        if let (name, _) = DataviewField.parts(word) {
            return name == "priority" || ObsidianField(name: name[...]) != nil ? (name, String(word)) : nil
        }
        guard let mark = word.unicodeScalars.first, let field = ObsidianField(mark) else { return nil }
        if field.isPriority { return standsAlone(index) ? ("priority", String(word)) : nil }
        guard field.isDate, index + 1 < words.count else { return nil }
        let value = words[index + 1].text
        // A title can begin with an emoji, and a check mark decorates words.
        guard Day(iso: value) != nil || index > 0 && field.isPlan && !startsField(index + 1) else { return nil }
        return (field == .due ? "due" : "date", "\(word) \(value)")
    }

    /// `true` for a word between others. A title can begin with an emoji or have several without spaces.
    private func standsAlone(_ index: Int) -> Bool {
        index > 0 && words[index...].prefix(2).allSatisfy { !$0.spaces.isEmpty }
    }

    private func startsField(_ index: Int) -> Bool {
        MarkdownFieldReader.isSpecial(words[index].text)
    }
}

extension ObsidianField {
    /// Returns `true` if the value goes on after a word.
    fileprivate func continues(after word: Substring, _ startsField: Bool) -> Bool {
        switch self {
        case .repeats: !startsField
        case .needs: word.utf8.last == UInt8(ascii: ",") && !startsField
        default: false
        }
    }
}
