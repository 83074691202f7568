import Almanac
import Entities
import Vocabulary

extension ObsidianField {
    /// Returns `nil` if the text is not a value of the field.
    func value(_ text: String, name: String, _ context: ForeignContext) -> MarkdownField? {
        switch self {
        case .due: return Day(iso: text).map { .due(Due(day: $0)) }
        case .scheduled, .start: return Day(iso: text).map { .wait($0) }
        case .created: return Day(iso: text).map { .created(context.clock.instant(of: $0)) }
        case .done, .cancelled: return Day(iso: text).map { .completed(context.clock.instant(of: $0)) }
        case .repeats: return ObsidianRepetition.field(text, name: name, context)
        case .id:
            guard ObsidianField.isID(text) else { return nil }
            return ItemUUID(text).map { .uuid($0) } ?? .id(text)
        case .needs:
            let ids = text.split(separator: ",").map { String($0).trimmed }
            guard ids.allSatisfy(ObsidianField.isID) else { return nil }
            return .needs(ids.map { id in ItemUUID(id).map { .uuid($0) } ?? .key(id) })
        case .onCompletion: return .lost(.attribute, name: name, value: text, became: nil)
        case .highest: return .lost(.priority, name: "priority", value: "highest", became: .high)
        case .high: return .priority(.high)
        case .medium: return .priority(.medium)
        case .low: return .priority(.low)
        case .lowest: return .lost(.priority, name: "priority", value: "lowest", became: .low)
        }
    }

    private static func isID(_ text: String) -> Bool {
        !text.isEmpty
            && text.utf8.allSatisfy { byte in
                (0x30...0x39).contains(byte) || (0x61...0x7A).contains(byte | 0x20) || byte == 0x2D || byte == 0x5F
            }
    }
}

/// Fields in brackets: those of the Dataview plugin, and what adder adds to Obsidian's.
enum DataviewField {
    /// Splits `[due:: 2026-11-27]`.
    static func parts(_ whole: Substring) -> (name: String, value: String)? {
        guard let first = whole.utf8.first, first == UInt8(ascii: "[") || first == UInt8(ascii: "(") else { return nil }
        let word = whole.utf8.last == UInt8(ascii: ",") ? whole.dropLast() : whole
        guard word.utf8.count > 2, word.utf8.last == UInt8(ascii: "]") || word.utf8.last == UInt8(ascii: ")"),
            let colon = word.utf8.firstIndex(of: UInt8(ascii: ":")),
            word.utf8[colon...].starts(with: [UInt8(ascii: ":"), UInt8(ascii: ":")])
        else { return nil }
        let name = String(word[..<colon].withoutMark).trimmed
        var value = String(word[word.utf8.index(colon, offsetBy: 2)...].dropLast()).trimmed
        value = MarkdownHTML.unescaped(value)
        if value.hasPrefix("[["), value.hasSuffix("]]") { value = String(value.dropFirst(2).dropLast(2)) }
        return (name, value)
    }

    static func field(_ word: Substring, _ context: ForeignContext) -> MarkdownField? {
        guard let (name, value) = parts(word) else { return nil }
        switch name {
        case "priority": return priority(value)
        case "time": return TimeOfDay(iso: value).map { .time($0) }
        case "project": return .project(value)
        case "tags": return .tag(value)
        case "every": return context.repetition(value[...]).map { .recurrence(.every($0)) }
        case "again": return context.repetition(value[...]).map { .recurrence(.again($0)) }
        case "parent": return .parent(ItemUUID(value).map { .uuid($0) } ?? .key(value))
        default: return ObsidianField(name: name[...])?.value(value, name: name, context)
        }
    }

    private static func priority(_ name: String) -> MarkdownField? {
        switch name {
        case "highest": .lost(.priority, name: "priority", value: name, became: .high)
        case "lowest": .lost(.priority, name: "priority", value: name, became: .low)
        default: Priority(jsonName: name).map { .priority($0) }
        }
    }
}
