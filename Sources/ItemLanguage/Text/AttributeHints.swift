import Almanac
import CommandLine
import Vocabulary

/// Hints about words of a title that were probably meant as attributes.
struct AttributeHints {
    let dates: DateReader
    let isChange: Bool

    /// Returns a hint about the first piece, and the number of the pieces after it that belong to the attribute.
    /// - Parameter previous: The word of the title before it.
    func hint(_ pieces: ArraySlice<TextPiece>, after previous: Substring?) -> (hint: ReadingHint, following: Int)? {
        guard let word = pieces.first?.text else { return nil }
        if word.utf8.contains(where: { $0 == UInt8(ascii: ":") || $0 == UInt8(ascii: "=") }) {
            return keyed(word, DetailsReader.words(after: pieces))
        }
        if word == "priority", let next = pieces.dropFirst().first?.text, let level = AttributeHints.level(next) {
            return (ReadingHint(word: "\(word) \(next)", suggestion: level), 1)
        }
        if previous == nil, !isChange, let mark = todoMark(word, pieces.dropFirst().first?.text) { return mark }
        return TagWord.hint(about: word, marks: isChange ? "+#@-" : "+#@").map { ($0, 0) }
    }

    /// Returns a hint about “high” and “priority”.
    static func hint(_ level: Substring, before word: Substring) -> ReadingHint? {
        word != "priority" ? nil : self.level(level).map { ReadingHint(word: "\(level) \(word)", suggestion: $0) }
    }

    private static func level(_ word: Substring) -> String? {
        word.utf8.count < 3 ? nil : PriorityWords.level(word).map { "pri:\(PriorityWords.spelling($0))" }
    }

    /// Reads the beginning of a line of todo.txt: `(A)`, or `x 2026-11-20`.
    private func todoMark(_ word: Substring, _ next: Substring?) -> (hint: ReadingHint, following: Int)? {
        guard let next, word.utf8.count == 1 || word.utf8.count == 3 else { return nil }
        if word == "x", Day(iso: String(next)) != nil {
            return (ReadingHint(word: "\(word) \(next)", suggestion: "[x]"), 1)
        }
        guard word.first == "(", word.last == ")", let letter = word.dropFirst().first, ("A"..."Z").contains(letter)
        else {
            return nil
        }
        return (ReadingHint(word: String(word), suggestion: "pri:\(PriorityWords.foreign(String(letter)) ?? "low")"), 0)
    }
}

// MARK: - Keys

extension AttributeHints {
    /// Returns a hint about `until:fri`, `due=fri`, `est:2h` or `due:`, and the number of following words that belong to it.
    func keyed(_ word: Substring, _ following: ArraySlice<String>) -> (hint: ReadingHint, following: Int)? {
        guard let sign = word.firstIndex(where: { $0 == ":" || $0 == "=" }) else { return nil }
        let (typed, value) = (word[..<sign], word[sign...].dropFirst())
        if word[sign] == ":", value.isEmpty { return empty(word, typed, following) }
        guard word[sign] == "=" ? AttributeHints.isName(typed) && value.first != "=" : AttributeKey.isKeyed(word) else {
            return nil
        }
        let own = AttributeKey(typed: typed)
        if own != nil, word[sign] == ":", AttributeKey.isASCII(typed) { return nil }
        if let key = own ?? AttributeKey.suggested(AttributeKey.name(typed)) ?? similar(typed) {
            if let (suggestion, count) = suggestion(key, String(value), following) {
                let words = [String(word)] + following.prefix(count)
                return (ReadingHint(word: words.joined(by: " "), suggestion: suggestion), count)
            }
            if own != nil { return (ReadingHint(word: String(word), suggestion: AttributeHints.example(of: key)), 0) }
        }
        return isUnknown(typed, value) ? (ReadingHint(word: String(word), suggestion: ""), 0) : nil
    }

    /// Returns a hint about a key without a value, such as `due:`, with the words after it. Names of other programs may begin
    /// a text.
    private func empty(
        _ word: Substring,
        _ typed: Substring,
        _ following: ArraySlice<String>
    ) -> (hint: ReadingHint, following: Int)? {
        let isOwn = AttributeKey(rawValue: String(typed)) != nil || !AttributeKey.isASCII(typed)
        guard isOwn, let key = AttributeKey(typed: typed) else { return nil }
        guard let first = following.first, let found = suggestion(key, first, following.dropFirst()) else {
            return (ReadingHint(word: String(word), suggestion: AttributeHints.example(of: key)), 0)
        }
        let count = found.following + 1
        // The end of “Pay rent due: friday” is a date, so the hint is only about the key.
        if word == "due:" { return (ReadingHint(word: String(word), suggestion: found.text), 0) }
        return (
            ReadingHint(word: ([String(word)] + following.prefix(count)).joined(by: " "), suggestion: found.text), count
        )
    }

    /// Returns the attribute with a valid value, and the number of following words that belong to it.
    private func suggestion(
        _ key: AttributeKey,
        _ value: String,
        _ following: ArraySlice<String>
    ) -> (text: String, following: Int)? {
        let long = MultiwordValue(value: value, following: following)
        var count: Int?
        switch key {
        case .due: count = try? long.read { (text) throws(InputError) in try dates.due(text) }.count
        case .wait: count = try? long.read { (text) throws(InputError) in try dates.day(text) }.count
        case .every, .again:
            count = try? long.read { (text) throws(InputError) in try dates.repetition(text, key: key.rawValue) }.count
        case .pri: return PriorityWords.foreign(value).map { ("pri:\($0)", 0) }
        case .needs: count = (try? IDWords.list(value, key: key.rawValue)) == nil ? nil : 0
        case .parent: count = IDWords.id(value) == nil ? nil : 0
        case .tag: return TagWord.list(value[...]).map { ($0.map(TagWord.marked).joined(separator: " "), 0) }
        case .project, .place: count = 0
        case .link: count = ItemDetails.isLink(value) ? 0 : nil
        case .note: return (following.isEmpty ? "note:\(value)" : "note:\"\(value) …\"", 0)
        }
        return count.map { ("\(key.rawValue):\(long.text($0))", $0) }
    }

    static func example(of key: AttributeKey) -> String {
        switch key {
        case .due, .wait: "\(key.rawValue):fri"
        case .every, .again: "\(key.rawValue):week"
        case .pri: "pri:high"
        case .needs, .parent: "\(key.rawValue):3"
        case .project: "project:work"
        case .place: "place:home"
        case .link: "link:https://example.org"
        case .note: "note:TEXT"
        case .tag: "+home"
        }
    }

    /// Returns the key that was probably misspelled. A key of filters only, such as `entry:`, is not one.
    private func similar(_ typed: Substring) -> AttributeKey? {
        guard typed.utf8.count >= 3, typed.utf8.allSatisfy({ (0x61...0x7A).contains($0 | 0x20) }),
            FilterKey(typed: typed) == nil
        else { return nil }
        // Many words are close to these two.
        let known = AttributeKey.allCases.filter { $0 != .place && $0 != .link }.map(\.rawValue)
        return Suggestion.nearest(to: typed.lowercased(), among: known).flatMap(AttributeKey.init(rawValue:))
    }

    private static func isName(_ typed: Substring) -> Bool {
        typed.utf8.count > 1 && typed.allSatisfy { $0.isLetter || $0 == "-" || $0 == "_" }
    }

    /// Returns `true` for `est:2h`, but not for `mailto:anna`, `Q:who` and `lol:D`.
    private func isUnknown(_ typed: Substring, _ value: Substring) -> Bool {
        let isFace = ["D", "P", "p", "O", "o", "-D", "-P", "-p"].contains(value)
        let isDrive = typed.utf8.count == 1 && typed.first?.isLowercase == false
        return !isDrive && !AttributeKey.isText(AttributeKey.name(typed)) && !isFace
            && value.contains { $0.isLetter || $0.isNumber }
    }
}
