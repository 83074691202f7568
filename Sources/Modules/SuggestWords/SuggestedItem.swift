import Entities
import Settings
import Vocabulary

struct SuggestedItem: Entity {
    let id: Int
    let title: String
}

/// A search for items by the first digits of their ids.
struct SuggestedItemsQuery: Entity {
    /// `nil` for both open and completed items.
    let status: Item.Status?
    /// Empty for all ids.
    let beginning: String
    let limit: Int

    /// Returns the ranges of ids that begin with these digits, up to the last id: 3, 30 to 39, 300 to 399.
    func ranges(upTo last: Int) -> [ClosedRange<Int>] {
        guard let first = Int(beginning), first > 0, beginning.first != "0" else { return [] }
        var ranges: [ClosedRange<Int>] = []
        var (low, high) = (first, first)
        while low <= last {
            ranges.append(low...min(high, last))
            guard high <= (Int.max - 9) / 10 else { break }
            (low, high) = (low * 10, high * 10 + 9)
        }
        return ranges
    }
}

/// A search for items by the beginning of a word in their titles.
struct SuggestedTitlesQuery: Entity {
    /// `nil` for both open and completed items.
    let status: Item.Status?
    let beginning: String
    let limit: Int
}

enum SuggestedNames {
    /// Returns `false` for names with characters that can't be typed or displayed, such as control characters.
    static func canBeTyped(_ name: String) -> Bool {
        !name.unicodeScalars.contains { scalar in
            switch scalar.properties.generalCategory {
            case .control, .lineSeparator, .paragraphSeparator: true
            default: scalar.properties.isBidiControl
            }
        }
    }
}

enum SettingValues {
    /// Returns the beginning of the name in a key such as `rank.tag.mon`; empty while the prefix is being typed.
    static func name(in key: String, after prefix: String) -> String? {
        if key.hasPrefix(prefix) { return String(key.dropFirst(prefix.count)) }
        return prefix.hasPrefix(key) && key.contains(".") ? "" : nil
    }

    /// Returns all values of the setting if there are few, or else only its default.
    static func of(_ key: String) -> [String] {
        guard let setting = try? Setting.named(key) else { return [] }
        return switch setting.kind {
        case .choice(let choices): choices
        case .program(let words): words
        case .look, .commandLine, .filter, .period, .path, .address, .weight, .key: [setting.defaultValue]
        }
    }
}
