import Almanac
package import Entities
package import Vocabulary

/// Writes TaskPaper: a task for each item, with its parts below it.
package struct TaskPaperWriter: ForeignWriting {
    private var output = LineOutput()
    private let clock: any Clock
    /// `true` if every task has its UUID and the time at which it was created.
    private let includesUUIDs: Bool

    package init(_ context: ForeignContext, includesUUIDs: Bool = false) {
        clock = context.clock
        self.includesUUIDs = includesUUIDs
    }

    package mutating func begin() {}

    package mutating func write(_ exported: ExportedItem) {
        let item = exported.item
        output.losses.place = item.id
        output.losses.addPlaceAndLink(of: item.details)
        let indent = String(repeating: "\t", count: exported.depth)
        output.append("\(indent)-")
        output.addTitle(item.details.title) { ProtectedWord.written($0, isSpecial: TaskPaperWords.isSpecial) }
        // The indentation shows the parent.
        _ = output.losses.exported(exported.parent)
        writeTags(item.details.tags)
        writeValues(of: item.details)
        writeReferences(of: exported)
        if item.status == .done { add("done", text(item.completed ?? item.changed, "completed")) }
        output.endLine()
        if let note = item.details.note { write(note, "\(indent)\t") }
    }

    package mutating func end() {}

    package mutating func takeBytes() -> [UInt8] { output.takeBytes() }

    package mutating func takeLosses() -> [Loss] { output.losses.take() }
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
        if let due = details.due { add("due", due.day.description + (due.time.map { " \($0)" } ?? "")) }
        guard let recurrence = details.recurrence else { return }
        if let value = TodoTxtRepetition.value(of: recurrence), recurrence.repetition != .workdays {
            add("repeat", value)
        } else {
            let word = recurrence.repetition.map { RepetitionCode.word(for: $0) } ?? recurrence.rule
            add(String(recurrence.key.dropLast()), word)
        }
    }

    private mutating func writeReferences(of exported: ExportedItem) {
        let item = exported.item
        if includesUUIDs || exported.isReferenced { add("id", item.uuid.description) }
        let needs = output.losses.exported(exported.needs)
        if !needs.isEmpty { add("needs", needs.map(\.uuid.description).joined(separator: ",")) }
        guard includesUUIDs else { return }
        add("created", text(item.created, "created"))
        output.losses.add(.date, "changed", item.changed.description)
    }

    /// Returns a local time, which has no seconds.
    private mutating func text(_ instant: Instant, _ field: String) -> String {
        let local = clock.moment(at: instant)
        let text = "\(local.today) \(local.time)"
        if includesUUIDs, !instant.seconds.isMultiple(of: 60) {
            output.losses.add(.time, field, instant.description, became: text)
        }
        return text
    }

    private mutating func write(_ note: String, _ indent: String) {
        let text = output.losses.trimmedNote(output.losses.cleaned(note, "note"))
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            let spaces = line.prefix { $0 == " " }
            let safe = ProtectedWord.written(line[spaces.endIndex...], isSpecial: TaskPaperLine.isSpecial)
            output.append(line.isEmpty ? "\n" : "\(indent)\(spaces)\(safe)\n")
        }
    }
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
