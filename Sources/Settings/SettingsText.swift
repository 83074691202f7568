import CommandLine

/// The text of the settings file: lines of the form `key = value`, and comment lines that start with `#`.
package struct SettingsText: Equatable, Sendable {
    package struct Entry: Equatable, Sendable {
        package let key: String
        package let value: String
        package let line: Int
    }

    /// The lines without line feeds; a final line feed is followed by an empty line.
    private var lines: [ArraySlice<UInt8>]

    package init(_ bytes: [UInt8] = []) {
        lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    }

    package var bytes: [UInt8] {
        Array(lines.joined(separator: [UInt8(ascii: "\n")]))
    }

    /// The parsed lines, except for empty lines and comments.
    package var entries: [Result<Entry, LineError>] {
        lines.enumerated().compactMap { index, bytes in
            do throws(SettingsError) {
                return try SettingsText.entry(bytes, line: index + 1).map { .success($0) }
            } catch {
                return .failure(LineError(kind: error.kind, line: index + 1))
            }
        }
    }

    package struct LineError: Error, Equatable, Sendable {
        package let kind: SettingsError.Kind
        package let line: Int
    }

    private static func entry(_ bytes: ArraySlice<UInt8>, line: Int) throws(SettingsError) -> Entry? {
        let text = try text(bytes, line: line).trimmed
        if text.isEmpty || text.hasPrefix("#") { return nil }
        guard let equals = text.utf8.firstIndex(of: UInt8(ascii: "=")), equals > text.startIndex else {
            throw SettingsError(.notASetting(text))
        }
        return Entry(key: text[..<equals].trimmed, value: text[text.index(after: equals)...].trimmed, line: line)
    }

    private static func text(_ bytes: ArraySlice<UInt8>, line: Int) throws(SettingsError) -> String {
        do {
            return try RawText.line(bytes, isFirst: line == 1)
        } catch {
            throw SettingsError(.notText(error))
        }
    }
}

// MARK: - Changes

extension SettingsText {
    /// Returns `true` if a line sets `key`, even to an invalid value.
    package func contains(key: String) -> Bool {
        !indices(of: key).isEmpty
    }

    /// Replaces the lines of `key` with a single one and leaves all other lines unchanged.
    package mutating func set(_ key: String, to value: String) {
        let indices = indices(of: key)
        guard let first = indices.first else { return append("\(key) = \(value)") }
        for index in indices.dropFirst().reversed() { lines.remove(at: index) }
        lines[first] = SettingsText.line(lines[first], with: value)
    }

    /// Removes every line of `key`.
    package mutating func unset(_ key: String) {
        for index in indices(of: key).reversed() { lines.remove(at: index) }
    }

    private func indices(of key: String) -> [Int] {
        lines.indices.filter { SettingsText.key(of: lines[$0]) == key }
    }

    /// Returns the key of a line even if its value is not valid UTF-8, so that the value can be replaced.
    private static func key(of line: ArraySlice<UInt8>) -> String? {
        guard let equals = line.firstIndex(of: UInt8(ascii: "=")) else { return nil }
        let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
        let start = line.starts(with: mark) ? line.startIndex + mark.count : line.startIndex
        let key = String(decoding: line[start..<equals], as: UTF8.self).trimmed
        return key.hasPrefix("#") ? nil : key
    }

    /// Returns the line with another value and its original spacing.
    private static func line(_ line: ArraySlice<UInt8>, with value: String) -> ArraySlice<UInt8> {
        let equals = line.firstIndex(of: UInt8(ascii: "=")) ?? line.endIndex
        let rest = line[equals...].dropFirst()
        let end = rest.last == UInt8(ascii: "\r") ? "\r" : ""
        let spaces = rest.prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
        let hadNoValue = rest.count == spaces.count + end.utf8.count
        return line[..<equals] + "=".utf8 + (hadNoValue ? [UInt8(ascii: " ")] : spaces) + (value + end).utf8
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
