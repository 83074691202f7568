import Almanac
package import Entities
import ProgramOutput
package import Vocabulary

/// Writes JSON for `task import`. Taskwarrior keeps the attributes that begin with `adder_` and exports them again.
package struct TaskwarriorWriter: ForeignWriting {
    private var bytes: [UInt8] = []
    private var losses = LossList()
    private var isFirst = true
    private let clock: any Clock
    /// `true` if Taskwarrior is to repeat the tasks itself. It then gives them new UUIDs.
    private let includesPeriods: Bool

    package init(_ context: ForeignContext, includesPeriods: Bool = false) {
        clock = context.clock
        self.includesPeriods = includesPeriods
    }

    package mutating func begin() {
        bytes += "[".utf8
    }

    package mutating func write(_ exported: ExportedItem) {
        losses.place = exported.item.id
        losses.addPlaceAndLink(of: exported.item.details)
        bytes += isFirst ? "\n".utf8 : ",\n".utf8
        isFirst = false
        var json = JSONText()
        json.object { object in
            writeIdentity(of: exported.item, to: &object)
            write(exported.item.details, created: exported.item.created, to: &object)
            if !exported.needs.isEmpty {
                object.array("depends") { array in exported.needs.forEach { array.string(nil, $0.uuid.description) } }
            }
            if let parent = exported.parent { object.string("adder_parent", parent.uuid.description) }
            if let recurrence = losses.exported(exported.item.details.recurrence)?.recurrence {
                write(recurrence, isDone: exported.item.status == .done, to: &object)
            }
        }
        bytes += json.takeBytes()
    }

    package mutating func end() {
        bytes += "\n]\n".utf8
    }

    package mutating func takeBytes() -> [UInt8] {
        defer { bytes = [] }
        return bytes
    }

    package mutating func takeLosses() -> [Loss] { losses.take() }
}

extension TaskwarriorWriter {
    private mutating func writeIdentity(of item: Item, to json: inout JSONText) {
        json.string("uuid", item.uuid.description)
        json.string("description", losses.cleaned(item.details.title, "title"))
        json.string("status", item.status == .done ? "completed" : "pending")
        json.string("entry", TaskwarriorDate.text(item.created))
        json.string("modified", TaskwarriorDate.text(item.changed))
        guard item.status == .done else { return }
        // Otherwise, Taskwarrior takes the time of its import.
        json.string("end", TaskwarriorDate.text(item.knownCompletion ?? item.changed))
        if item.knownCompletion == nil {
            losses.add(.date, "completed", "unknown", became: item.changed.description)
        }
    }

    private mutating func write(_ details: ItemDetails, created: Instant, to json: inout JSONText) {
        if let due = details.due {
            let instant = clock.instant(of: due.day, at: due.time ?? .midnight)
            json.string("due", TaskwarriorDate.text(instant))
            let local = clock.moment(at: instant)
            if due.time == .midnight {
                losses.add(.time, "due", due.description, became: due.day.description)
            } else if local.today != due.day || local.time != due.time ?? .midnight {
                // Clocks skip this time, as they are turned forward.
                let existing = Due(day: local.today, time: local.time)
                losses.add(.time, "due", due.description, became: existing.description)
            }
        }
        if let wait = details.wait { json.string("wait", TaskwarriorDate.text(clock.instant(of: wait))) }
        if let project = details.project { json.string("project", losses.cleaned(project, "project")) }
        if let priority = details.priority { json.string("priority", priority.letter) }
        if !details.tags.isEmpty {
            json.array("tags") { array in details.tags.forEach { array.string(nil, $0) } }
        }
        guard let note = losses.cleaned(note: details.note) else { return }
        json.array("annotations") { array in
            array.object { object in
                object.string("entry", TaskwarriorDate.text(created))
                object.string("description", note)
            }
        }
    }

    private mutating func write(_ recurrence: Recurrence, isDone: Bool, to json: inout JSONText) {
        switch recurrence {
        case .every(let repetition):
            if includesPeriods, !isDone, let period = TaskwarriorPeriod.text(repetition) {
                json.string("recur", period)
            } else {
                json.string("adder_every", repetition.rule)
            }
        case .again(let repetition): json.string("adder_again", repetition.rule)
        case .rule, .foreign: break
        }
    }
}

extension Priority {
    /// The letter in Taskwarrior.
    fileprivate var letter: String {
        switch self {
        case .high: "H"
        case .medium: "M"
        case .low: "L"
        }
    }
}
