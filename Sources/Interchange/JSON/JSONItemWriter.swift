import Almanac
package import Entities
import ProgramOutput
package import Vocabulary

/// Writes the document of `adder list all --json`, which loses nothing but the history.
package struct JSONItemWriter: ForeignWriting {
    private var json = JSONText.beginningDocument()
    private var losses = LossList()

    package init() {}

    package mutating func begin() {
        json.beginArray("items")
    }

    package mutating func write(_ exported: ExportedItem) {
        let item = exported.item
        let details = item.details
        losses.place = item.id
        json.beginObject()
        json.integer("id", item.id)
        json.string("uuid", item.uuid.description)
        json.string("title", details.title)
        if let note = details.note { json.string("note", note) }
        json.string("status", item.status == .done ? "done" : "open")
        if let due = details.due { json.string("due", due.description) }
        if let wait = details.wait { json.string("wait", wait.description) }
        if !details.tags.isEmpty {
            json.array("tags") { array in details.tags.forEach { array.string(nil, $0) } }
        }
        if let project = details.project { json.string("project", project) }
        if let priority = details.priority { json.string("priority", priority.jsonName) }
        switch details.recurrence {
        case .every(let repetition): json.string("every", repetition.rule)
        case .again(let repetition): json.string("again", repetition.rule)
        case .rule(let rule): json.string("every", rule)
        case .foreign(let rule): json.string("foreignRule", rule)
        case nil: break
        }
        let needs = losses.exported(exported.needs)
        if !needs.isEmpty {
            json.array("needs") { array in needs.forEach { array.integer(nil, $0.id) } }
        }
        if let parent = losses.exported(exported.parent) { json.integer("parent", parent.id) }
        if let place = details.place { json.string("place", place) }
        if let link = details.link { json.string("link", link) }
        json.string("created", item.created.description)
        json.string("changed", item.changed.description)
        if let completed = item.knownCompletion { json.string("completed", completed.description) }
        json.endObject()
    }

    package mutating func end() {
        json.endArray()
        json.endDocument()
    }

    package mutating func takeBytes() -> [UInt8] { json.takeBytes() }

    package mutating func takeLosses() -> [Loss] { losses.take() }
}
