import Almanac
import Entities
import Vocabulary

/// The open tasks of repeating series. The newest one carries on the series; a template is only an item if its series
/// has no open task.
struct TaskwarriorSeries {
    private var templates: [TaskwarriorTask] = []
    private var children: [TaskwarriorTask] = []

    /// Keeps the task until the end of the file if it belongs to a series.
    mutating func keep(_ task: TaskwarriorTask) -> Bool {
        if task.isTemplate {
            templates.append(task)
        } else if task.template != nil, !task.draft.item.isDone {
            children.append(task)
        } else {
            return false
        }
        return true
    }

    /// Returns the tasks to take, in the order of their lines.
    mutating func resolved(_ losses: inout LossList) -> [TaskwarriorTask] {
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
        for index in templates.indices { templates[index].setRecurrence(templates[index].period) }
        for template in templates where newest[template.draft.item.uuid.description] != nil {
            losses.append(template.draft.losses)
        }
        let unused = templates.filter { newest[$0.draft.item.uuid.description] == nil }
        return (children + unused).sorted { $0.draft.item.line < $1.draft.item.line }
    }
}

extension TaskwarriorTask {
    fileprivate func isNewer(than other: TaskwarriorTask) -> Bool {
        guard let due = draft.item.details.due else { return false }
        return other.draft.item.details.due.map { due > $0 } ?? true
    }
}
