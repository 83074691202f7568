import Almanac
import Entities
import Vocabulary

/// Sets the values of an item from the members of adder's JSON object.
struct JSONItemFields {
    private(set) var hasUUID = false

    /// Throws if the value is not valid.
    mutating func set(_ member: JSONMember, in draft: inout ForeignDraft) throws(ForeignFileError) {
        switch member.key {
        case "id": draft.item.key = try member.scalar
        case "uuid":
            draft.item.uuid = try member.parsed { ItemUUID($0[...]) }
            hasUUID = true
        case "title":
            let title = try member.scalar
            if (try? ItemTitle(title)) != nil {
                draft.item.details.title = title
            } else {
                draft.setTitle(title, field: member.key)
            }
        case "note": draft.item.details.note = try member.string
        case "status": draft.item.isDone = try member.parsed { JSONItemFields.statuses[$0] }
        case "due": draft.item.details.due = try member.parsed { Due(iso: $0) }
        case "wait": draft.item.details.wait = try member.parsed { Day(iso: $0) }
        case "tags":
            for tag in try member.scalars { draft.addTag(tag, field: member.key) }
        case "project": draft.setProject(try member.string, field: member.key)
        case "priority": draft.item.details.priority = try member.parsed { Priority(jsonName: $0) }
        case "every":
            draft.item.details.recurrence = try member.parsed { rule in
                Repetition(rule: rule).map { .every($0) } ?? RuleDays(rule).map { _ in .rule(rule) }
            }
        case "again": draft.item.details.recurrence = .again(try member.parsed { Repetition(rule: $0) })
        case "foreignRule":
            draft.item.details.recurrence = try member.parsed { rule in
                CalendarRule.isSingleDates(rule) ? .foreign(rule) : CalendarRule.foreign(rule).map { .foreign($0) }
            }
        case "needs": draft.item.needs = try member.scalars.map { .key($0) }
        case "parent": draft.item.parent = .key(try member.scalar)
        case "place": draft.item.details.place = try member.string
        case "link": draft.item.details.link = try member.string
        case "created": draft.item.created = try member.parsed { Instant(iso: $0) }
        case "changed": draft.item.changed = try member.parsed { Instant(iso: $0) }
        case "completed": draft.item.completed = try member.parsed { Instant(iso: $0) }
        // Follow from the parents.
        case "partOf", "progress": break
        default: draft.lose(.attribute, member.key, member.value.summary)
        }
    }

    private static let statuses = ["open": false, "done": true]
}

extension JSONMember {
    fileprivate func parsed<Value>(_ parse: (String) -> Value?) throws(ForeignFileError) -> Value {
        guard let value = parse(try string) else { throw badValue }
        return value
    }
}
