import Almanac
package import ProgramOutput
package import Vocabulary

/// The properties of an item, in words.
package enum ItemWords {
    /// The tag as typed: `+money`, `@shop`.
    package static func tag(_ name: String) -> String {
        tagMark(name) + name
    }

    /// The prefix of a tag as typed. The name of a place already contains its `@`.
    package static func tagMark(_ name: String) -> String {
        name.utf8.first == UInt8(ascii: "@") ? "" : "+"
    }

    package static func priority(_ level: Priority) -> String { say(name(of: level)) }

    package static func name(of level: Priority) -> Sentence {
        switch level {
        case .high: "high"
        case .medium: "medium"
        case .low: "low"
        }
    }

    /// The priority as a sign.
    package static func prioritySign(_ level: Priority) -> String {
        switch level {
        case .high: "!!!"
        case .medium: "!!"
        case .low: "!"
        }
    }

    package static func ids(_ ids: [Int]) -> String {
        ids.map(String.init).joined(separator: ", ")
    }

    /// `3, 7, 5`, or `12 items`.
    package static func chosen(_ ids: [Int]) -> String {
        ids.count > maximumNamedCount ? ChangeSentences.count(ids.count) : someIDs(ids)
    }

    /// More ids are harder to read than their number.
    static let maximumNamedCount = 3

    /// `3, 5-9, 12`, cut after eight ids or ranges, or `limit` of them.
    package static func someIDs(_ ids: [Int], limit: Int = maximumRangeCount) -> String {
        var ranges: [ClosedRange<Int>] = []
        for id in ids {
            if let last = ranges.last, id == last.upperBound || id == last.upperBound + 1 {
                ranges[ranges.count - 1] = last.lowerBound...id
            } else if ranges.count == limit {
                return "\(ranges.spelled(separatedBy: ", ")), …"
            } else {
                ranges.append(id...id)
            }
        }
        return ranges.spelled(separatedBy: ", ")
    }

    package static let maximumRangeCount = 8

    /// The first line of a note, marked with `…` if there are more.
    package static func firstLine(of note: String) -> String {
        let line = note.prefix { !$0.isNewline }
        return line.endIndex == note.endIndex ? note : "\(line) …"
    }
}
