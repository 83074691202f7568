import Almanac
package import Entities
package import Vocabulary

/// Writes items as the VTODOs of one calendar. Servers refuse or damage what the standard allows but they don't expect:
/// empty properties, control characters, folded characters, and a DTSTART of another type than DUE or after it.
package struct CalendarWriter: ForeignWriting {
    private var output: [UInt8] = []
    private var line: [UInt8] = []
    private var losses = LossList()

    package init() {}

    package mutating func begin() {
        add("BEGIN:VCALENDAR")
        add("VERSION:2.0")
        add("PRODID:\(CalendarDocument.product)")
    }

    package mutating func end() {
        add("END:VCALENDAR")
    }

    package mutating func takeBytes() -> [UInt8] {
        defer { output.removeAll(keepingCapacity: true) }
        return output
    }

    package mutating func takeLosses() -> [Loss] {
        losses.take()
    }

    /// Returns an item as a component, for example to take single lines from it.
    package static func component(of exported: ExportedItem) throws(ForeignFileError) -> CalendarComponent? {
        var writer = CalendarWriter()
        writer.write(exported)
        return try CalendarDocument(writer.takeBytes()).todos.first
    }

    package mutating func write(_ exported: ExportedItem) {
        let (item, details) = (exported.item, exported.item.details)
        losses.place = item.id
        add("BEGIN:VTODO")
        add("UID:\(item.uuid)")
        addInstant("DTSTAMP", item.changed)
        addInstant("CREATED", item.created)
        addInstant("LAST-MODIFIED", item.changed)
        addText("SUMMARY", details.title, "title")
        if let note = details.note { addText("DESCRIPTION", note, "note") }
        addDates(of: details)
        switch details.priority {
        case .high: add("PRIORITY:1")
        case .medium: add("PRIORITY:5")
        case .low: add("PRIORITY:9")
        case nil: break
        }
        addTags(details.tags)
        if let project = details.project { addText("X-ADDER-PROJECT", project, "project") }
        if let parent = exported.parent { add("RELATED-TO;RELTYPE=PARENT:\(parent.uuid)") }
        for need in exported.needs { add("RELATED-TO;RELTYPE=DEPENDS-ON:\(need.uuid)") }
        switch item.status {
        case .open: add("STATUS:NEEDS-ACTION")
        case .done:
            add("STATUS:COMPLETED")
            if let completed = item.completed { addInstant("COMPLETED", completed) }
            add("PERCENT-COMPLETE:100")
        }
        add("END:VTODO")
    }
}

// MARK: - Dates

extension CalendarWriter {
    /// A start before the due date is the end of waiting. A repeating item must start on its due date, and the days of
    /// waiting are counted from there because they move along.
    private mutating func addDates(of details: ItemDetails) {
        let (due, wait) = (details.due, details.wait)
        if let recurrence = details.recurrence, let due {
            addDate("DTSTART", due.day, due.time)
            addDate("DUE", due.day, due.time)
            line += "RRULE:".utf8
            line += recurrence.repetition.rule.utf8
            // The end has the type of the start.
            if case .until = recurrence.repetition.end, let time = due.time { line += "T\(time.basicFormat)".utf8 }
            endLine()
            if case .again = recurrence { add("X-ADDER-REPEATS-FROM:DONE") }
            if let wait { add("X-ADDER-WAIT:\(CalendarDuration(days: wait - due.day).text)") }
        } else {
            let isStart = due.map { due in wait.map { $0 < due.day } ?? false } ?? false
            if let wait, isStart { addDate("DTSTART", wait, due?.time.map { _ in .midnight }) }
            if let due { addDate("DUE", due.day, due.time) }
            if let wait, !isStart { add("X-ADDER-WAIT:\(wait)") }
        }
    }

    private mutating func addDate(_ name: String, _ day: Day, _ time: TimeOfDay?) {
        line += name.utf8
        line += (time == nil ? ";VALUE=DATE:" : ":").utf8
        line += day.basicFormat.utf8
        if let time { line += "T\(time.basicFormat)".utf8 }
        endLine()
    }

    private mutating func addInstant(_ name: String, _ instant: Instant) {
        let wall = WallTime(seconds: instant.seconds)
        line += name.utf8
        line.append(UInt8(ascii: ":"))
        line += wall.day.basicFormat.utf8
        line +=
            DateText.text(capacity: 8) { text in
                text.append(ascii: "T")
                text.append(wall.second / 3_600, width: 2)
                text.append(wall.second / 60 % 60, width: 2)
                text.append(wall.second % 60, width: 2)
                text.append(ascii: "Z")
            }.utf8
        endLine()
    }
}

// MARK: - Lines

extension CalendarWriter {
    private mutating func add(_ text: String) {
        line += text.utf8
        endLine()
    }

    private mutating func addText(_ name: String, _ text: String, _ field: String) {
        let cleaned = ForeignText.cleaned(text)
        if let cleaned { losses.add(.character, field, text, became: cleaned) }
        let written = cleaned ?? text
        guard !written.isEmpty else { return }
        line += name.utf8
        line.append(UInt8(ascii: ":"))
        CalendarText.append(escaped: written, to: &line)
        endLine()
    }

    private mutating func addTags(_ tags: [String]) {
        guard !tags.isEmpty else { return }
        line += "CATEGORIES:".utf8
        for (index, tag) in tags.enumerated() {
            if index > 0 { line.append(UInt8(ascii: ",")) }
            CalendarText.append(escaped: ForeignText.cleaned(tag) ?? tag, to: &line)
        }
        endLine()
    }

    private mutating func endLine() {
        CalendarFolding.append(line, to: &output)
        line.removeAll(keepingCapacity: true)
    }
}

extension Day {
    /// The date without separators: `20261127`.
    fileprivate var basicFormat: String {
        let parts = components
        return DateText.text(capacity: 8) { text in
            text.append(parts.year, width: 4)
            text.append(parts.month, width: 2)
            text.append(parts.day, width: 2)
        }
    }
}

extension TimeOfDay {
    /// The time without separators: `170000`.
    fileprivate var basicFormat: String {
        DateText.text(capacity: 6) { text in
            text.append(minute / 60, width: 2)
            text.append(minute % 60, width: 2)
            text.append(0, width: 2)
        }
    }
}
