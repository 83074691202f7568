package import Almanac
package import Entities
package import Vocabulary

/// The to-do item in one resource of a server. Lines that say the same as before keep their bytes.
package struct TodoResource {
    /// The UID as it is spelled, or an empty text if it is missing.
    package let uid: String
    /// The item with its exceptions applied.
    package let item: ForeignItem
    /// `true` if the resource has only a single occurrence of a repeating item, which another resource holds.
    package let isOccurrence: Bool

    private let document: CalendarDocument
    let series: TodoSeries
    let reader: TodoReader

    /// Returns `nil` if the calendar has no VTODO. Of several items, the first one counts.
    package init?(_ bytes: [UInt8], _ context: ForeignContext) throws(ForeignFileError) {
        document = try CalendarDocument(bytes)
        var reader = TodoReader(clock: context.clock, zoneFiles: context.zoneFiles, isShared: true)
        var todos: [CalendarComponent] = []
        for part in document.parts {
            if let todo = try reader.todo(in: part) { todos.append(todo) }
        }
        guard let series = TodoSeries(todos) else { return nil }
        self.reader = reader
        self.series = series
        uid = series.master.uid ?? ""
        isOccurrence = series.master.isException
        item = reader.item(from: series.master, exceptions: series.exceptions)
    }

    /// Returns a new calendar.
    /// - Parameter uid: Returns the UID of an item.
    package static func calendar(
        of item: SharedItem,
        created: Instant,
        changed: Instant,
        uid: (ItemUUID) -> String
    ) -> [UInt8] {
        var writer = CalendarWriter()
        writer.begin()
        writer.write(item, created: created, changed: changed, uid: uid)
        writer.end()
        return writer.takeBytes()
    }

    /// Returns the calendar with the values of `new`, or `nil` if it has them already. The rule of a done item is hidden,
    /// because other programs would repeat the item.
    /// - Parameters:
    ///   - earlier: The calendars that this one has replaced. If one of them has the values, it is returned as a whole.
    ///   - uid: Returns the UID of an item.
    /// - Throws: An error if the new values are too long for a calendar.
    package func revised(
        to new: SharedItem,
        changed: Instant,
        earlier: [TodoResource] = [],
        uid: (ItemUUID) -> String
    ) throws(ForeignFileError) -> [UInt8]? {
        var new = new
        // Only the program that follows the rule can complete the item.
        if item.details.recurrence?.isForeign == true, new.details.recurrence == item.details.recurrence {
            new.completed = nil
        }
        guard let written = try written(new, created: changed, changed: changed, uid: uid) else { return nil }
        let old = meaning
        var wanted = TodoMeaning(written, reader)
        // What adder would write can't say all that other programs mean by their dates.
        if !item.isDone, RemoteVersion(item).item.hasDates(of: new) {
            wanted.dates = old.dates
        } else if let rule = new.details.recurrence, rule.isForeign {
            wanted.dates = wanted.dates.repeating(rule)
        }
        guard old != wanted else { return nil }
        let base = earlier.first { $0.meaning == wanted } ?? earlier.base(for: wanted.dates, after: old.dates) ?? self
        var edited = base.edited(to: wanted, written.master)
        guard edited != series else { return nil }
        edited.master.takeVersion(from: written.master, after: series.master)
        return base.bytes(edited)
    }

    /// Returns the calendar with another time stamp and the same values.
    package func stamped(at instant: Instant) -> [UInt8] {
        var (document, edited) = (document, series)
        edited.master.changeLines(named: "DTSTAMP") { $0.with(value: CalendarTime.utc(instant).text.utf8) }
        document.replace(series, with: edited)
        return document.bytes
    }

    fileprivate var meaning: TodoMeaning { TodoMeaning(series, reader) }

    /// The due date that the component itself says. Its exceptions can have closed that occurrence.
    var ownDue: Due? {
        var (dates, lines) = (reader.dates, TodoDates())
        for line in series.master.lines { _ = lines.take(line) }
        return lines.resolved(&dates).due
    }

    private func edited(to wanted: TodoMeaning, _ written: CalendarComponent) -> TodoSeries {
        let old = meaning
        var edited = series
        if old == wanted { return edited }
        edited.master.takeTexts(from: written, old: old, new: wanted, reader.identity)
        edited.master.takeStates(from: written, old: old, new: wanted)
        var dates = wanted.dates
        if TodoMeaning(edited, reader).dates != dates {
            var edits = TodoDateEdits(edited, old: old.dates, written: written, new: dates, reader.dates)
            dates = edits.new
            let candidates = edits.candidates()
            edited = candidates.first { TodoMeaning($0, reader).dates == dates } ?? candidates.last ?? edited
        }
        edited.master.moveAlarms(from: [old.dates.due, ownDue].compactMap { $0 }, to: dates.due, reader.dates)
        if dates.hasMovedOn(from: old.dates) { edited.master.beginOccurrence(like: written) }
        return edited
    }

    private func bytes(_ edited: TodoSeries) -> [UInt8] {
        var document = document
        document.replace(series, with: edited)
        document.setProduct()
        return document.bytes
    }

    /// Compares what all lines say, except those about the version. Servers change the order and the spelling of lines.
    /// - Parameter withReferences: `false` leaves out the references to other items, which end when these are removed.
    package func hasSameLines(as other: TodoResource, withReferences: Bool = true) -> Bool {
        series.lines(withReferences) == other.series.lines(withReferences)
    }
}

extension TodoResource {
    /// Returns the values as a calendar holds them, so that the rest doesn't count as a difference.
    private func written(
        _ item: SharedItem,
        created: Instant,
        changed: Instant,
        uid: (ItemUUID) -> String
    ) throws(ForeignFileError) -> TodoSeries? {
        let calendar = TodoResource.calendar(of: item, created: created, changed: changed, uid: uid)
        let hasReturns = series.master.begin.raw.contains(0x0D)
        return TodoSeries(try CalendarDocument(hasReturns ? calendar : calendar.filter { $0 != 0x0D }).todos)
    }
}

extension [TodoResource] {
    /// Returns an earlier calendar that has the dates, or else one that has the state, unless the present one has it, too. After
    /// an undo, what other programs said in it is right again.
    fileprivate func base(for dates: TodoMeaning.Dates, after present: TodoMeaning.Dates) -> TodoResource? {
        if dates == present { return nil }
        return first { $0.meaning.dates == dates }
            ?? (dates.isDone == present.isDone ? nil : first { $0.meaning.dates.isDone == dates.isDone })
    }
}

extension SharedItem {
    fileprivate func hasDates(of other: SharedItem) -> Bool {
        (details.due, details.wait, details.recurrence) == (
            other.details.due, other.details.wait, other.details.recurrence
        )
            && completed == other.completed
    }
}

/// The component of an item, and the components of its single occurrences.
struct TodoSeries: Equatable {
    var master: CalendarComponent
    var exceptions: [CalendarComponent]

    init(master: CalendarComponent) {
        self.master = master
        exceptions = []
    }

    /// Returns `nil` if there is no component.
    init?(_ todos: [CalendarComponent]) {
        guard let master = todos.first(where: { !$0.isException }) ?? todos.first else { return nil }
        self.master = master
        exceptions = []
        if !master.isException { exceptions = todos.filter(isException) }
    }

    fileprivate func lines(_ withReferences: Bool) -> [String] {
        let lines = ([master] + exceptions).flatMap { [$0] + $0.components }.flatMap(\.lines)
        return lines.filter { !$0.isAboutVersion && (withReferences || $0.name != "RELATED-TO") }.map { line in
            let parameters = line.parameters.map { "\($0.name)=\($0.values.joined(separator: ","))" }.sorted()
            return ([line.name] + parameters).joined(separator: ";") + ":\(line.textValue)"
        }
        .sorted()
    }

    func isException(_ component: CalendarComponent) -> Bool {
        component.name == "VTODO" && component.isException && component.uid == master.uid
    }
}

/// The values of a VTODO that an item has.
struct TodoMeaning: Equatable {
    struct Dates: Equatable {
        let due: Due?
        let wait: Day?
        let recurrence: Recurrence?
        let isDone: Bool
        let completed: Instant?

        func repeating(_ rule: Recurrence) -> Dates {
            Dates(due: due, wait: wait, recurrence: rule, isDone: isDone, completed: completed)
        }

        func hasMovedOn(from old: Dates) -> Bool {
            ItemDetails(due: due, recurrence: recurrence).hasMovedOn(
                from: ItemDetails(due: old.due, recurrence: old.recurrence)
            )
        }
    }

    let title: String
    let note: String?
    let project: String?
    let place: String?
    let link: String?
    /// The rule of a done item.
    let repeated: Recurrence?
    let priority: Priority?
    let tags: [String]
    let parent: ItemUUID?
    let needs: Set<ItemUUID>
    var dates: Dates
    /// `true` if the component itself says that the item is done, and not only its exceptions.
    let isMasterDone: Bool

    init(_ series: TodoSeries, _ reader: TodoReader) {
        var reader = reader
        let item = reader.item(from: series.master, exceptions: series.exceptions)
        var single = series.master
        single.removeLines(named: "RRULE")
        isMasterDone = item.isDone && reader.item(from: single).isDone
        let (version, details) = (RemoteVersion(item), item.details)
        repeated = item.isDone ? item.repeated : nil
        (title, note, project, priority) = (details.title, details.note, details.project, details.priority)
        (place, link) = (details.place, details.link)
        (tags, parent, needs) = (version.item.details.tags, version.item.parent, version.item.needs)
        dates = Dates(
            due: details.due,
            wait: details.wait,
            recurrence: details.recurrence,
            isDone: item.isDone,
            completed: version.item.completed
        )
    }

    static func == (left: TodoMeaning, right: TodoMeaning) -> Bool {
        (left.title, left.note, left.project, left.priority) == (right.title, right.note, right.project, right.priority)
            && (left.tags, left.parent, left.needs) == (right.tags, right.parent, right.needs)
            && (left.place, left.link) == (right.place, right.link) && left.dates == right.dates
            && left.repeated == right.repeated
    }
}

extension CalendarLine {
    fileprivate var isAboutVersion: Bool { ["DTSTAMP", "LAST-MODIFIED", "SEQUENCE"].contains(name) }
}

extension CalendarDocument {
    fileprivate mutating func replace(_ series: TodoSeries, with edited: TodoSeries) {
        replace(edited.master) { $0 == series.master }
        guard edited.exceptions != series.exceptions else { return }
        var rest = edited.exceptions[...]
        parts = parts.compactMap { part in
            guard case .component(let component) = part, series.isException(component) else { return part }
            return rest.popFirst().map { .component($0) }
        }
        for exception in rest { add(exception) }
    }

    /// Says that adder has written the calendar.
    fileprivate mutating func setProduct() {
        let isProduct = { (part: CalendarPart) in
            if case .line(let line) = part { line.name == "PRODID" } else { false }
        }
        let begin = parts.firstIndex { if case .line(let line) = $0 { line.name == "BEGIN" } else { false } }
        guard let begin, case .line(let first) = parts[begin] else { return }
        let place = parts.firstIndex(where: isProduct) ?? begin + 1
        parts.removeAll(where: isProduct)
        let line = CalendarLine("PRODID", value: CalendarDocument.product)
        parts.insert(.line(line.ended(like: first)), at: place)
    }
}
