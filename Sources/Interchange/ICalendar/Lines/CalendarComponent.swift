import Vocabulary

/// A part of a calendar in the order of the file.
package enum CalendarPart: Entity {
    case line(CalendarLine)
    case component(CalendarComponent)

    func append(to bytes: inout [UInt8]) {
        switch self {
        case .line(let line): bytes += line.raw
        case .component(let component): component.append(to: &bytes)
        }
    }
}

/// A component such as a VTODO. Parts that are not changed keep their bytes.
package struct CalendarComponent: Entity {
    package let begin: CalendarLine
    package var parts: [CalendarPart]
    /// `nil` if the file lacks the line.
    package let end: CalendarLine?

    init(begin: CalendarLine, parts: [CalendarPart], end: CalendarLine?) {
        self.begin = begin
        self.parts = parts
        self.end = end
    }

    /// Creates a component with lines of its own.
    package init(_ name: String, _ lines: [CalendarLine] = []) {
        begin = CalendarLine("BEGIN", value: name)
        parts = lines.map { .line($0) }
        end = CalendarLine("END", value: name)
    }

    /// The name in uppercase letters.
    package var name: String { begin.keyword }

    /// The lines of the component itself.
    package var lines: [CalendarLine] {
        parts.compactMap { if case .line(let line) = $0 { line } else { nil } }
    }

    /// The components in the component, such as alarms.
    package var components: [CalendarComponent] {
        parts.compactMap { if case .component(let component) = $0 { component } else { nil } }
    }

    package var bytes: [UInt8] {
        var bytes: [UInt8] = []
        append(to: &bytes)
        return bytes
    }

    func append(to bytes: inout [UInt8]) {
        bytes += begin.raw
        for part in parts { part.append(to: &bytes) }
        if let end { bytes += end.raw }
    }
}

// MARK: - Lines by name

extension CalendarComponent {
    package func lines(named name: String) -> [CalendarLine] {
        lines.filter { $0.name == name }
    }

    package func line(named name: String) -> CalendarLine? {
        for case .line(let line) in parts where line.name == name { return line }
        return nil
    }

    /// Puts new lines in the place of the first line with this name, or after the last line, and removes the others
    /// with this name. Lines that stay equal keep their bytes.
    package mutating func replaceLines(named name: String, with lines: [CalendarLine]) {
        let isNamed = { (part: CalendarPart) in if case .line(let line) = part { line.name == name } else { false } }
        let isLine = { (part: CalendarPart) in if case .line = part { true } else { false } }
        let place = parts.firstIndex(where: isNamed) ?? parts.lastIndex(where: isLine).map { $0 + 1 } ?? 0
        let after = parts[place...].filter { !isNamed($0) }
        parts = parts[..<place] + lines.map { .line($0) } + after
    }

    package mutating func removeLines(named name: String) {
        replaceLines(named: name, with: [])
    }

    /// Replaces or removes the lines with this name in their places.
    package mutating func changeLines(named name: String, _ change: (CalendarLine) -> CalendarLine?) {
        parts = parts.compactMap { part in
            guard case .line(let line) = part, line.name == name else { return part }
            return change(line).map { .line($0) }
        }
    }

    /// Adds a line after the last one with its name, or after the last line.
    package mutating func add(_ line: CalendarLine) {
        let isLine = { (part: CalendarPart, name: String?) in
            if case .line(let other) = part { name.map { $0 == other.name } ?? true } else { false }
        }
        let last = parts.lastIndex { isLine($0, line.name) } ?? parts.lastIndex { isLine($0, nil) }
        parts.insert(.line(line), at: last.map { $0 + 1 } ?? 0)
    }
}
