import Entities

extension JSONObject {
    struct Parts {
        /// The members that describe the task itself.
        var members: [JSONMember] = []
        var checklists: [JSONValue] = []
        var children: [JSONObject] = []
        /// The id of the task that the object is a part of, if it has one of its own, too.
        var owner: String?
    }

    var parts: Parts {
        var parts = Parts()
        parts.members.reserveCapacity(members.count)
        for member in members {
            guard member.value.isContainer else {
                if member.key != "type" { parts.members.append(member) }
                continue
            }
            let name = FieldNames.key(member.key)
            if JSONKeys.checklists.contains(name) {
                parts.checklists.append(member.value)
            } else if let tasks = member.tasks(name) {
                parts.children += tasks
            } else {
                parts.members.append(member)
            }
        }
        // Alone, `task_id` is an id of the task itself.
        for key in ["todo_id", "todoId", "task_id"] where key != "task_id" || text("id") != nil {
            guard let owner = text(key) else { continue }
            parts.owner = owner
            parts.members.removeAll { $0.key == key }
        }
        return parts
    }
}

extension JSONValue {
    /// The entries of a checklist as lines with boxes.
    var checklist: [String] {
        if case .array(let elements) = self {
            return elements.flatMap { JSONObject($0)?.checklistLines ?? $0.text.map { ["[ ] \($0)"] } ?? [] }
        }
        return objects?.flatMap(\.checklistLines) ?? JSONObject(self)?.checklistLines ?? []
    }
}

extension JSONObject {
    /// An entry of a checklist as a line with a box, or the name of a checklist above its entries.
    var checklistLines: [String] {
        let entry = withAttributes
        let title = entry.title.flatMap { $0.isEmpty ? nil : $0 }
        if case .array? = entry.value("checkItems") {
            return (title.map { [$0] } ?? []) + (entry.value("checkItems")?.checklist ?? [])
        }
        guard let title else { return [] }
        let names = FieldNames(entry.members.map(\.key)).names
        let isDone = zip(names, entry.members).contains { name, member in
            guard name.field == .status || name.field == .completed else { return false }
            return member.value == .boolean(true) || member.value.text.flatMap(Program.any.status) == .done
        }
        let dates = zip(names, entry.members).compactMap { $0.field == .due ? $1.value.text : nil }
        return ["[\(isDone ? "x" : " ")] \(title)" + (dates.first.map { " (due \($0))" } ?? "")]
    }
}
