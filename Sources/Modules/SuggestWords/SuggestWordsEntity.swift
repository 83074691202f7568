import Entities
import Settings

/// An item as it is suggested.
struct SuggestedItem: Entity {
    let id: Int
    let title: String
}

/// Items that are asked for by how their numbers begin.
struct SuggestedItemsQuery: Entity {
    /// Nil for items that are open as well as for closed ones.
    let status: Item.Status?
    /// Empty for every number.
    let beginning: String
    let limit: Int

    /// The numbers that begin so, up to the last one that was given: 3, 30 to 39, 300 to 399.
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

enum SuggestedNames {
    /// Whether the name can be typed, and shown as it is.
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
    /// Those that can be listed; any other setting takes more words than anyone wants to look through.
    static func of(_ key: String) -> [String] {
        guard let setting = try? Setting.called(key) else { return [] }
        return switch setting.kind {
        case .choice(let choices): choices
        case .look, .commandLine: [setting.standard]
        }
    }
}
