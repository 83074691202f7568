package import Almanac
package import Entities
package import Vocabulary

/// Turns VTODO components into items.
package struct TodoReader {
    private(set) var identity = ForeignIdentity(.iCalendar)
    private(set) var dates: DateLineReader
    /// `true` if adder has written the calendar.
    private var isOwn = false

    /// - Parameter isShared: `true` for a calendar on a server, which other programs use too. Values that adder
    ///   can't represent are left to them. Otherwise they are lost.
    package init(clock: any Clock, zoneFiles: @escaping CalendarZones.Files, isShared: Bool = false) {
        dates = DateLineReader(zones: CalendarZones(clock: clock, files: zoneFiles), isShared: isShared)
    }

    /// Returns and removes the losses since the last call.
    package mutating func takeLosses() -> [Loss] {
        dates.losses.take()
    }

    /// Returns the next part of a calendar if it is a VTODO. Otherwise notes what it says about the items after it.
    mutating func todo(in part: CalendarPart) throws(ForeignFileError) -> CalendarComponent? {
        switch part {
        case .line(let line):
            if line.name == "PRODID" { isOwn = line.value == CalendarDocument.product }
            try skip(line)
        case .component(let component) where component.name == "VTODO": return component
        case .component(let component) where component.name == "VTIMEZONE": dates.zones.add(component)
        case .component(let component): skip(component)
        }
        return nil
    }

    /// Reports a component that is not an item.
    mutating func skip(_ component: CalendarComponent) {
        dates.losses.place = component.begin.number
        let title = component.line(named: "SUMMARY") ?? component.line(named: "UID")
        dates.losses.add(.item, component.name, title?.textValue ?? "")
    }

    /// Reports a line outside of components.
    private mutating func skip(_ line: CalendarLine) throws(ForeignFileError) {
        // vCalendar encodes texts in another way.
        if line.name == "VERSION", line.keyword == "1.0" {
            throw ForeignFileError(.expected("iCalendar, which has VERSION:2.0"), line: line.number, column: 1)
        }
        dates.losses.place = line.number
        lose(line)
    }

    /// Returns the item of a VTODO. Its exceptions are the VTODOs with the same UID that describe single occurrences.
    package mutating func item(
        from todo: CalendarComponent,
        exceptions: [CalendarComponent] = []
    ) -> ForeignItem {
        dates.losses.place = todo.begin.number
        var texts = TodoTexts()
        var states = TodoStates()
        var days = TodoDates()
        for part in todo.parts {
            switch part {
            case .line(let line):
                if texts.take(line) || states.take(line) || days.take(line) {
                    if line.hasParameters { loseParameters(of: line) }
                } else {
                    lose(line)
                }
            case .component(let component):
                let trigger = component.line(named: "TRIGGER") ?? component.lines.first
                dates.losses.add(.attribute, component.name, trigger?.value ?? "")
            }
        }
        var item = ForeignItem(line: todo.begin.number, uuid: uuid(of: todo, texts.uid))
        // Other programs keep a project or dependencies at best.
        item.stated = isOwn ? .all : .all.subtracting([.project, .needs])
        texts.fill(&item, identity, &dates.losses)
        if !dates.isShared { item.dropUnstated() }
        states.fill(&item, &dates)
        let resolved = days.resolved(&dates)
        (item.details.due, item.details.wait) = (resolved.due, resolved.wait)
        item.details.recurrence = resolved.recurrence
        // A done item doesn't repeat.
        if item.isDone, resolved.recurrence?.isForeign == true { item.details.recurrence = nil }
        TodoExceptions(days, of: todo, exceptions, &dates).apply(to: &item, &dates)
        // Most programs change an item for the last time when they complete it. adder says if it doesn't know the time.
        if !isOwn, !dates.isShared, item.isDone, item.completed == nil, let changed = item.changed {
            dates.losses.add(.date, "completed", "unknown", became: changed.description)
            item.completed = changed
        }
        item.makeStorable(&dates.losses)
        return item
    }

    private mutating func uuid(of todo: CalendarComponent, _ uid: String?) -> ItemUUID {
        guard let uid else { return identity.uuid(forContent: todo.identifyingText) }
        let occurrence = todo.line(named: "RECURRENCE-ID")
        let uuid = identity.uuid(forIdentity: occurrence.map { "\(uid)\n\($0.value)" } ?? uid)
        // An export writes the UUID, by which other programs don't know the item.
        if ItemUUID(uid) != uuid { dates.losses.add(.attribute, "UID", uid, became: uuid.description) }
        return uuid
    }
}

// MARK: - Losses

extension TodoReader {
    /// The properties that say nothing about the item itself.
    private static let silent: Set<String> = [
        "BEGIN", "END", "CALSCALE", "DTSTAMP", "METHOD", "PRODID", "RECURRENCE-ID", "SEQUENCE", "VERSION",
    ]
    private static let knownParameters: Set<String> = ["RELTYPE", "TZID", "VALUE"]

    private mutating func lose(_ line: CalendarLine) {
        let isDefault = line.name == "CLASS" && line.keyword == "PUBLIC"
        guard !isDefault, !line.valueBytes.isEmpty, !TodoReader.silent.contains(line.name) else { return }
        let kind: Loss.Kind = ["EXRULE", "RDATE", "RRULE"].contains(line.name) ? .repetition : .attribute
        dates.losses.add(kind, line.name, line.textValue)
    }

    private mutating func loseParameters(of line: CalendarLine) {
        for parameter in line.parameters where !TodoReader.knownParameters.contains(parameter.name) {
            dates.losses.add(
                .attribute,
                "\(line.name);\(parameter.name)",
                parameter.values.joined(separator: ",")
            )
        }
    }
}

extension CalendarComponent {
    /// The text that identifies a component without a UID: all lines except those that change with every export.
    fileprivate var identifyingText: String {
        lines.filter { $0.name != "DTSTAMP" }.map { "\($0.name):\($0.value)" }.joined(separator: "\n")
    }
}
