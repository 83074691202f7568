import Entities
import Vocabulary

/// A document of lists, tasks and notes, such as the boards of Trello and the lists of Google Tasks.
struct JSONDocument {
    private var reader: JSONObjectReader
    /// The names of lists, and the notes of tasks, by id.
    private var lists: [String: String] = [:]
    private var notes: [String: [String]] = [:]
    private(set) var items: [ForeignItem] = []

    init(_ reader: JSONObjectReader) {
        self.reader = reader
    }

    mutating func takeLosses() -> LossList { reader.takeLosses() }

    mutating func takeItems() -> [ForeignItem] {
        defer { items = [] }
        return items
    }

    /// The members of a document that hold lists, tasks or notes. Others can be large.
    static func isKnown(_ key: String) -> Bool {
        listKeys.contains(key) || taskKeys.contains(key) || noteKeys.contains(key) || key == "data"
            || key == "checklists"
    }

    private static let listKeys = ["lists", "projects", "folders", "tasklists"]
    private static let taskKeys = [
        "items", "tasks", "cards", "todos", "issues", "value", "results", "subtasks", "children", "data",
    ]
    private static let noteKeys = ["notes", "comments"]
    private static let checklistKeys = ["checklist-items", "checkItems", "checklistItems", "checklist"]

    /// Reads all tasks of the document.
    mutating func read(_ document: JSONObject) {
        collect(document)
        readTasks(of: document, project: nil)
    }

    /// Reads a task, or a list of tasks.
    mutating func read(_ object: JSONObject, project: String?, parent: ForeignItem.Reference? = nil) {
        let object = object.withAttributes
        if let name = object.listName {
            return readTasks(of: object, project: name)
        }
        let list = object.text("list_id", "idList", "project_id", "listId", "projectId").flatMap { lists[$0] }
        let ids = ["id", "series_id"].compactMap { object.text($0) }
        let notes = ids.flatMap { self.notes[$0] ?? [] } + JSONDocument.checklistKeys.flatMap { object.checklist($0) }
        let owner = object.text("task_id").map { ForeignItem.Reference.key($0) }
        let item = reader.item(
            object.without(JSONDocument.checklistKeys + JSONDocument.taskKeys.filter { object.objects($0) != nil }),
            project: list ?? project,
            parent: owner ?? parent,
            notes: notes
        )
        guard let item else { return }
        items.append(item)
        for key in JSONDocument.taskKeys {
            for child in object.objects(key) ?? [] { read(child, project: project, parent: .uuid(item.uuid)) }
        }
    }

    private mutating func readTasks(of object: JSONObject, project: String?) {
        if let data = object.value("data").flatMap({ JSONObject($0) }) { readTasks(of: data, project: project) }
        let holdsLists = object.text("kind") == "tasks#taskLists"
        for member in object.members {
            guard let objects = object.objects(member.key) else {
                if JSONDocument.taskKeys.contains(member.key), member.key != "data",
                    let groups = JSONObject(member.value)
                {
                    readGroups(groups, project: project)
                }
                continue
            }
            if JSONDocument.listKeys.contains(member.key) || holdsLists {
                for list in objects { readTasks(of: list, project: list.text("name", "title")) }
            } else if JSONDocument.taskKeys.contains(member.key) {
                for task in objects { read(task, project: project) }
            }
        }
    }

    /// Reads tasks that are grouped by their states: `{"open":[…],"done":[…]}`.
    private mutating func readGroups(_ groups: JSONObject, project: String?) {
        for member in groups.members {
            for task in groups.objects(member.key) ?? [] {
                let isDone = Program.any.status(member.key) == .done && task.value("status") == nil
                let status = JSONMember(key: "status", value: .string(member.key), line: task.line, column: 1)
                read(isDone ? JSONObject(task.members + [status]) : task, project: project)
            }
        }
    }

    /// Collects names and notes, which may stand after the tasks.
    private mutating func collect(_ object: JSONObject) {
        if let data = object.value("data").flatMap({ JSONObject($0) }) { collect(data) }
        for list in JSONDocument.listKeys.flatMap({ object.objects($0) ?? [] }) {
            if let id = list.text("id"), let name = list.text("name", "title") { lists[id] = name }
        }
        for note in JSONDocument.noteKeys.flatMap({ object.objects($0) ?? [] }) {
            guard let id = note.text("task_id", "series_id", "item_id"),
                let text = note.text("content", "text", "title")
            else { continue }
            notes[id, default: []].append(text)
        }
        for checklist in object.objects("checklists") ?? [] {
            if let id = checklist.text("idCard") { notes[id, default: []] += checklist.checklist("checkItems") }
        }
    }
}

extension JSONObject {
    /// The object with the members of its `attributes`, as Things writes them, or its `fields`.
    fileprivate var withAttributes: JSONObject {
        for key in ["attributes", "fields"] {
            guard case .object(let inner)? = value(key) else { continue }
            let moved = inner.map { JSONMember(key: $0.key, value: $0.value, line: line, column: $0.column) }
            return JSONObject(members.filter { $0.key != key } + moved)
        }
        return self
    }

    /// The name of a list, or `nil` if the object is a task.
    fileprivate var listName: String? {
        let isNamedList =
            text("kind") == "tasks#tasks" || text("kind") == "tasks#taskList"
            || ["project", "list", "heading", "area"].contains(text("type")) && value("status") == nil
        let hasTasks = ["items", "tasks", "todos", "cards"].contains { objects($0)?.isEmpty == false }
        return isNamedList || hasTasks && !FieldNames(members.map(\.key)).describesTask
            ? text("title", "name") ?? "" : nil
    }

    func without(_ keys: [String]) -> JSONObject {
        JSONObject(members.filter { !keys.contains($0.key) && $0.key != "type" })
    }

    /// Returns the entries of a checklist as lines with boxes.
    fileprivate func checklist(_ key: String) -> [String] {
        (objects(key) ?? []).map(\.withAttributes).compactMap { entry in
            guard let title = entry.text("title", "name", "text") else { return nil }
            let isDone = entry.value("completed") == .boolean(true) || entry.text("state", "status") == "complete"
            return "[\(isDone ? "x" : " ")] \(title)"
        }
    }
}
