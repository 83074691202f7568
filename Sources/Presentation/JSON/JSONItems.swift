import Almanac
package import ProgramOutput
package import Responses
package import Vocabulary

extension JSONText {
    package static func document(_ errorMessage: ErrorMessage) -> String {
        document(errorMessage, others: [])
    }

    /// Returns an error document that also lists `others`.
    package static func document(_ errorMessage: ErrorMessage, others: [ErrorMessage]) -> String {
        document { document in
            document.object("error") { error in
                error.details(of: errorMessage)
                guard !others.isEmpty else { return }
                error.array("others") { array in
                    for other in others { array.object { $0.details(of: other) } }
                }
            }
        }
    }

    /// Returns an error document that also lists losses.
    package static func document(_ errorMessage: ErrorMessage, losses: [Loss], place: String) -> String {
        document { document in
            document.object("error") { $0.details(of: errorMessage) }
            document.losses(losses, place: place)
        }
    }

    private mutating func details(of errorMessage: ErrorMessage) {
        integer("status", Int(errorMessage.status.rawValue))
        string("message", errorMessage.sentence)
    }

    package mutating func items(_ key: String, _ items: [ItemSummary], unlessEmpty: Bool = false) {
        if unlessEmpty, items.isEmpty { return }
        array(key) { array in items.forEach { array.item($0) } }
    }

    /// Writes a change; `more` can add members.
    package mutating func change(_ change: ChangeSummary, _ more: (inout JSONText) -> Void = { _ in }) {
        object { json in
            json.integer("id", change.id)
            json.string("at", change.moment.instant.description)
            json.string("command", change.command)
            json.boolean("undone", change.isUndone)
            more(&json)
        }
    }

    package mutating func strings(_ key: String, _ strings: [String], unlessEmpty: Bool = false) {
        if unlessEmpty, strings.isEmpty { return }
        array(key) { array in strings.forEach { array.string(nil, $0) } }
    }

    package mutating func integers(_ key: String, _ integers: [Int], unlessEmpty: Bool = false) {
        if unlessEmpty, integers.isEmpty { return }
        array(key) { array in integers.forEach { array.integer(nil, $0) } }
    }

    /// Writes an item without its empty properties.
    package mutating func item(_ item: ItemSummary, as key: String? = nil, rank: Points? = nil) {
        let details = item.details
        object(key) { json in
            json.integer("id", item.id)
            json.string("uuid", item.uuid.description)
            json.string("title", details.title)
            if let note = details.note { json.string("note", note) }
            json.string("status", item.isDone ? "done" : "open")
            if let due = details.due { json.string("due", due.description) }
            if let wait = details.wait { json.string("wait", wait.description) }
            json.strings("tags", details.tags, unlessEmpty: true)
            if let project = details.project { json.string("project", project) }
            if let priority = details.priority { json.string("priority", ItemWords.name(of: priority).english) }
            if let recurrence = details.recurrence { json.recurrence(recurrence) }
            json.integers("needs", details.needs, unlessEmpty: true)
            if let parent = details.parent { json.integer("parent", parent) }
            if let place = details.place { json.string("place", place) }
            if let link = details.link { json.string("link", link) }
            json.family(item.family)
            json.string("created", item.created.description)
            json.string("changed", item.changed.description)
            if let completed = item.completed { json.string("completed", completed.description) }
            if let rank { json.decimal("rank", hundredths: rank.hundredths) }
        }
    }

    private mutating func family(_ family: ItemFamily) {
        if let parent = family.parent {
            object("partOf") { json in
                json.integer("id", parent.id)
                json.string("title", parent.title)
            }
        }
        if family.parts.isZero { return }
        object("progress") { json in
            json.integer("open", family.parts.open)
            json.integer("done", family.parts.done)
        }
    }

    /// Writes the repetition as an RFC 5545 RRULE value.
    private mutating func recurrence(_ recurrence: Recurrence) {
        switch recurrence {
        case .every(let repetition): string("every", repetition.rule)
        case .again(let repetition): string("again", repetition.rule)
        case .rule(let rule): string("every", rule)
        case .foreign(let rule): string("foreignRule", rule)
        }
    }
}
