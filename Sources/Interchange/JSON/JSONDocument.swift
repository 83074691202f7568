import Entities
import Vocabulary

/// A document of lists, tasks and notes, such as the boards of Trello and the lists of Google Tasks.
struct JSONDocument {
    private var reader: JSONObjectReader
    private var places = JSONPlaces()
    /// The notes of tasks by id.
    private var notes: [String: [String]] = [:]
    /// The names of tags by id, as Super Productivity has them.
    private var tags: [String: JSONValue] = [:]
    private(set) var items: [ForeignItem] = []

    init(_ reader: JSONObjectReader) {
        self.reader = reader
    }

    mutating func takeLosses() -> LossList { reader.takeLosses() }

    mutating func takeItems() -> [ForeignItem] {
        defer { items = [] }
        return items
    }

    /// Reads all tasks of the document.
    mutating func read(_ document: JSONObject) {
        reader.isGraph = document.isGraph
        collect(document)
        // A note of Google Keep.
        if document.value("listContent") != nil { return readList(document, document.title ?? "") }
        reader.loseDescription(of: document)
        readTasks(of: document, project: nil)
        // The tasks of these are not in the document.
        for note in notes.sorted(by: { $0.key < $1.key }) {
            for text in note.value { reader.lose(document, "notes", text, kind: .note) }
        }
    }

    /// Reads a task, or a list of tasks.
    mutating func read(_ object: JSONObject, project: String?, parent: ForeignItem.Reference? = nil) {
        let object = (object.tasksOrg(reader.clock) ?? object.withAttributes).naming(tags)
        if let name = object.listName { return readList(object, name, in: project) }
        let (list, section) = places(of: object)
        let ids = ["id", "series_id"].compactMap { object.text($0) }
        let parts = object.parts
        let item = reader.item(
            JSONObject(section == nil ? parts.members : parts.members.filter { !$0.isSection }),
            project: section.map { "\(list.map { "\($0)." } ?? "")\($0)" } ?? list ?? project,
            parent: parts.owner.map { .key($0) } ?? parent,
            notes: ids.flatMap { notes.removeValue(forKey: $0) ?? [] } + parts.checklists.flatMap(\.checklist)
        )
        guard let item else { return }
        items.append(item)
        if list == nil, !places.isEmpty, let id = object.text(JSONDocument.listKeys) {
            reader.lose(object, "list", id, kind: .project)
        }
        if item.isDone, object.isArchivedCard { reader.loseArchive(of: object) }
        for child in parts.children { read(child, project: project, parent: .uuid(item.uuid)) }
    }

    /// Returns the names of the list and of its section in which a task is.
    private func places(of object: JSONObject) -> (list: String?, section: String?) {
        if places.isEmpty { return (nil, nil) }
        let list = object.text(JSONDocument.listKeys).flatMap(places.list)
        return (list, object.members.first(where: \.isSection)?.value.text.flatMap(places.section))
    }

    private static let listKeys = ["list_id", "idList", "project_id", "listId", "projectId"]

    /// Reads the tasks of a list. Projects of Things can have notes and dates, which are reported.
    private mutating func readList(_ list: JSONObject, _ name: String, in project: String? = nil) {
        reader.loseDetails(of: list)
        let names = [project, name].compactMap { $0 }.filter { !$0.isEmpty }
        readTasks(of: list, project: names.joined(separator: "."))
    }

    private mutating func readTasks(of object: JSONObject, project: String?) {
        if let data = object.value("data").flatMap({ JSONObject($0) }) { readTasks(of: data, project: project) }
        let holdsLists = object.text("kind") == "tasks#taskLists"
        for member in object.members {
            if JSONKeys.lists.contains(FieldNames.key(member.key)) || holdsLists, let lists = member.value.objects {
                for list in lists { readList(list, list.title ?? "", in: project) }
            } else if JSONKeys.lists.contains(FieldNames.key(member.key)), case .object(let lists) = member.value {
                readNamedLists(lists, in: project)
            } else if JSONKeys.holdsTasks(member.key) {
                if let tasks = member.tasks, !member.holdsGroups {
                    for task in tasks { read(task, project: project) }
                } else if member.key != "data", let groups = JSONObject(member.value) {
                    let count = items.count
                    readGroups(groups, project: project)
                    if items.count == count, !groups.members.isEmpty {
                        reader.lose(groups, member.key, member.value.summary)
                    }
                } else if case .array(let elements) = member.value, elements.contains(where: \.isContainer) {
                    reader.lose(object, member.key, member.value.summary)
                }
            } else if JSONKeys.isState(member.key), member.value.isContainer {
                readState(member, project: project)
            } else if let lists = member.value.objects, lists.contains(where: { $0.holdsTasks(depth: 3) }) {
                for list in lists { readList(list, list.title ?? "", in: project) }
            }
        }
    }

    /// Reads the tasks of lists by their names: `{"Home":[…],"Work":[…]}`.
    private mutating func readNamedLists(_ lists: [JSONMember], in project: String?) {
        for list in lists {
            guard case .array = list.value else {
                reader.lose(JSONObject([list]), list.key, list.value.summary)
                continue
            }
            let names = [project, list.key].compactMap { $0 }
            let tasks = JSONMember(key: "items", value: list.value, line: list.line, column: list.column)
            readTasks(of: JSONObject([tasks]), project: names.joined(separator: "."))
        }
    }

    /// Reads tasks that are grouped by their states: `{"open":[…],"done":[…]}`.
    private mutating func readGroups(_ groups: JSONObject, project: String?) {
        for member in groups.members {
            let isDone = Program.any.status(member.key) == .done
            for task in member.value.objects ?? [] {
                read(isDone ? task.withStatus(member.key) : task, project: project)
            }
        }
    }

    /// Reads the tasks of one state, which stand beside the others: `{"tasks":[…],"archive":[…]}`.
    private mutating func readState(_ member: JSONMember, project: String?) {
        guard case .object(let members) = member.value else {
            let isState = FieldNames.key(member.key) != "inbox"
            for task in member.value.objects ?? [] {
                read(isState ? task.withStatus(member.key) : task, project: project)
            }
            return
        }
        let group = JSONObject(members)
        if group.value("entities") != nil { return readGroups(group, project: project) }
        readTasks(of: group, project: project)
    }

    /// Collects the projects and tags of Super Productivity, and reports its notes and repeating tasks.
    private mutating func collectEntities(_ member: JSONMember, _ key: String) {
        guard ["project", "tag", "note", "taskrepeatcfg"].contains(key),
            let entities = JSONObject(member.value)?.value("entities")?.objects
        else { return }
        for entity in entities {
            switch key {
            case "note": reader.lose(entity, member.key, entity.text("content") ?? "", kind: .note)
            case "taskrepeatcfg": reader.lose(entity, member.key, entity.title ?? "", kind: .repetition)
            case "project": collectPlace(entity, key)
            default:
                if let id = entity.text("id"), let name = entity.title { tags[id] = .string(name) }
            }
        }
    }

    private mutating func collectPlace(_ place: JSONObject, _ kind: String) {
        places.add(place, kind: kind)
        for key in ["closed", "is_archived", "isArchived"] where place.value(key) == .boolean(true) {
            reader.loseArchive(of: place, key)
        }
    }

    /// Collects names and notes, which may stand after the tasks.
    private mutating func collect(_ object: JSONObject) {
        if let data = object.value("data").flatMap({ JSONObject($0) }) { collect(data) }
        for member in object.members {
            let key = FieldNames.key(member.key)
            collectEntities(member, key)
            for element in JSONKeys.isCollected(key) ? member.value.objects ?? [] : [] {
                switch key {
                case _ where JSONKeys.lists.contains(key): collectPlace(element, key)
                case "actions":
                    if let comment = element.cardComment { notes[comment.card, default: []].append(comment.text) }
                case "checklists":
                    if let id = element.text("idCard") { notes[id, default: []] += element.checklistLines }
                case "reminders": collectReminder(element)
                default: collectNote(element, key)
                }
            }
        }
    }

    private mutating func collectReminder(_ reminder: JSONObject) {
        let due = reminder.value("due").flatMap { JSONObject($0) } ?? reminder
        guard let id = reminder.text(JSONDocument.ownerKeys), let date = due.text("date", "datetime", "dateTime") else {
            return reader.lose(reminder, "reminders", JSONValue.object(reminder.members).summary, kind: .attribute)
        }
        notes[id, default: []].append("Reminder: \(date)")
    }

    private mutating func collectNote(_ note: JSONObject, _ key: String) {
        let texts = ["title", "content", "text"].compactMap { note.text($0) }
        if let id = note.text(JSONDocument.ownerKeys) {
            notes[id, default: []] += texts
        } else if let text = texts.first {
            reader.lose(note, key, text, kind: .note)
        }
    }

    private static let ownerKeys = [
        "task_id", "series_id", "item_id", "todo_id", "card_id", "taskId", "itemId", "todoId", "cardId",
    ]
}

extension JSONMember {
    /// `true` for the id of a section of Todoist.
    fileprivate var isSection: Bool { key == "section_id" || key == "sectionId" }
}

extension JSONObject {
    /// Returns the object with the names of its tags instead of their ids.
    fileprivate func naming(_ tags: [String: JSONValue]) -> JSONObject {
        guard !tags.isEmpty, case .array(let ids)? = value("tagIds") else { return self }
        let names = ids.map { id in id.text.flatMap { tags[$0] } ?? id }
        return JSONObject(
            members.map { member in
                guard member.key == "tagIds" else { return member }
                return JSONMember(key: "tags", value: .array(names), line: member.line, column: member.column)
            }
        )
    }

    /// Returns the object with the status of its group, unless it has one of its own.
    fileprivate func withStatus(_ status: String) -> JSONObject {
        let fields = FieldNames(members.map(\.key)).fields
        guard !fields.contains(where: { $0 == .status || $0 == .completed }) else { return self }
        // An item with the status `archived` would be left out.
        let word =
            status.hasPrefix("archiv")
            ? "archive" : FieldNames.key(status).hasPrefix("completed") ? "completed" : status
        return JSONObject(members + [JSONMember(key: "status", value: .string(word), line: line, column: 1)])
    }

    /// `true` for a card of Trello that was put away, which can be done or not.
    fileprivate var isArchivedCard: Bool {
        value("closed") == .boolean(true) && value("idList") != nil && value("dueComplete") != .boolean(true)
    }

    /// The text of a comment in the history of a board, and the card.
    fileprivate var cardComment: (card: String, text: String)? {
        guard let data = value("data").flatMap({ JSONObject($0) }), let text = data.text("text"),
            self.text("type")?.hasSuffix("Card") == true,
            let card = data.value("card").flatMap({ JSONObject($0) })?.text("id")
        else { return nil }
        return (card, text)
    }

    /// The object with the members of its `attributes`, as Things writes them, or its `fields`.
    var withAttributes: JSONObject {
        for key in ["attributes", "fields"] {
            guard case .object(let inner)? = value(key) else { continue }
            let moved = inner.map { JSONMember(key: $0.key, value: $0.value, line: line, column: $0.column) }
            return JSONObject(members.filter { $0.key != key } + moved)
        }
        return self
    }

    /// `true` for a list, or an object with lists at most `depth` levels below it.
    fileprivate func holdsTasks(depth: Int) -> Bool {
        members.contains { member in
            guard member.value.isContainer else { return false }
            if ["items", "tasks", "todos", "cards", "listContent"].contains(member.key) {
                return member.value.objects != nil
            }
            guard depth > 1, JSONKeys.inner.contains(member.key), let lists = member.value.objects else { return false }
            return lists.contains { $0.holdsTasks(depth: depth - 1) }
        }
    }

    /// The name of a list, or `nil` if the object is a task.
    fileprivate var listName: String? {
        let isNamedList =
            text("kind") == "tasks#tasks" || text("kind") == "tasks#taskList"
            || ["project", "list", "heading", "area"].contains(text("type")) && value("status") == nil
        let hasTasks = holdsTasks(depth: 2)
        return isNamedList || hasTasks && !FieldNames(members.map(\.key)).describesTask ? title ?? "" : nil
    }
}
