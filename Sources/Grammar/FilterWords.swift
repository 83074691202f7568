import Almanac
package import Boundary
import Entities

/// Reads the words that choose items.
package struct FilterWords {
    private let dates: DateReader

    package init(dates: DateReader) {
        self.dates = dates
    }

    /// Terms are *and*ed, `or` separates alternatives.
    package func read(_ words: [Word]) throws(Misunderstanding) -> ItemFilter {
        guard !words.isEmpty else { return .everything }
        var alternatives: [[Selection.Term]] = [[]]
        for word in words {
            if word.text == "or", !word.isLiteral {
                alternatives.append([])
            } else {
                alternatives[alternatives.count - 1].append(try term(word))
            }
        }
        guard alternatives.allSatisfy({ !$0.isEmpty }) else { throw .danglingOr }
        return ItemFilter(Selection(alternatives))
    }

    private func term(_ word: Word) throws(Misunderstanding) -> Selection.Term {
        let text = word.text
        if word.isLiteral { return .word(text) }
        switch text {
        case "overdue": return .overdue
        case "waiting": return .waiting
        case "blocked": return .blocked
        case "open": return .open
        case "closed": return .closed
        case "all": return .any
        default: break
        }
        if let tag = TagWord.read(text[...]) { return .tag(tag) }
        if text.first == "-", let tag = TagWord.unmarked(text.dropFirst()) { return .noTag(tag) }
        if let level = PriorityWords.marked(text) { return .priority(Priority(level)) }
        if text.first?.isASCII == true, text.first?.isNumber == true,
            text.utf8.allSatisfy({ (0x30...0x39).contains($0) || $0 == 0x2C || $0 == 0x2D })
        {
            return Day(iso: text) == nil ? .ids(try IDWords.ranges(text, key: nil)) : .word(text)
        }
        return try keyed(text)
    }

    private func keyed(_ text: String) throws(Misunderstanding) -> Selection.Term {
        guard let colon = text.firstIndex(of: ":") else { return .word(text) }
        let key = String(text[..<colon])
        let value = String(text[text.index(after: colon)...])
        switch key {
        case "project":
            return .project(value)
        case "pri":
            if value.isEmpty { return .priority(nil) }
            guard let level = PriorityWords.level(value) else { throw .notAPriority(value) }
            return .priority(Priority(level))
        case "due":
            if value.isEmpty { return .noDue }
            let day = try dates.day(value, key: key)
            return .due(from: day, until: day + 1)
        case "due.before":
            return .due(from: nil, until: try dates.day(value, key: key))
        case "due.after":
            return .due(from: try dates.day(value, key: key) + 1, until: nil)
        default:
            if let near = AttributeKey.nearest(to: text[...]) { throw .unknownTerm(text, suggestion: near) }
            return .word(text)
        }
    }
}
