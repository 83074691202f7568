import Almanac
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

    package static func priority(_ level: Priority) -> String {
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

    /// The part of `est:2h` that looks like the key of an attribute: `est:`.
    static func key(of word: String) -> String {
        String(word.prefix { $0 != ":" }) + ":"
    }

    /// The first line of a note, marked with `…` if there are more.
    package static func firstLine(of note: String) -> String {
        let line = note.prefix { !$0.isNewline }
        return line.endIndex == note.endIndex ? note : "\(line) …"
    }
}
