import Almanac
import Entities
import Vocabulary

// Edits that replace the lines of a VTODO whose meaning has changed by the lines that adder would write.

extension CalendarComponent {
    private mutating func take(_ name: String, from written: CalendarComponent) {
        replaceLines(named: name, with: written.lines(named: name))
    }

    mutating func takeTexts(
        from written: CalendarComponent,
        old: TodoMeaning,
        new: TodoMeaning,
        _ identity: ForeignIdentity
    ) {
        if new.title != old.title { take("SUMMARY", from: written) }
        if new.note != old.note { take("DESCRIPTION", from: written) }
        if new.place != old.place { take("LOCATION", from: written) }
        if new.link != old.link { take("URL", from: written) }
        if new.project != old.project { take("X-ADDER-PROJECT", from: written) }
        if new.repeated != old.repeated { take(RepeatedLine.name, from: written) }
        if new.priority != old.priority { take("PRIORITY", from: written) }
        if new.tags != old.tags { setTags(new.tags, written) }
        if new.parent != old.parent {
            setRelations("PARENT", to: new.parent.map { [$0] } ?? [], written, identity)
        }
        if new.needs != old.needs { setRelations("DEPENDS-ON", to: new.needs, written, identity) }
    }

    /// A series that its exceptions have ended is done without saying so, which has to be said once its dates change.
    mutating func takeStates(from written: CalendarComponent, old: TodoMeaning, new: TodoMeaning) {
        let (wasDone, isDone) = (old.isMasterDone, new.dates.isDone)
        guard old.dates != new.dates, wasDone || isDone else { return }
        if wasDone != isDone {
            take("STATUS", from: written)
            take("PERCENT-COMPLETE", from: written)
        }
        if wasDone != isDone || old.dates.completed != new.dates.completed { take("COMPLETED", from: written) }
    }

    /// Drops the progress of the previous occurrence.
    mutating func beginOccurrence(like written: CalendarComponent) {
        if line(named: "STATUS") != nil { take("STATUS", from: written) }
        take("PERCENT-COMPLETE", from: written)
    }

    /// Moves the alarms at an instant by as much as the due date has moved. Others count from that date themselves.
    /// - Parameter old: The due date, and the one that alarms have if an occurrence was closed without moving them. The nearest
    ///   one counts.
    mutating func moveAlarms(from old: [Due], to new: Due?, _ dates: DateLineReader) {
        guard let new, let present = old.first, present != new else { return }
        var zones = dates.zones
        func distance(from due: Due) -> Int {
            let days = (new.day - due.day) * 86_400
            // A day and a time are not a distance.
            return (due.time == nil) == (new.time == nil)
                ? days + ((new.time?.minute ?? 0) - (due.time?.minute ?? 0)) * 60 : days
        }
        parts = parts.map { part in
            guard case .component(var alarm) = part, alarm.name == "VALARM" else { return part }
            alarm.changeLines(named: "TRIGGER") { line in
                guard line.parameter("VALUE")?.uppercased() == "DATE-TIME", let time = CalendarTime(line),
                    let local = zones.localTime(time)
                else { return line }
                let due = old.min { abs(local.seconds - $0.seconds) < abs(local.seconds - $1.seconds) } ?? present
                let moved = WallTime(seconds: local.seconds + distance(from: due))
                return moved.day.isValid ? line.with(value: zones.time(moved, like: time).text.utf8) : line
            }
            return .component(alarm)
        }
    }

    /// Counts the version that follows another one, and dates it.
    mutating func takeVersion(from written: CalendarComponent, after old: CalendarComponent) {
        take("DTSTAMP", from: written)
        take("LAST-MODIFIED", from: written)
        let number = old.line(named: "SEQUENCE").flatMap { Int(digits: $0.valueBytes) }
        changeLines(named: "SEQUENCE") { line in
            number.map { line.with(value: String($0 + 1).utf8) } ?? line
        }
    }
}

extension Due {
    fileprivate var seconds: Int { WallTime(day: day, time: time ?? .midnight).seconds }
}

// MARK: - Sets

extension CalendarComponent {
    /// Categories that mean a tag keep their spelling and their place.
    private mutating func setTags(_ tags: [String], _ written: CalendarComponent) {
        var missing = Set(tags)
        changeLines(named: "CATEGORIES") { line in
            let values = CalendarText.rawList(line.valueBytes)
            let kept = values.filter { value in
                let name = CalendarText.unescaped(value).trimmed
                guard !name.isEmpty, let tag = ForeignTag.spelled(name) else { return true }
                missing.remove(tag)
                return tags.contains(tag)
            }
            if kept.count == values.count { return line }
            return kept.isEmpty ? nil : line.with(value: kept.joined(separator: [UInt8(ascii: ",")]))
        }
        guard !missing.isEmpty else { return }
        let line = CalendarLine("CATEGORIES", texts: missing.sorted()).ended(like: begin)
        // A backslash at the end would escape the next comma.
        guard let last = lines(named: "CATEGORIES").last, last.valueBytes.last != UInt8(ascii: "\\") else {
            add(line)
            return
        }
        var count = lines(named: "CATEGORIES").count
        changeLines(named: "CATEGORIES") { other in
            count -= 1
            guard count == 0 else { return other }
            let separator = other.valueBytes.isEmpty ? [] : [UInt8(ascii: ",")]
            return other.with(value: Array(other.valueBytes) + separator + line.valueBytes)
        }
    }

    private mutating func setRelations(
        _ type: String,
        to uuids: Set<ItemUUID>,
        _ written: CalendarComponent,
        _ identity: ForeignIdentity
    ) {
        var missing = uuids
        changeLines(named: "RELATED-TO") { line in
            guard line.relationType == type, !line.valueBytes.isEmpty else { return line }
            let uuid = identity.uuid(forIdentity: line.textValue)
            missing.remove(uuid)
            return uuids.contains(uuid) ? line : nil
        }
        for line in written.lines(named: "RELATED-TO") where line.relationType == type {
            if missing.remove(identity.uuid(forIdentity: line.textValue)) != nil { add(line) }
        }
    }
}
