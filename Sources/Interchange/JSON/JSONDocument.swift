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
        let object = object.withAttributes
        if let name = object.listName { return readList(object, name, in: project) }
        let list = object.text("list_id", "idList", "project_id", "listId", "projectId").flatMap { lists[$0] }
        let ids = ["id", "series_id"].compactMap { object.text($0) }
        let parts = object.parts
        let item = reader.item(
            JSONObject(parts.members),
            project: list ?? project,
            parent: parts.owner.map { .key($0) } ?? parent,
            notes: ids.flatMap { notes[$0] ?? [] } + parts.checklists.flatMap(\.checklist)
        )
        guard let item else { return }
        items.append(item)
        if item.isDone, object.isArchivedCard { reader.loseArchive(of: object) }
        for child in parts.children { read(child, project: project, parent: .uuid(item.uuid)) }
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
                if let tasks = member.tasks {
                    for task in tasks { read(task, project: project) }
                } else if member.key != "data", let groups = JSONObject(member.value) {
                    let count = items.count
                    readGroups(groups, project: project)
                    if items.count == count, !groups.members.isEmpty {
                        reader.lose(groups, member.key, member.value.summary)
                    }
                }
            } else if let lists = member.value.objects, lists.contains(where: { $0.holdsTasks(depth: 3) }) {
                for list in lists { readList(list, list.title ?? "", in: project) }
            }
        }
    }

    /// Reads tasks that are grouped by their states: `{"open":[…],"done":[…]}`.
    private mutating func readGroups(_ groups: JSONObject, project: String?) {
        for member in groups.members {
            for task in member.value.objects ?? [] {
                let isDone = Program.any.status(member.key) == .done && task.value("status") == nil
                let status = JSONMember(key: "status", value: .string(member.key), line: task.line, column: 1)
                read(isDone ? JSONObject(task.members + [status]) : task, project: project)
            }
        }
    }

    /// Collects names and notes, which may stand after the tasks.
    private mutating func collect(_ object: JSONObject) {
        if let data = object.value("data").flatMap({ JSONObject($0) }) { collect(data) }
        for member in object.members {
            let key = FieldNames.key(member.key)
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

/// The names of the members that hold lists, tasks or notes, without spaces and punctuation, in lowercase.
enum JSONKeys {
    static let lists = ["lists", "projects", "folders", "tasklists", "sections", "boards", "columns", "buckets"]
    /// The members of a list that hold smaller lists.
    static let inner = ["lists", "projects", "folders", "sections", "boards", "columns", "buckets", "groups"]
    static let checklists = ["checklistitems", "checkitems", "checklist", "checklists"]
    fileprivate static let tasks = [
        "items", "tasks", "task", "cards", "todos", "issues", "value", "results", "subtasks", "children", "data",
        "listcontent",
    ]
    private static let notes = ["notes", "comments", "taskcomments", "checklists"]
    /// What other members add to the notes.
    private static let history = ["reminders", "actions"]
    /// Those that can hold titles instead of objects.
    fileprivate static let parts = ["items", "tasks", "todos", "subtasks", "children", "steps"]

    static func holdsTasks(_ key: String) -> Bool { tasks.contains(FieldNames.key(key)) }

    /// `true` for the members that tell anything. Others can be large.
    static func isRead(_ key: String) -> Bool {
        isKnown(key) || checklists.contains(FieldNames.key(key)) || history.contains(key)
    }

    /// `true` for the members of a document that hold tasks, or what belongs to them.
    static func isKnown(_ key: String) -> Bool {
        holdsTasks(key) || isCollected(FieldNames.key(key)) && !history.contains(key)
    }

    /// `true` for the members of a single task that hold its parts and notes, rather than the tasks of a document.
    static func isPart(_ key: String) -> Bool {
        ["items", "subtasks", "children"].contains(FieldNames.key(key)) || notes.contains(FieldNames.key(key))
    }

    static func isCollected(_ key: String) -> Bool {
        lists.contains(key) || notes.contains(key) || history.contains(key)
    }

    /// `true` for a member of a task that holds other tasks or entries.
    static func isInside(_ member: JSONMember) -> Bool {
        guard member.value.isContainer else { return member.key == "type" }
        return checklists.contains(FieldNames.key(member.key))
            || member.tasks != nil
    }
}

extension JSONMember {
    /// The tasks that the member holds: objects, or strings that are titles of parts rather than ids.
    fileprivate var tasks: [JSONObject]? { value.isContainer ? tasks(FieldNames.key(key)) : nil }

    /// - Parameter name: The key without spaces and punctuation, in lowercase.
    fileprivate func tasks(_ name: String) -> [JSONObject]? {
        let objects = JSONKeys.tasks.contains(name) ? value.objects : nil
        guard case .array(let elements) = value, JSONKeys.parts.contains(name),
            elements.contains(where: { JSONObject($0) == nil })
        else { return objects }
        let tasks = elements.compactMap { element in
            if case .string(let text) = element, JSONMember.isTitle(text) {
                return JSONObject([JSONMember(key: "title", value: element, line: line, column: column)])
            }
            return JSONObject(element)
        }
        return tasks.count == elements.count ? tasks : objects
    }

    private static func isTitle(_ text: String) -> Bool {
        let isID = text.utf8.count > 7 && !text.contains(" ") && text.utf8.contains { (0x30...0x39).contains($0) }
        return !text.isBlank && !isID && Int(text) == nil
    }
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
