import Entities
import Vocabulary

/// A document of lists, tasks and notes, such as the boards of Trello and the lists of Google Tasks.
struct JSONDocument {
    private var reader: JSONObjectReader
    /// The names of lists, and the notes of tasks, by id.
    private var lists: [String: String] = [:]
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
    }

    /// Reads a task, or a list of tasks.
    mutating func read(_ object: JSONObject, project: String?, parent: ForeignItem.Reference? = nil) {
        let object = object.withAttributes.naming(tags)
        if let name = object.listName { return readList(object, name, in: project) }
        let (list, section) = places(of: object)
        let ids = ["id", "series_id"].compactMap { object.text($0) }
        let parts = object.parts
        let item = reader.item(
            JSONObject(section == nil ? parts.members : parts.members.filter { !$0.isSection }),
            project: section.map { "\(list.map { "\($0)." } ?? "")\($0)" } ?? list ?? project,
            parent: parts.owner.map { .key($0) } ?? parent,
            notes: ids.flatMap { notes[$0] ?? [] } + parts.checklists.flatMap(\.checklist)
        )
        guard let item else { return }
        items.append(item)
        if item.isDone, object.isArchivedCard { reader.loseArchive(of: object) }
        for child in parts.children { read(child, project: project, parent: .uuid(item.uuid)) }
    }

    /// Returns the names of the list and of its section in which a task is.
    private func places(of object: JSONObject) -> (list: String?, section: String?) {
        if lists.isEmpty { return (nil, nil) }
        let list = object.text("list_id", "idList", "project_id", "listId", "projectId").flatMap { lists[$0] }
        return (list, object.members.first(where: \.isSection)?.value.text.flatMap { lists[$0] })
    }

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
            } else if JSONKeys.holdsTasks(member.key) {
                if let tasks = member.tasks, !member.holdsGroups {
                    for task in tasks { read(task, project: project) }
                } else if member.key != "data", let groups = JSONObject(member.value) {
                    let count = items.count
                    readGroups(groups, project: project)
                    if items.count == count, !groups.members.isEmpty {
                        reader.lose(groups, member.key, member.value.summary)
                    }
                }
            } else if JSONKeys.isState(member.key), member.value.isContainer {
                readState(member, project: project)
            } else if let lists = member.value.objects, lists.contains(where: { $0.holdsTasks(depth: 3) }) {
                for list in lists { readList(list, list.title ?? "", in: project) }
            }
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

    /// Collects the projects and tags of Super Productivity.
    private mutating func collectEntities(_ member: JSONMember, _ key: String) {
        guard key == "project" || key == "tag",
            let entities = JSONObject(member.value)?.value("entities")?.objects
        else { return }
        for entity in entities {
            guard let id = entity.text("id"), let name = entity.title else { continue }
            if key == "project" { lists[id] = name } else { tags[id] = .string(name) }
        }
    }

    /// Collects names and notes, which may stand after the tasks.
    private mutating func collect(_ object: JSONObject) {
        if let data = object.value("data").flatMap({ JSONObject($0) }) { collect(data) }
        for member in object.members {
            let key = FieldNames.key(member.key)
            collectEntities(member, key)
            for element in JSONKeys.isCollected(key) ? member.value.objects ?? [] : [] {
                if JSONKeys.lists.contains(key) {
                    if let id = element.text("id", "_id"), let name = element.title { lists[id] = name }
                    if element.value("closed") == .boolean(true) { reader.loseArchive(of: element) }
                } else if key == "actions" {
                    if let comment = element.cardComment { notes[comment.card, default: []].append(comment.text) }
                } else if key == "reminders" {
                    if let id = element.text("task_id"), let date = element.text("date") {
                        notes[id, default: []].append("Reminder: \(date)")
                    }
                } else if key == "checklists" {
                    if let id = element.text("idCard") { notes[id, default: []] += element.checklistLines }
                } else if let id = element.text("task_id", "series_id", "item_id"),
                    case let texts = ["title", "content", "text"].compactMap({ element.text($0) }), !texts.isEmpty
                {
                    notes[id, default: []] += texts
                }
            }
        }
    }
}

extension JSONMember {
    /// `true` for the id of a section of Todoist.
    fileprivate var isSection: Bool { key == "section_id" || key == "sectionId" }
}

extension JSONObject {
    fileprivate struct Parts {
        /// The members that describe the task itself.
        var members: [JSONMember] = []
        var checklists: [JSONValue] = []
        var children: [JSONObject] = []
        /// The id of the task that the object is a part of, if it has one of its own, too.
        var owner: String?
    }

    fileprivate var parts: Parts {
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
        if let owner = text("task_id"), text("id") != nil {
            parts.owner = owner
            parts.members.removeAll { $0.key == "task_id" }
        }
        return parts
    }

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
        let word = status.hasPrefix("archiv") ? "archive" : status
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
    fileprivate var withAttributes: JSONObject {
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

extension JSONValue {
    /// The entries of a checklist as lines with boxes.
    fileprivate var checklist: [String] {
        if case .array(let elements) = self {
            return elements.flatMap { JSONObject($0)?.checklistLines ?? $0.text.map { ["[ ] \($0)"] } ?? [] }
        }
        return objects?.flatMap(\.checklistLines) ?? JSONObject(self)?.checklistLines ?? []
    }
}

extension JSONObject {
    /// An entry of a checklist as a line with a box, or the name of a checklist above its entries.
    fileprivate var checklistLines: [String] {
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
