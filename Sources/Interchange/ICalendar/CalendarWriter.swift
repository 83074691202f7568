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

    package mutating func write(_ exported: ExportedItem) {
        let item = exported.item
        losses.place = item.id
        let references = TodoReferences(
            uid: item.uuid.description,
            parent: exported.parent?.uuid.description,
            needs: exported.needs.map(\.uuid.description)
        )
        let completion = Completion(isDone: item.status == .done, instant: item.completed)
        write(item.details, references, completion, created: item.created, changed: item.changed)
    }

    mutating func write(_ item: SharedItem, created: Instant, changed: Instant, uid: (ItemUUID) -> String) {
        let needs = item.needs.map(uid).sorted()
        let references = TodoReferences(uid: uid(item.uuid), parent: item.parent.map(uid), needs: needs)
        let completion = Completion(isDone: item.isDone, instant: item.completed)
        write(item.details, references, completion, created: created, changed: changed)
    }

    private struct Completion {
        let isDone: Bool
        let instant: Instant?
    }

    /// The texts by which calendars name items.
    private struct TodoReferences {
        let uid: String
        let parent: String?
        let needs: [String]
    }

    /// Other programs would repeat a done item with a rule.
    private mutating func write(
        _ details: ItemDetails,
        _ references: TodoReferences,
        _ completion: Completion,
        created: Instant,
        changed: Instant
    ) {
        let isHidden = completion.isDone && details.recurrence?.isForeign == false
        let repeated = isHidden ? details.recurrence : nil
        var details = details
        if completion.isDone { details.recurrence = nil }
        add("BEGIN:VTODO")
        addText("UID", references.uid, "uuid")
        addInstant("DTSTAMP", changed)
        addInstant("CREATED", created)
        addInstant("LAST-MODIFIED", changed)
        addText("SUMMARY", details.title, "title")
        if let note = details.note { addText("DESCRIPTION", note, "note") }
        if let place = details.place { addText("LOCATION", place, "place") }
        if let link = details.link { add("URL:\(link)") }
        addDates(of: details)
        switch details.priority {
        case .high: add("PRIORITY:1")
        case .medium: add("PRIORITY:5")
        case .low: add("PRIORITY:9")
        case nil: break
        }
        addTags(details.tags)
        if let project = details.project { addText("X-ADDER-PROJECT", project, "project") }
        if let parent = references.parent { addText("RELATED-TO;RELTYPE=PARENT", parent, "parent") }
        for need in references.needs { addText("RELATED-TO;RELTYPE=DEPENDS-ON", need, "needs") }
        if completion.isDone {
            add("STATUS:COMPLETED")
            if let instant = completion.instant, instant != Item.unknownCompletion { addInstant("COMPLETED", instant) }
            add("PERCENT-COMPLETE:100")
            if let repeated { addText(RepeatedLine.name, RepeatedLine.value(repeated), "repeats") }
        } else {
            add("STATUS:NEEDS-ACTION")
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
            // The end has the type of the start.
            switch recurrence {
            case .every(let repetition), .again(let repetition):
                add("RRULE:\(repetition.rule { CalendarTime($0, repetition.endTime ?? due.time) })")
            case .rule(let rule):
                let pattern = RuleDays.text(rule, RuleDays.SingleDays())
                let end = recurrence.endWithSingleDays
                add("RRULE:\(RuleDays.text(pattern, ending: end) { CalendarTime($0, due.time).text })")
                for day in recurrence.singleDays.excluded { addDate("EXDATE", day, due.time) }
                for day in recurrence.singleDays.added { addDate("RDATE", day, due.time) }
            // Instead of a rule, it can be a line of single dates.
            case .foreign(let rule): add(CalendarRule.isSingleDates(rule) ? rule : "RRULE:\(rule)")
            }
            if case .again = recurrence { add("X-ADDER-REPEATS-FROM:DONE") }
            if let wait { add("X-ADDER-WAIT:\(CalendarDuration(days: wait - due.day).text)") }
        } else {
            let isStart = wait.map { wait in due.map { wait < $0.day } ?? true } ?? false
            if let wait, isStart { addDate("DTSTART", wait, due?.time.map { _ in .midnight }) }
            if let due { addDate("DUE", due.day, due.time) }
            if let wait, !isStart { add("X-ADDER-WAIT:\(wait)") }
        }
    }

    private mutating func addDate(_ name: String, _ day: Day, _ time: TimeOfDay?) {
        add("\(name)\(time == nil ? ";VALUE=DATE" : ""):\(CalendarTime(day, time).text)")
    }

    private mutating func addInstant(_ name: String, _ instant: Instant) {
        add("\(name):\(CalendarTime.utc(instant).text)")
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
