package import Boundary
import Grammar

/// The settings file as text: `key = value` a line, and remarks behind `#`.
package struct SettingsText: Equatable, Sendable {
    package struct Entry: Equatable, Sendable {
        package let key: String
        package let value: String
        package let line: Int
    }

    /// The lines without their line feeds; behind a last line feed there is an empty one.
    private var lines: [ArraySlice<UInt8>]

    package init(_ bytes: [UInt8] = []) {
        lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    }

    package var bytes: [UInt8] {
        Array(lines.joined(separator: [UInt8(ascii: "\n")]))
    }

    /// What the lines say, one after the other; those that say nothing are left out.
    package var entries: [Result<Entry, LineTrouble>] {
        lines.enumerated().compactMap { index, bytes in
            do throws(SettingsTrouble) {
                return try SettingsText.entry(bytes, line: index + 1).map { .success($0) }
            } catch {
                return .failure(LineTrouble(kind: error.kind, line: index + 1))
            }
        }
    }

    /// A line that makes no sense.
    package struct LineTrouble: Error, Equatable, Sendable {
        package let kind: SettingsTrouble.Kind
        package let line: Int
    }

    private static func entry(_ bytes: ArraySlice<UInt8>, line: Int) throws(SettingsTrouble) -> Entry? {
        let text = try text(bytes, line: line).trimmed
        if text.isEmpty || text.hasPrefix("#") { return nil }
        guard let equals = text.utf8.firstIndex(of: UInt8(ascii: "=")), equals > text.startIndex else {
            throw SettingsTrouble(.notASetting(text))
        }
        return Entry(key: text[..<equals].trimmed, value: text[text.index(after: equals)...].trimmed, line: line)
    }

    private static func text(_ bytes: ArraySlice<UInt8>, line: Int) throws(SettingsTrouble) -> String {
        do {
            return try RawText.line(bytes, isFirst: line == 1)
        } catch {
            throw SettingsTrouble(.notText(error))
        }
    }
}

// MARK: - Changes

extension SettingsText {
    /// Whether some line is about the key, be its value what it may.
    package func names(_ key: String) -> Bool {
        !places(of: key).isEmpty
    }

    /// Gives the key one line with the value; every other line stays as it is.
    package mutating func set(_ key: String, to value: String) {
        let places = places(of: key)
        guard let first = places.first else { return append("\(key) = \(value)") }
        for place in places.dropFirst().reversed() { lines.remove(at: place) }
        lines[first] = SettingsText.line(lines[first], with: value)
    }

    /// Takes out every line that is about the key.
    package mutating func unset(_ key: String) {
        for place in places(of: key).reversed() { lines.remove(at: place) }
    }

    private func places(of key: String) -> [Int] {
        lines.indices.filter { SettingsText.key(of: lines[$0]) == key }
    }

    /// What is no text behind the key must not keep anyone from putting it right.
    private static func key(of line: ArraySlice<UInt8>) -> String? {
        guard let equals = line.firstIndex(of: UInt8(ascii: "=")) else { return nil }
        let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
        let start = line.starts(with: mark) ? line.startIndex + mark.count : line.startIndex
        let key = String(decoding: line[start..<equals], as: UTF8.self).trimmed
        return key.hasPrefix("#") ? nil : key
    }

    /// The line with another value, and all else as somebody wrote it.
    private static func line(_ line: ArraySlice<UInt8>, with value: String) -> ArraySlice<UInt8> {
        let equals = line.firstIndex(of: UInt8(ascii: "=")) ?? line.endIndex
        let behind = line[equals...].dropFirst()
        let end = behind.last == UInt8(ascii: "\r") ? "\r" : ""
        let blanks = behind.prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
        let hadNoValue = behind.count == blanks.count + end.utf8.count
        return line[..<equals] + "=".utf8 + (hadNoValue ? [UInt8(ascii: " ")] : blanks) + (value + end).utf8
    }

    private mutating func append(_ line: String) {
        let end = lines.first?.last == UInt8(ascii: "\r") ? "\r" : ""
        let bytes = Array((line + end).utf8)[...]
        if lines.last?.isEmpty ?? true {
            lines.insert(bytes, at: max(0, lines.count - 1))
        } else {
            lines += [bytes, []]
        }
    }
}
