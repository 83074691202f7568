import Almanac
import Entities
import Vocabulary

/// Turns the objects of other programs into items, by the names of their members.
struct JSONObjectReader {
    private var dates: FieldDates
    private var identity = ForeignIdentity(.json)
    /// The names of the last object, which most others have, too.
    private var names = FieldNames([])
    private(set) var losses = LossList()

    init(_ context: ForeignContext) {
        dates = FieldDates(context)
    }

    mutating func takeLosses() -> LossList {
        defer { losses = LossList() }
        return losses
    }

    mutating func lose(_ object: JSONObject, _ field: String, _ value: String) {
        losses.place = object.line
        losses.add(.item, field, value)
    }

    /// Returns the item, or `nil` if the object describes something else.
    /// - Parameters:
    ///   - project: The list around the object.
    ///   - notes: The notes that the document has elsewhere.
    mutating func item(
        _ object: JSONObject,
        project: String?,
        parent: ForeignItem.Reference? = nil,
        notes: [String] = []
    ) -> ForeignItem? {
        let members = object.members
        let keys = members.map(\.key)
        if names.names.map(\.text) != keys { names = FieldNames(keys) }
        guard names.hasTitle else {
            lose(object, "object", JSONValue.object(members).summary)
            return nil
        }
        if members.contains(where: { $0.key == "deleted" && $0.value == .boolean(true) }) {
            lose(object, "deleted", object.text("title") ?? "")
            return nil
        }
        var row = FieldRow(line: object.line, names.program, dates)
        row.draft.item.stated = ItemField.stated(names.fields)
        for index in names.order { set(members[index].value, names.names[index], &row) }
        for note in notes { row.draft.addNote(note, field: "notes") }
        var draft = row.finished()
        if draft.item.details.project == nil, let project { draft.setProject(project, field: "list") }
        draft.item.parent = draft.item.parent ?? parent
        draft.cutMarks(of: object)
        if draft.item.completed != nil, !draft.item.isDone { draft.item.completed = nil }
        draft.item.uuid = row.uuid ?? uuid(of: draft.item)
        return draft.finished(&losses)
    }

    /// Long ids are unique; short ones only in the file.
    private mutating func uuid(of item: ForeignItem) -> ItemUUID {
        if let key = item.key, key.utf8.count > 8 { return identity.uuid(forIdentity: key) }
        let texts = [item.key ?? "", item.details.title, item.details.project ?? "", item.created?.description ?? ""]
        return identity.uuid(forContent: texts.joined(separator: "\n"))
    }
}

// MARK: - Values

extension JSONObjectReader {
    private func set(_ value: JSONValue, _ name: FieldNames.Name, _ row: inout FieldRow) {
        switch value {
        case .null: break
        case .string(let text), .number(let text):
            // Programs in Go write a date that they don't have in this way.
            if !text.isEmpty, !text.hasPrefix("0001-01-01T") { row.set(name, text) }
        case .boolean(let value):
            if value || name.field == .status { row.set(name, value ? "true" : "false") }
        case .array(let elements): set(elements, name, &row)
        case .object(let members):
            let object = JSONObject(members)
            if let text = object.text(JSONObjectReader.keys(of: name.field)) {
                row.set(name, text)
            } else if !members.allSatisfy({ $0.value.isEmpty }) {
                row.draft.lose(.attribute, name.text, value.summary)
            }
            if name.field == .due, object.value("is_recurring") == .boolean(true), let text = object.text("string") {
                row.set(FieldNames(["every"]).names[0], text)
            }
        }
    }

    private func set(_ elements: [JSONValue], _ name: FieldNames.Name, _ row: inout FieldRow) {
        for element in elements where !element.isEmpty {
            let text = JSONObjectReader.text(of: element, name.field)
            switch (name.field, text) {
            case (.tags, let text?): row.addTag(text, name.text)
            case (.note, let text?), (.needs, let text?), (.project, let text?): row.set(name, text)
            default: if !name.isTechnical { row.draft.lose(.attribute, name.text, element.summary) }
            }
        }
    }

    private static func text(of value: JSONValue, _ field: ItemField?) -> String? {
        switch value {
        case .string(let text), .number(let text): text
        case .object(let members): JSONObject(members).text(keys(of: field))
        default: nil
        }
    }

    /// The members that hold the value of a field.
    private static func keys(of field: ItemField?) -> [String] {
        switch field {
        case .due, .wait, .created, .changed, .completed: ["dateTime", "datetime", "date"]
        case .note: ["content", "text", "body", "description", "value"]
        case .tags, .project, .status, .priority: ["name", "title", "label", "value"]
        default: []
        }
    }
}

extension ForeignDraft {
    /// Removes the projects and contexts around a title that the object has as values, too: `+home Call mom @phone`.
    fileprivate mutating func cutMarks(of object: JSONObject) {
        let marks = object.texts("projects").map { "+\($0)" } + object.texts("contexts").map { "@\($0)" }
        guard !marks.isEmpty else { return }
        var words = item.details.title.split(separator: " ")
        while words.count > 1, let first = words.first, marks.contains(String(first)) { words.removeFirst() }
        while words.count > 1, let last = words.last, marks.contains(String(last)) { words.removeLast() }
        item.details.title = words.joined(separator: " ")
    }
}
