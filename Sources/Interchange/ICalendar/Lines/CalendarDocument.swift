package import Vocabulary

/// A whole calendar in memory, such as one resource of a server. What is not changed is written byte for byte as it was
/// read, but for a byte order mark.
package struct CalendarDocument: Entity {
    /// The components, and the lines around them, which include `BEGIN:VCALENDAR`.
    package var parts: [CalendarPart]

    package init(_ bytes: [UInt8]) throws(ForeignFileError) {
        var rest: [UInt8]? = bytes
        var stream = try CalendarStream {
            defer { rest = nil }
            return rest ?? []
        }
        parts = []
        while let part = try stream.next() { parts.append(part) }
    }

    /// Creates a calendar with components.
    package init(_ components: [CalendarComponent]) {
        let head = [
            CalendarLine("BEGIN", value: "VCALENDAR"), CalendarLine("VERSION", value: "2.0"),
            CalendarLine("PRODID", value: CalendarDocument.product),
        ]
        let end = CalendarLine("END", value: "VCALENDAR")
        parts = head.map { .line($0) } + components.map { .component($0) } + [.line(end)]
    }

    static let product = "-//adder//adder//EN"

    package var bytes: [UInt8] {
        var bytes: [UInt8] = []
        for part in parts { part.append(to: &bytes) }
        return bytes
    }

    package var components: [CalendarComponent] {
        parts.compactMap { if case .component(let component) = $0 { component } else { nil } }
    }

    /// The to-do items, of which a resource can hold several: a repeating item and its exceptions.
    package var todos: [CalendarComponent] { components.filter { $0.name == "VTODO" } }

    /// Replaces the first component that fulfills the condition, and returns `false` if there is none.
    @discardableResult
    package mutating func replace(
        _ component: CalendarComponent,
        where condition: (CalendarComponent) -> Bool
    ) -> Bool {
        let place = parts.firstIndex { part in
            if case .component(let other) = part { condition(other) } else { false }
        }
        guard let place else { return false }
        parts[place] = .component(component)
        return true
    }

    /// Adds a component after the others.
    package mutating func add(_ component: CalendarComponent) {
        let isEnd = { (part: CalendarPart) in if case .line(let line) = part { line.name == "END" } else { false } }
        parts.insert(.component(component), at: parts.lastIndex(where: isEnd) ?? parts.endIndex)
    }
}
