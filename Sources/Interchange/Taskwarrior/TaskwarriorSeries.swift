import Almanac
import Entities
import Vocabulary

/// The open tasks of repeating series. The newest one carries on the series; a template is only an item if its series
/// has no open task.
struct TaskwarriorSeries {
    private var templates: [TaskwarriorTask] = []
    private var children: [TaskwarriorTask] = []
    /// The last time at which a task was done or deleted. Files of changes have older versions of it.
    private var ends: [ItemUUID: Instant] = [:]

    /// Keeps the task until the end of the file if it belongs to a series.
    mutating func keep(_ task: TaskwarriorTask) -> Bool {
        let item = task.draft.item
        if item.isDeleted || item.isDone && task.template != nil, let changed = item.changed {
            ends[item.uuid] = max(changed, ends[item.uuid] ?? changed)
        }
        if item.isDeleted {
            return false
        } else if task.isTemplate {
            templates.append(task)
        } else if task.template != nil, !item.isDone {
            children.append(task)
        } else {
            return false
        }
        return true
    }

    /// Returns the tasks to take, in the order of their lines.
    mutating func resolved() -> [TaskwarriorTask] {
        (templates, children) = (current(templates), current(children))
        var newest: [String: Int] = [:]
        for (index, child) in children.enumerated() {
            guard let template = child.template else { continue }
            if let other = newest[template], children[other].isNewer(than: child) { continue }
            newest[template] = index
        }
        var periods: [String: String] = [:]
        for template in templates {
            let uuid = template.draft.item.uuid.description
            periods[uuid] = template.period
        }
        for (template, index) in newest { children[index].setRecurrence(periods[template] ?? children[index].period) }
        for index in children.indices { children[index].loseEnd() }
        for index in templates.indices { templates[index].setRecurrence(templates[index].period) }
        // A template that is in use is not an item, even if an earlier version of it was one.
        for index in templates.indices where newest[templates[index].draft.item.uuid.description] != nil {
            templates[index].draft.item.isDeleted = true
        }
        return (children + templates).sorted { $0.draft.item.line < $1.draft.item.line }
    }

    /// Returns the last version of each task, unless the task has ended since.
    private func current(_ tasks: [TaskwarriorTask]) -> [TaskwarriorTask] {
        var latest: [ItemUUID: ForeignItem.Version] = [:]
        for task in tasks {
            let version = ForeignItem.Version(of: task.draft.item)
            if latest[task.draft.item.uuid].map({ version.isLater(than: $0) }) ?? true {
                latest[task.draft.item.uuid] = version
            }
        }
        return tasks.filter { task in
            let item = task.draft.item
            if let end = ends[item.uuid], item.changed.map({ $0 <= end }) ?? true { return false }
            return latest[item.uuid]?.line == item.line
        }
    }
}

extension TaskwarriorTask {
    fileprivate func isNewer(than other: TaskwarriorTask) -> Bool {
        guard let due = draft.item.details.due else { return false }
        return other.draft.item.details.due.map { due > $0 } ?? true
    }
}
