import Almanac
import Entities
import Vocabulary

/// A task, put together from the members of its object.
struct TaskwarriorTask {
    var draft: ForeignDraft
    private(set) var hasUUID = false
    /// `true` for the hidden task from which Taskwarrior makes the tasks of a series.
    private(set) var isTemplate = false
    /// The UUID of the template.
    private(set) var template: String?
    /// The value of `recur`.
    private(set) var period: String?
    private var annotations: [(text: String, entry: String?)] = []
    private var title: String?
    private var scheduled: String?
    /// The end of the series.
    private var until: String?
    private let clock: any Clock

    init(line: Int, _ clock: any Clock) {
        draft = ForeignDraft(line: line)
        // Taskwarrior itself has no parents, places and links, other repetitions, and no due dates without a time.
        draft.item.stated = .all.subtracting([.parent, .recurrence, .time, .place, .link])
        self.clock = clock
    }

    /// The text that identifies a task without a UUID.
    var content: String { "\(draft.item.created?.description ?? "") \(title ?? "")" }

    /// `false` for an object that describes something else.
    var hasTitle: Bool { title != nil }

    mutating func set(_ member: JSONMember) throws(ForeignFileError) {
        switch member.key {
        case "uuid":
            let text = try member.scalar
            guard let uuid = ItemUUID(text) else { return draft.lose(.attribute, member.key, text) }
            draft.item.uuid = uuid
            hasUUID = true
        case "description": title = try member.scalar
        case "status": setStatus(try member.string)
        case "entry": draft.item.created = try instant(member)
        case "modified": draft.item.changed = try instant(member)
        case "end": draft.item.completed = try instant(member)
        case "due":
            guard let due = try instant(member) else { return }
            draft.item.details.due = self.due(due, member.key)
        case "wait": draft.item.details.wait = try day(member)
        case "scheduled": scheduled = try member.scalar
        case "project":
            if case let name = try member.scalar, !name.isEmpty { draft.setProject(name, field: member.key) }
        case "priority": setPriority(try member.scalar)
        case "tags":
            for tag in try texts(member) { draft.addTag(tag, field: member.key) }
        case "depends":
            for text in try texts(member) {
                draft.item.needs.append(ItemUUID(text).map { .uuid($0) } ?? .key(text))
            }
        case "annotations": annotations = try annotations(member)
        default: try setFurther(member)
        }
    }

    /// Members that only some tasks have.
    private mutating func setFurther(_ member: JSONMember) throws(ForeignFileError) {
        switch member.key {
        case "recur": period = try member.scalar
        case "until": until = try member.scalar
        case "parent": template = try member.scalar
        case "adder_every":
            draft.item.details.recurrence = try repetition(member).map { .every($0) }
        case "adder_again":
            draft.item.details.recurrence = try repetition(member).map { .again($0) }
        case "adder_parent":
            let text = try member.string
            draft.item.parent = ItemUUID(text).map { .uuid($0) } ?? .key(text)
        // Taskwarrior computes these.
        case "id", "urgency", "mask", "imask", "rtype", "last", "template": break
        default: draft.lose(.attribute, member.key, member.value.summary)
        }
    }

    mutating func finish() {
        draft.setTitle(title ?? "", field: "description")
        if let scheduled {
            let instant = TaskwarriorDate.instant(scheduled, clock)
            if draft.item.details.wait == nil, let instant {
                draft.item.details.wait = day(instant, "scheduled")
            } else {
                draft.lose(.date, "scheduled", scheduled)
            }
        }
        if draft.item.isDeleted { draft.item.changed = draft.item.changed ?? draft.item.completed }
        for annotation in annotations {
            draft.addNote(annotation.text, field: "annotations")
            guard let entry = annotation.entry else { continue }
            // adder writes the note with the time of the item.
            let instant = TaskwarriorDate.instant(entry, clock)
            if instant != draft.item.created { draft.lose(.time, "annotations", entry) }
        }
        if draft.item.details.recurrence == nil, !draft.item.isDone, !draft.item.isDeleted, !isTemplate,
            template == nil
        {
            setRecurrence(period)
        } else if draft.item.isDone, let period, draft.item.details.recurrence == nil {
            draft.lose(.repetition, "recur", period)
        }
        // A task that does not repeat is deleted at that time.
        if period == nil || draft.item.isDone { loseEnd() }
    }

    /// Reports the end of a series that the task does not carry on.
    mutating func loseEnd() {
        if let until, draft.item.details.recurrence == nil { draft.lose(.attribute, "until", until) }
    }

    /// Lets the task repeat as its series does.
    mutating func setRecurrence(_ period: String?) {
        guard draft.item.details.recurrence == nil, let period else { return }
        guard let repetition = TaskwarriorPeriod.repetition(period) else {
            return draft.lose(.repetition, "recur", period)
        }
        guard let until, let instant = TaskwarriorDate.instant(until, clock) else {
            draft.item.details.recurrence = .every(repetition)
            return
        }
        let (local, due) = (Due(clock.moment(at: instant)), draft.item.details.due)
        let end = local.lastDay(at: repetition.countsHours ? nil : due?.time)
        // A series of hours goes on until the end of the day.
        let next = due.flatMap { repetition.next(after: local, anchoredAt: $0) }
        if repetition.countsHours, due == nil || next?.day == end {
            draft.lose(.time, "until", until, became: end.description)
        }
        draft.item.details.recurrence = .every(repetition.ending(.until(end)))
    }
}

// MARK: - Values

extension TaskwarriorTask {
    private mutating func setStatus(_ status: String) {
        switch status {
        case "pending", "waiting": break
        case "completed": draft.item.isDone = true
        case "recurring": isTemplate = true
        case "deleted":
            draft.item.isDeleted = true
            draft.lose(.item, "status", status)
        default: draft.lose(.status, "status", status, became: "open")
        }
    }

    private mutating func setPriority(_ letter: String) {
        switch letter {
        case "H": draft.item.details.priority = .high
        case "M": draft.item.details.priority = .medium
        case "L": draft.item.details.priority = .low
        case "": break
        default: draft.lose(.priority, "priority", letter)
        }
    }

    private mutating func instant(_ member: JSONMember) throws(ForeignFileError) -> Instant? {
        let text = try member.scalar
        guard let instant = TaskwarriorDate.instant(text, clock) else {
            if !text.isEmpty { draft.lose(.date, member.key, text) }
            return nil
        }
        return instant
    }

    private mutating func day(_ member: JSONMember) throws(ForeignFileError) -> Day? {
        try instant(member).map { day($0, member.key) }
    }

    private mutating func day(_ instant: Instant, _ field: String) -> Day {
        let due = due(instant, field)
        if due.time != nil { draft.lose(.time, field, instant.description, became: due.day.description) }
        return due.day
    }

    /// The start of a local day is a day without a time.
    private mutating func due(_ instant: Instant, _ field: String) -> Due {
        let local = clock.moment(at: instant)
        if clock.instant(of: local.today) == instant { return Due(day: local.today) }
        let due = Due(day: local.today, time: local.time)
        if !instant.seconds.isMultiple(of: 60) {
            draft.lose(.time, field, instant.description, became: due.description)
        }
        return due
    }

    private mutating func repetition(_ member: JSONMember) throws(ForeignFileError) -> Repetition? {
        let rule = try member.string
        guard let repetition = Repetition(rule: rule) else {
            draft.lose(.repetition, member.key, rule)
            return nil
        }
        return repetition
    }

    /// Reads an array, or a string with commas as in older versions.
    private func texts(_ member: JSONMember) throws(ForeignFileError) -> [String] {
        if case .string(let text) = member.value { return text.split(separator: ",").map { String($0) } }
        return try member.scalars
    }

    private func annotations(
        _ member: JSONMember
    ) throws(ForeignFileError) -> [(text: String, entry: String?)] {
        guard case .array(let elements) = member.value else { throw member.badValue }
        var annotations: [(text: String, entry: String?)] = []
        for element in elements {
            guard case .object(let members) = element, let text = members.last(where: { $0.key == "description" })
            else { throw member.badValue }
            let entry = try members.last { $0.key == "entry" }?.scalar
            annotations.append((try text.scalar, entry))
        }
        return annotations
    }
}
