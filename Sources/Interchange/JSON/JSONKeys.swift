/// The names of the members that hold lists, tasks or notes, without spaces and punctuation, in lowercase.
enum JSONKeys {
    static let lists = [
        "lists", "projects", "folders", "tasklists", "sections", "boards", "columns", "buckets",
        "caldavcalendars", "googletasklists",
    ]
    /// The members of a list that hold smaller lists.
    static let inner = ["lists", "projects", "folders", "sections", "boards", "columns", "buckets", "groups"]
    static let checklists = ["checklistitems", "checkitems", "checklist", "checklists"]
    static let tasks = [
        "items", "tasks", "task", "cards", "todos", "issues", "value", "results", "subtasks", "children", "data",
        "listcontent",
    ]
    /// Those that hold the tasks of one state beside the others.
    private static let states = [
        "done", "completed", "finished", "closed", "open", "pending", "active", "inbox", "today", "next", "upcoming",
        "later", "someday", "waiting", "backlog", "doing", "inprogress", "archive", "archived", "taskarchive",
        "archiveyoung", "archiveold", "completeditems", "completedtasks",
    ]
    private static let notes = ["notes", "comments", "taskcomments", "checklists"]
    /// The text that other members add to the notes.
    private static let history = ["reminders", "actions"]
    /// Those that can hold titles instead of objects.
    static let parts = ["items", "tasks", "todos", "subtasks", "children", "steps"]

    static func holdsTasks(_ key: String) -> Bool { tasks.contains(FieldNames.key(key)) }

    /// `true` for a member of a document or a list with the tasks of one state.
    static func isState(_ key: String) -> Bool { states.contains(FieldNames.key(key)) }

    /// `true` for the members that tell anything. Others can be large.
    static func isRead(_ key: String) -> Bool {
        isKnown(key) || isState(key) || checklists.contains(FieldNames.key(key)) || history.contains(key)
            || key == "taskRepeatCfg"
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
    /// `true` for an object around the members that hold the tasks.
    var holdsGroups: Bool {
        guard case .object(let members) = value else { return false }
        return members.contains { ($0.key == "entities" || JSONKeys.holdsTasks($0.key)) && $0.value.isContainer }
    }

    /// The tasks that the member holds: objects, or strings that are titles of parts rather than ids.
    var tasks: [JSONObject]? { value.isContainer ? tasks(FieldNames.key(key)) : nil }

    /// - Parameter name: The key without spaces and punctuation, in lowercase.
    func tasks(_ name: String) -> [JSONObject]? {
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
