package import CommandLine
package import Vocabulary

/// The names of groups and sort keys, also those of other programs.
package enum OrderWords {
    /// Reads a value of `--by`.
    package static func grouping(_ name: String) -> ItemGrouping? {
        ItemGrouping(rawValue: name) ?? groupings.first { $0.name == name.lowercased() }?.grouping
    }

    /// Reads a sort key without its minus sign.
    package static func key(_ name: String) -> ItemOrder.Key? {
        ItemOrder.Key(rawValue: name) ?? keys.first { $0.name == name }?.key
    }

    private static let groupings: [(name: String, grouping: ItemGrouping)] = [
        ("date", .due), ("day", .due), ("deadline", .due), ("proj", .project), ("projects", .project), ("tags", .tag),
        ("label", .tag), ("context", .tag), ("pri", .priority), ("prio", .priority),
    ]

    private static let keys: [(name: String, key: ItemOrder.Key)] = [
        ("date", .due), ("deadline", .due), ("pri", .priority), ("prio", .priority), ("proj", .project),
        ("projects", .project), ("name", .title), ("added", .created), ("entry", .created), ("age", .created),
        ("modified", .changed), ("updated", .changed), ("end", .completed), ("done", .completed), ("state", .status),
        ("tags", .tag), ("notes", .note), ("depends", .needs), ("rank", .urgency), ("score", .urgency),
    ]

    /// `--by`, whose value is a group or one of some other words.
    package static func by(or words: [String] = [], summary: String) -> Option {
        let choices = ItemGrouping.allCases.map(\.rawValue) + words
        return Option("by", value: .choice(choices, otherNames: groupings.map(\.name)), summary: summary)
    }

    package static func sort(summary: String) -> Option {
        let names = ItemOrder.Key.allCases.map(\.rawValue)
        return Option("sort", value: .keys(names, otherNames: keys.map(\.name)), summary: summary)
    }
}
