import Vocabulary

/// Reads a calendar part by part: one component at a time, and the lines around them.
struct CalendarStream {
    static let maximumDepth = 32
    /// In bytes.
    static let maximumComponentSize = 64 << 20

    /// The components that no other component contains. If one begins within another, the END line of that is missing.
    private static let outer: Set<String> = ["VCALENDAR", "VTODO", "VEVENT", "VJOURNAL", "VFREEBUSY", "VTIMEZONE"]

    private var reader: CalendarLineReader
    /// A line that ends a component without belonging to it.
    private var pending: CalendarLine?
    private var openCalendars = 0
    private var hasBegun = false
    private var size = 0

    init(_ source: @escaping ByteReader.Source) throws(ForeignFileError) {
        reader = try CalendarLineReader(source)
    }

    /// Returns the next part, or `nil` at the end of the file. The lines that begin and end calendars are parts.
    mutating func next() throws(ForeignFileError) -> CalendarPart? {
        guard let line = try nextLine() else {
            if openCalendars > 0 { throw reader.error(.truncated("VCALENDAR")) }
            return nil
        }
        try checkBegin(line)
        size = 0
        switch line.name {
        case "BEGIN" where line.keyword == "VCALENDAR":
            openCalendars += 1
            guard openCalendars <= CalendarStream.maximumDepth else { throw tooDeep(line) }
        case "BEGIN":
            return .component(try component(from: line, within: []))
        case "END" where line.keyword == "VCALENDAR":
            openCalendars = max(0, openCalendars - 1)
        default: break
        }
        return .line(line)
    }

    private mutating func nextLine() throws(ForeignFileError) -> CalendarLine? {
        defer { pending = nil }
        if let pending { return pending }
        return try reader.next()
    }

    private mutating func checkBegin(_ line: CalendarLine) throws(ForeignFileError) {
        guard !hasBegun, line.raw.contains(where: { $0 > 0x20 }) else { return }
        guard line.name == "BEGIN" else {
            throw ForeignFileError(.expected("BEGIN:VCALENDAR"), line: line.number, column: 1)
        }
        hasBegun = true
    }

    private mutating func component(
        from begin: CalendarLine,
        within outerNames: [String]
    ) throws(ForeignFileError) -> CalendarComponent {
        let names = outerNames + [begin.keyword]
        guard names.count <= CalendarStream.maximumDepth else { throw tooDeep(begin) }
        var parts: [CalendarPart] = []
        while let line = try nextLine() {
            size += line.raw.count + MemoryLayout<CalendarPart>.stride
            guard size <= CalendarStream.maximumComponentSize else {
                let reason = ForeignFileError.Reason.itemTooLong(limit: CalendarStream.maximumComponentSize)
                throw ForeignFileError(reason, line: begin.number, column: 1)
            }
            let name = line.name == "BEGIN" || line.name == "END" ? line.keyword : ""
            switch line.name {
            case "END" where name == names.last:
                return CalendarComponent(begin: begin, parts: parts, end: line)
            case "END" where names.contains(name) || name == "VCALENDAR",
                "BEGIN" where CalendarStream.outer.contains(name):
                pending = line
                return CalendarComponent(begin: begin, parts: parts, end: nil)
            case "BEGIN":
                parts.append(.component(try component(from: line, within: names)))
            default:
                parts.append(.line(line))
            }
        }
        throw reader.error(.truncated(names[0]))
    }

    private func tooDeep(_ line: CalendarLine) -> ForeignFileError {
        ForeignFileError(.nestedTooDeep(limit: CalendarStream.maximumDepth), line: line.number, column: 1)
    }
}
