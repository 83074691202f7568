import Almanac
import Entities
import Vocabulary

/// Turns the objects of other programs into items, by the names of their members.
struct JSONObjectReader {
    private var dates: FieldDates
    private var zones: CalendarZones
    private var identity = ForeignIdentity(.json)
    /// The names of the last object, which most others have, too.
    private var names = FieldNames([])
    /// The program of the file, of which not all objects have all names.
    private var program = Program.any
    /// `true` in an answer of Microsoft Graph.
    var isGraph = false
    private(set) var losses = LossList()

    init(_ context: ForeignContext) {
        dates = FieldDates(context)
        zones = CalendarZones(clock: context.clock, files: context.zoneFiles)
    }

    var clock: any Clock { dates.context.clock }

    mutating func takeLosses() -> LossList {
        defer { losses = LossList() }
        return losses
    }

    mutating func lose(_ object: JSONObject, _ field: String, _ value: String, kind: Loss.Kind = .item) {
        losses.place = object.line
        losses.add(kind, field, value)
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
        guard let title = names.names.firstIndex(where: { $0.field == .title }), !members[title].value.isContainer
        else {
            let shown = zip(names.names, members).filter { $0.0.role != .secret }.map(\.1)
            lose(object, "object", JSONValue.object(shown).summary)
            return nil
        }
        for (name, member) in zip(names.names, members) where name.role == .deletion && member.value.isAffirmed {
            lose(object, name.text, members[title].value.summary)
            return nil
        }
        if names.program == .reminders { program = .reminders }
        var row = FieldRow(line: object.line, names.program == .any ? program : names.program, dates)
        row.draft.item.stated = ItemField.stated(names.fields)
        let isGraph = isGraph || object.isGraph
        for index in names.order {
            let (name, value) = (names.names[index], members[index].value)
            set(local(value, name, isGraph: isGraph, &row.draft), name, &row)
        }
        for note in notes { row.draft.addNote(note, field: "notes") }
        if let reason = row.removal {
            lose(object, reason, members[title].value.summary)
            return nil
        }
        var draft = row.finished()
        if draft.item.details.project == nil, let project { draft.setProject(project, field: "list") }
        draft.item.parent = draft.item.parent ?? parent
        draft.cutMarks(of: object)
        draft.finishDate(of: object)
        draft.loseUnusedCompletion(dates.context.clock)
        draft.item.uuid = row.uuid ?? uuid(of: draft.item)
        return draft.finished(&losses)
    }

    /// Reports what a list has besides its name and its tasks, and headings, which stand between the tasks of Things.
    mutating func loseDetails(of list: JSONObject) {
        losses.place = list.line
        if list.text("type") == "heading", let title = list.title { losses.add(.attribute, "heading", title) }
        let names = FieldNames(list.members.map(\.key)).names
        for (name, member) in zip(names, list.members) where !member.value.isEmpty && !JSONKeys.isInside(member) {
            switch name.field {
            case .note, .due, .wait, .tags, .priority, .every:
                losses.add(JSONObjectReader.kind(of: name.field), name.text, member.value.summary)
            case .project where name.text == "area": losses.add(.project, name.text, member.value.summary)
            default: break
            }
        }
    }

    /// Reports the text of a board, which no item has.
    mutating func loseDescription(of document: JSONObject) {
        guard document.title != nil, let text = document.text("desc", "description") else { return }
        losses.place = document.line
        losses.add(.note, "desc", text)
    }

    /// Reports that a card or a list was put away, which an item can't be.
    mutating func loseArchive(of object: JSONObject, _ key: String = "closed") {
        losses.place = object.line
        if object.value("idList") != nil {
            losses.add(.status, "closed", "archived", became: "done")
        } else {
            losses.add(.attribute, key, object.title ?? "")
        }
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
        // The number of comments.
        case .number(let text) where name.field == .note: if text != "0" { row.draft.lose(.note, name.text, text) }
        case .string(let text), .number(let text):
            // Programs in Go write a date that they don't have in this way.
            if !text.isEmpty, !text.hasPrefix("0001-01-01T") { row.set(name, text) }
        case .boolean(let value):
            if value || name.field == .status { row.set(name, value ? "true" : "false") }
        case .array(let elements): for element in elements where !element.isEmpty { add(element, name, &row) }
        case .object(let members):
            if let text = JSONObjectReader.text(of: value, name.field) {
                row.set(name, text)
            } else if name.role == .secret {
                row.draft.lose(.attribute, name.text, "")
            } else if !members.allSatisfy({ $0.value.isEmpty || $0.key == "contentType" }), name.role != .technical {
                row.draft.lose(JSONObjectReader.kind(of: name.field), name.text, value.summary)
            }
            let object = JSONObject(members)
            if name.field == .due, object.value("is_recurring") == .boolean(true), let text = object.text("string") {
                row.set(FieldNames(["every"]).names[0], text)
            }
        }
    }

    /// Returns a date with a time zone as a local one.
    private mutating func local(
        _ value: JSONValue,
        _ name: FieldNames.Name,
        isGraph: Bool,
        _ draft: inout ForeignDraft
    ) -> JSONValue {
        guard value.isContainer, let field = name.field, let date = JSONZonedDate(value) else { return value }
        let (text, isKnown) = date.local(field, isGraph: isGraph, dates.context.clock, &zones)
        if !isKnown { draft.lose(.zone, name.text, date.zone) }
        return text.map { .string($0) } ?? value
    }

    private func add(_ element: JSONValue, _ name: FieldNames.Name, _ row: inout FieldRow) {
        if let object = JSONObject(element), object.value("current") == .boolean(false) { return }
        let text = JSONObjectReader.text(of: element, name.field)
        switch (name.field, text) {
        case (.tags, let text?): row.addTag(text, name.text)
        case (.note, let text?), (.needs, let text?), (.project, let text?), (.due, let text?), (.every, let text?):
            row.set(name, text)
        default:
            if name.role == .secret {
                row.draft.lose(.attribute, name.text, "")
            } else if name.role != .technical {
                row.draft.lose(JSONObjectReader.kind(of: name.field), name.text, element.summary)
            }
        }
    }

    /// Returns the value of a field, which programs also wrap in objects.
    private static func text(of value: JSONValue, _ field: ItemField?) -> String? {
        guard let object = JSONObject(value) else { return value.text }
        switch field {
        case .due, .wait, .created, .changed, .completed:
            let text = object.text("dateTime", "datetime", "date", "start")
            return object.isInUTC ? text.map { "\($0)Z" } : text
        case .note: return object.text("content", "text", "body", "description", "value", "message")
        case .tags, .project, .status, .priority:
            return object.text("name", "title", "label", "value", "status", "priority", "color")
        case .parent: return object.text("id", "gid", "uuid")
        case .every: return object.rule
        default: return nil
        }
    }

    private static func kind(of field: ItemField?) -> Loss.Kind {
        switch field {
        case .note: .note
        case .status: .status
        case .due, .wait, .created, .changed, .completed: .date
        case .tags: .tag
        case .project: .project
        case .priority: .priority
        case .every, .again: .repetition
        case .needs, .parent: .reference
        case .id, .uuid, .title, .place, .link, nil: .attribute
        }
    }
}

extension JSONObject {
    /// `true` for an answer of Microsoft Graph or a task of it.
    var isGraph: Bool { members.contains { $0.key.hasPrefix("@odata") || $0.key == "dueDateTime" } }

    /// The repetition of Microsoft's and other programs as a rule: `{"type":"weekly","interval":2,"daysOfWeek":["friday"]}`.
    fileprivate var rule: String? {
        let pattern = value("pattern").flatMap { JSONObject($0) } ?? self
        let units = ["day": "DAILY", "dai": "DAILY", "week": "WEEKLY", "month": "MONTHLY", "year": "YEARLY"]
        guard let type = pattern.text("type", "unit")?.lowercased(),
            let unit = units.first(where: { type.utf8.holds($0.key.utf8) })?.value
        else { return nil }
        let isRelative = type.hasPrefix("relative")
        let index = ["first": "1", "second": "2", "third": "3", "fourth": "4", "last": "-1"][
            pattern.text("index") ?? ""
        ]
        let days = pattern.texts("daysOfWeek").map { (isRelative ? index ?? "" : "") + $0.prefix(2).uppercased() }
        var parts = ["FREQ=\(unit)", "INTERVAL=\(pattern.text("interval", "count") ?? "1")"]
        if !days.isEmpty, unit == "WEEKLY" || isRelative { parts.append("BYDAY=\(days.joined(separator: ","))") }
        if unit == "YEARLY", let month = pattern.text("month") { parts.append("BYMONTH=\(month)") }
        if type.hasPrefix("absolute"), let day = pattern.text("dayOfMonth") { parts.append("BYMONTHDAY=\(day)") }
        switch value("range").flatMap({ JSONObject($0) }) {
        case let range? where range.text("type") == "numbered":
            parts.append("COUNT=\(range.text("numberOfOccurrences") ?? "")")
        case let range? where range.text("type") == "endDate":
            parts.append("UNTIL=\((range.text("endDate") ?? "").filter { $0 != "-" })")
        default: break
        }
        return parts.joined(separator: ";")
    }
}

extension JSONValue {
    /// `true` unless the value says no, such as `false` and `0`.
    fileprivate var isAffirmed: Bool { !isEmpty && self != .boolean(false) && self != .number("0") }
}

extension ForeignDraft {
    /// Reads what Remember the Milk says about a date and a repetition elsewhere.
    fileprivate mutating func finishDate(of object: JSONObject) {
        if object.value("date_due_has_time") == .boolean(false), let due = item.details.due {
            item.details.due = Due(day: due.day)
        }
        if object.value("repeat_every") == .boolean(false), let repetition = item.details.recurrence?.repetition {
            item.details.recurrence = .again(repetition)
        }
    }

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
