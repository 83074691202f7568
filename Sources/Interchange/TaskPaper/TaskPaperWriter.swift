import Almanac
package import Entities
import Vocabulary

/// Writes TaskPaper: a task for each item, with its parts below it.
package struct TaskPaperWriter: LineWriting {
    package var output: LineOutput

    package init(_ context: ForeignContext, includesUUIDs: Bool = false) {
        output = LineOutput(context, includesUUIDs: includesUUIDs)
    }

    package mutating func write(_ exported: ExportedItem) {
        let item = exported.item
        output.begin(item)
        let indent = String(repeating: "\t", count: exported.depth)
        output.append("\(indent)-")
        output.addTitle(item.details.title) { ProtectedWord.written($0, isSpecial: TaskPaperWords.isSpecial) }
        // The indentation shows the parent.
        _ = output.losses.exported(exported.parent)
        writeTags(item.details.tags)
        writeValues(of: item.details)
        writeReferences(of: exported)
        if let completed = item.knownCompletion {
            add("done", text(completed, "completed"))
        } else if item.status == .done {
            output.append(" @done")
        }
        output.endLine()
        if let note = item.details.note {
            output.addNote(note, "\(indent)\t") { ProtectedWord.written($0, isSpecial: TaskPaperLine.isSpecial) }
        }
    }
}

extension TaskPaperWriter {
    private mutating func add(_ name: String, _ value: String) {
        output.add("@", "\(name)(\(TaskPaperWords.escaped(value)))")
    }

    /// Tags consist of letters, digits and a few signs, and all begin with `@`.
    private mutating func writeTags(_ tags: [String]) {
        for tag in tags {
            let safe = String(tag.drop { $0 == "@" }.map { TaskPaperWords.isTagCharacter($0) ? $0 : "-" })
            if safe.lowercased() == "done" {
                output.losses.add(.tag, "tags", tag)
            } else {
                if safe != tag { output.losses.add(.tag, "tags", tag, became: safe) }
                output.add("@", safe)
            }
        }
    }

    private mutating func writeValues(of details: ItemDetails) {
        if let project = details.project { add("project", output.losses.cleaned(project, "project")) }
        if let priority = details.priority { add("priority", priority.number) }
        if let wait = details.wait { add("start", wait.description) }
        if let due = details.due { add("due", TaskPaperWriter.text(due)) }
        guard let (recurrence, repetition) = output.losses.exported(details.recurrence) else { return }
        if let value = TodoTxtRepetition.value(of: recurrence), repetition != .workdays {
            add("repeat", value)
        } else {
            add(String(recurrence.key.dropLast()), RepetitionCode.word(for: repetition))
        }
    }

    private mutating func writeReferences(of exported: ExportedItem) {
        let item = exported.item
        if output.includesUUIDs || exported.isReferenced { add("id", item.uuid.description) }
        let needs = output.losses.exported(exported.needs)
        if !needs.isEmpty { add("needs", needs.map(\.uuid.description).joined(separator: ",")) }
        guard output.includesUUIDs else { return }
        add("created", text(item.created, "created"))
        output.losses.add(.date, "changed", item.changed.description)
    }

    private mutating func text(_ instant: Instant, _ field: String) -> String {
        TaskPaperWriter.text(output.localTime(instant, field))
    }

    private static func text(_ due: Due) -> String { due.day.description + (due.time.map { " \($0)" } ?? "") }
}

extension Priority {
    fileprivate var number: String {
        switch self {
        case .high: "1"
        case .medium: "2"
        case .low: "3"
        }
    }
}
