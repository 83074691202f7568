import Almanac
import Entities
import ItemLanguage
import Vocabulary

/// Reads the words of a line: projects, tags, and attributes such as `due:2026-11-27`. Other words are the title.
struct TodoTxtWords {
    var draft: ForeignDraft
    private(set) var uuid: ItemUUID?
    private var title = LineTitle()
    /// The marks after the last word of the title so far. Those inside a sentence belong to it, such as @mom in “Call @mom about
    /// the +party”, and so does one after a determiner.
    private var marks: [LineWord] = []
    private static let determiners = ["the", "my", "our", "your", "this"]
    private var time: TimeOfDay?
    private let context: ForeignContext

    init(_ draft: ForeignDraft, _ context: ForeignContext) {
        self.draft = draft
        self.context = context
    }

    mutating func read(_ word: LineWord) {
        let text = word.text
        switch text.utf8.first {
        case UInt8(ascii: "+") where text.utf8.count > 1:
            addProject(String(text.withoutMark))
            if !title.isEmpty { marks.append(word) }
        case UInt8(ascii: "@") where text.utf8.count > 1:
            draft.addTag(String(text), field: "@")
            if !title.isEmpty { marks.append(word) }
        case UInt8(ascii: "#") where TagWord.read(text) != nil:
            draft.addTag(String(text.withoutMark), field: "#")
            if !title.isEmpty { marks.append(word) }
        case UInt8(ascii: "\\"):
            if let bare = ProtectedWord.read(text, isSpecial: TodoTxtWords.isSpecial) {
                append(LineWord(spaces: word.spaces, text: bare))
            } else {
                append(word)
            }
        default:
            guard let (key, value) = text.keyAndValue, let key = Key(rawValue: String(key)) else {
                return append(word)
            }
            if !set(key, value) { keep(word, of: key) }
        }
    }

    private mutating func append(_ word: LineWord) {
        for mark in marks { title.append(mark) }
        marks = []
        title.append(word)
    }

    /// Returns `true` if a word could be read as something else than a part of the title.
    static func isSpecial(_ word: Substring) -> Bool {
        switch word.utf8.first {
        case UInt8(ascii: "+"), UInt8(ascii: "@"): return word.utf8.count > 1
        case UInt8(ascii: "#"): return TagWord.read(word) != nil
        case UInt8(ascii: "("): return TodoTxtHead.letter(word) != nil
        default:
            guard let (key, _) = word.keyAndValue else { return false }
            return Key(rawValue: String(key)) != nil
        }
    }

    /// Returns the item. If all words are attributes, they are the title too.
    mutating func finished(wholeText: Substring) -> ForeignDraft {
        if let time {
            if let due = draft.item.details.due, due.time == nil {
                draft.item.details.due = Due(day: due.day, time: time)
            } else {
                let word = "time:\(time.description.filter { $0 != ":" })"
                keep(LineWord(spaces: " ", text: word[...]), of: .time)
            }
        }
        if let mark = marks.first, TodoTxtWords.determiners.contains(where: title.ends(in:)) { title.append(mark) }
        let isEmpty = title.isEmpty
        let whole = LineText.oneLine(String(wholeText)) ?? String(wholeText)
        draft.setTitle(isEmpty ? whole : title.text, field: "title")
        return draft
    }

    private mutating func addProject(_ name: String) {
        guard let project = draft.item.details.project else { return draft.setProject(name, field: "+") }
        guard project != name else { return }
        let tag = ForeignTag.spelled(name)
        draft.lose(.project, "+", name, became: tag.map { "#\($0)" })
        if let tag { draft.addTag(tag, field: "+") }
    }
}

// MARK: - Attributes

extension TodoTxtWords {
    enum Key: String {
        case due, time, t, rec, every, again, pri, id, p, needs, uuid

        var lossKind: Loss.Kind {
            switch self {
            case .due, .t: .date
            case .time: .time
            case .rec, .every, .again: .repetition
            case .pri: .priority
            case .p, .needs: .reference
            case .id, .uuid: .attribute
            }
        }
    }

    private mutating func keep(_ word: LineWord, of key: Key) {
        append(word)
        draft.lose(key.lossKind, key.rawValue, String(word.text), keptIn: .title)
    }

    /// Returns `false` if the value has no meaning, so that the word stays in the title. Of values with the same meaning, the
    /// first one counts.
    private mutating func set(_ key: Key, _ value: Substring) -> Bool {
        switch key {
        case .due: return set(\.details.due, Due(todoTxt: value), key, value)
        case .t: return set(\.details.wait, Day(iso: value), key, value)
        case .rec, .every, .again: return set(\.details.recurrence, recurrence(key, value), key, value)
        case .id: return set(\.key, String(value), key, value)
        case .p: return set(\.parent, .key(String(value)), key, value)
        case .pri: return setPriority(value)
        case .time:
            guard let read = TimeOfDay(digits: value) else { return false }
            time = first(time, read, key, value)
        case .uuid:
            guard let read = ItemUUID(value) else { return false }
            uuid = first(uuid, read, key, value)
        case .needs: draft.item.needs += value.split(separator: ",").map { .key(String($0)) }
        }
        return true
    }

    private mutating func set<Value: Equatable>(
        _ path: WritableKeyPath<ForeignItem, Value?>,
        _ read: Value?,
        _ key: Key,
        _ value: Substring
    ) -> Bool {
        guard let read else { return false }
        draft.item[keyPath: path] = first(draft.item[keyPath: path], read, key, value)
        return true
    }

    private mutating func first<Value: Equatable>(
        _ first: Value?,
        _ read: Value,
        _ key: Key,
        _ value: Substring
    ) -> Value {
        if let first, first != read { draft.lose(key.lossKind, key.rawValue, String(value)) }
        return first ?? read
    }

    private mutating func setPriority(_ value: Substring) -> Bool {
        guard draft.item.details.priority == nil, value.utf8.count == 1, let letter = value.unicodeScalars.first,
            ("A"..."Z").contains(letter)
        else { return false }
        draft.setPriority(letter: letter)
        return true
    }

    private func recurrence(_ key: Key, _ value: Substring) -> Recurrence? {
        switch key {
        case .rec: TodoTxtRepetition.recurrence(value)
        case .again: context.repetition(value).map { .again($0) }
        default: context.repetition(value).map { .every($0) }
        }
    }
}

extension Due {
    /// Parses `2026-11-27`, `2026-11-27T17:00` and `2026-11-27T1700`.
    fileprivate init?(todoTxt text: Substring) {
        let halves = text.split(separator: "T", maxSplits: 1, omittingEmptySubsequences: false)
        guard let day = Day(iso: halves[0]) else { return nil }
        guard halves.count == 2 else {
            self.init(day: day)
            return
        }
        guard let time = TimeOfDay(iso: halves[1]) ?? TimeOfDay(digits: halves[1]) else { return nil }
        self.init(day: day, time: time)
    }
}

extension TimeOfDay {
    /// Parses only the format `1700`.
    fileprivate init?(digits text: Substring) {
        guard text.utf8.count == 4, let number = Int(digits: text) else { return nil }
        self.init(hour: number / 100, minute: number % 100)
    }
}

extension ForeignContext {
    /// Reads a repetition as adder writes it, or in words with hyphens for spaces.
    func repetition(_ value: Substring) -> Repetition? {
        guard value.utf8.count <= ForeignContext.maximumWordLength else { return nil }
        if let repetition = RepetitionCode.repetition(value) { return repetition }
        let reading = try? ItemText(dates: dates).read(line: "x every:\"\(value)\"")
        return reading?.details.title == "x" ? reading?.details.recurrence?.repetition : nil
    }
}
