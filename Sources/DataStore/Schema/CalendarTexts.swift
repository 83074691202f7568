import UnicodeText

/// The place and the link of a to-do in the calendar of a server, for the upgrade of lists that had no columns for them.
struct CalendarTexts: Equatable {
    private(set) var place: String?
    private(set) var link: String?

    init(_ calendar: [UInt8]) {
        var isInTodo = false
        for line in CalendarTexts.lines(of: calendar) {
            if line == Array("BEGIN:VTODO".utf8) { isInTodo = true }
            // The first to-do is the series; its alarms begin after its own lines.
            if isInTodo, line.starts(with: "END:".utf8) || line == Array("BEGIN:VALARM".utf8) { return }
            guard isInTodo, let colon = CalendarTexts.colon(in: line) else { continue }
            let name = line.prefix { $0 != UInt8(ascii: ";") && $0 != UInt8(ascii: ":") }
            let text = CalendarTexts.unescaped(line[(colon + 1)...])
            switch String(decoding: name, as: UTF8.self).uppercased() {
            case "LOCATION" where place == nil && text.contains { !$0.isWhitespace }: place = text
            case "URL" where link == nil && !text.isEmpty && !text.contains { $0.isWhitespace || $0 == "\\" }:
                link = text
            default: break
            }
        }
    }

    /// Returns the lines, of which long ones are folded.
    private static func lines(of calendar: [UInt8]) -> [[UInt8]] {
        var lines: [[UInt8]] = []
        for line in calendar.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
            let line = line.last == UInt8(ascii: "\r") ? line.dropLast() : line
            if let first = line.first, first == UInt8(ascii: " ") || first == UInt8(ascii: "\t"), !lines.isEmpty {
                lines[lines.count - 1] += line.dropFirst()
            } else {
                lines.append(Array(line))
            }
        }
        return lines
    }

    /// Returns the end of the name and its parameters.
    private static func colon(in line: [UInt8]) -> Int? {
        var isQuoted = false
        return line.firstIndex { byte in
            if byte == UInt8(ascii: "\"") { isQuoted.toggle() }
            return byte == UInt8(ascii: ":") && !isQuoted
        }
    }

    private static func unescaped(_ value: ArraySlice<UInt8>) -> String {
        var text: [UInt8] = []
        var rest = value
        while let byte = rest.popFirst() {
            guard byte == UInt8(ascii: "\\"), let next = rest.popFirst() else {
                text.append(byte)
                continue
            }
            text.append(next | 0x20 == UInt8(ascii: "n") ? UInt8(ascii: "\n") : next)
        }
        return UnicodeText.composed(String(decoding: text, as: UTF8.self))
    }
}
