import Entities

/// A field of an item in a table or in JSON. The raw values are the keys of adder's JSON.
package enum ItemField: String, CaseIterable, Sendable {
    case id, uuid, title, note, status, due, wait, tags, project, priority, every, again, needs, parent, created,
        changed
    case completed, place, link

    /// `true` if several columns make up one value.
    var isList: Bool { self == .tags || self == .note || self == .needs }

    /// Returns the fields that a table with these columns has for every item.
    static func stated(_ fields: [ItemField]) -> StatedFields {
        fields.reduce(into: []) { $0.formUnion($1.stated) }
    }

    private var stated: StatedFields {
        switch self {
        case .note: .note
        case .tags: .tags
        case .project: .project
        case .priority: .priority
        case .due: [.due, .time]
        case .wait: .wait
        case .every, .again: .recurrence
        case .status: .status
        case .completed: [.status, .completed]
        case .parent: .parent
        case .needs: .needs
        case .place: .place
        case .link: .link
        case .id, .uuid, .title, .created, .changed: []
        }
    }
}

extension String {
    /// The text without surrounding whitespace.
    var trimmed: String {
        guard utf8.first.map({ $0 <= 0x20 || $0 > 0x7F }) == true || utf8.last.map({ $0 <= 0x20 || $0 > 0x7F }) == true
        else { return self }
        let start = drop(while: \.isWhitespace)
        return String(start.dropLast(start.reversed().prefix(while: \.isWhitespace).count))
    }
}
