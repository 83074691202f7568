package import Almanac
package import Entities
package import Vocabulary

/// Reads the items of a calendar. Only one component is in memory at a time, with the exceptions of a repeating one.
package struct CalendarReader: ForeignReading {
    private static let maximumExceptionCount = 10_000

    private var stream: CalendarStream
    private var todos: TodoReader
    /// The component after a repeating one, if it is not an exception.
    private var pending: CalendarComponent?
    /// The UIDs of the repeating items so far.
    private var repeating: Set<String> = []
    /// Exceptions whose repeating item, or another version of it, may follow.
    private var early: [String: [CalendarComponent]] = [:]
    private var earlyCount = 0
    /// The number of calendars so far. A file can be made of several.
    private var calendarCount = 0
    /// Exceptions without a repeating item, the first one last.
    private var singles: [CalendarComponent] = []

    package init(
        _ source: @escaping ByteReader.Source,
        clock: any Clock,
        zoneFiles: @escaping CalendarZones.Files
    ) throws(ForeignFileError) {
        stream = try CalendarStream(source)
        todos = TodoReader(clock: clock, zoneFiles: zoneFiles)
    }

    package mutating func next() throws(ForeignFileError) -> ForeignItem? {
        while let todo = try nextTodo() {
            guard todo.isException, let uid = todo.uid else {
                return todos.item(from: todo, exceptions: try exceptions(of: todo))
            }
            if earlyCount < CalendarReader.maximumExceptionCount {
                early[uid, default: []].append(todo)
                earlyCount += 1
            } else if repeating.contains(uid) {
                todos.skip(todo)
            } else {
                return todos.item(from: todo)
            }
        }
        return nextSingle()
    }

    /// Returns the next exception without a repeating item, which is an item of its own. Reports those far after theirs.
    private mutating func nextSingle() -> ForeignItem? {
        if singles.isEmpty, !early.isEmpty {
            singles = early.values.flatMap { $0 }.sorted { $0.begin.number > $1.begin.number }
            early = [:]
        }
        while let single = singles.popLast() {
            guard let uid = single.uid, repeating.contains(uid) else {
                return todos.item(from: single)
            }
            todos.skip(single)
        }
        return nil
    }

    package mutating func takeLosses() -> [Loss] {
        todos.takeLosses()
    }

    /// Reads the exceptions that follow a repeating item.
    private mutating func exceptions(of todo: CalendarComponent) throws(ForeignFileError) -> [CalendarComponent] {
        guard todo.line(named: "RRULE") != nil, let uid = todo.uid else { return [] }
        repeating.insert(uid)
        var exceptions = early.removeValue(forKey: uid) ?? []
        earlyCount -= exceptions.count
        let calendar = calendarCount
        while exceptions.count < CalendarReader.maximumExceptionCount, let next = try nextTodo() {
            guard next.isException, next.uid == uid, calendarCount == calendar else {
                pending = next
                break
            }
            exceptions.append(next)
        }
        return exceptions
    }

    /// Returns the next VTODO and reports what comes before it.
    private mutating func nextTodo() throws(ForeignFileError) -> CalendarComponent? {
        if let todo = pending {
            pending = nil
            return todo
        }
        while let part = try stream.next() {
            if case .line(let line) = part, line.name == "BEGIN" { calendarCount += 1 }
            if let todo = try todos.todo(in: part) { return todo }
        }
        return nil
    }
}

extension CalendarComponent {
    /// `true` if the component describes a single occurrence of a repeating item.
    var isException: Bool { line(named: "RECURRENCE-ID") != nil }

    var uid: String? { line(named: "UID")?.textValue }
}
