import Vocabulary

/// A content line of a calendar: `DUE;TZID=Europe/Berlin:20261127T170000`. What was read stays as it was spelled.
package struct CalendarLine: Entity {
    package struct Parameter: Entity {
        package let name: String
        package let values: [String]

        package init(_ name: String, _ values: String...) {
            self.name = name
            self.values = values
        }

        fileprivate init(_ text: ArraySlice<UInt8>) {
            let parts = text.split(separator: UInt8(ascii: "="), maxSplits: 1, omittingEmptySubsequences: false)
            name = CalendarLine.uppercased(parts[0])
            values =
                parts.count == 1
                ? []
                : CalendarLine.split(parts[1], at: UInt8(ascii: ",")).map { value in
                    let isQuoted = value.count > 1 && value.first == quote && value.last == quote
                    return CalendarText.parameterText(isQuoted ? value.dropFirst().dropLast() : value)
                }
        }
    }

    /// The bytes of the line with its folds and its end.
    package let raw: [UInt8]
    /// The name in uppercase letters, empty if the line has no value.
    package let name: String
    /// The number of the line in its file, counted from 1, or 0 for a new line.
    package let number: Int
    /// The text without folds, or `nil` if the line has none.
    private let unfolded: [UInt8]?
    private let textCount: Int
    private let nameCount: Int
    private let valueIndex: Int

    init(raw: [UInt8], isFolded: Bool, number: Int) {
        self.raw = raw
        self.number = number
        unfolded = isFolded ? CalendarFolding.unfolded(raw) : nil
        let text = unfolded ?? raw
        var count = text.count
        while count > 0, text[count - 1] == 0x0D || text[count - 1] == 0x0A { count -= 1 }
        textCount = count
        let nameEnd = text[..<count].firstIndex { $0 == UInt8(ascii: ":") || $0 == UInt8(ascii: ";") } ?? 0
        let colon = CalendarLine.colon(in: text[nameEnd..<count])
        nameCount = colon == nil ? 0 : nameEnd
        valueIndex = colon.map { $0 + 1 } ?? 0
        name = CalendarLine.uppercased(text[..<nameCount])
    }

    package static func == (left: CalendarLine, right: CalendarLine) -> Bool {
        left.raw == right.raw
    }

    private var text: ArraySlice<UInt8> { (unfolded ?? raw)[..<textCount] }

    var valueBytes: ArraySlice<UInt8> { text[valueIndex...] }

    /// The line as it is spelled, without folds.
    var content: String { String(decoding: text, as: UTF8.self) }

    /// The value as it is spelled.
    package var value: String { String(decoding: valueBytes, as: UTF8.self) }

    /// The value in uppercase letters, for values that are names.
    package var keyword: String { CalendarLine.uppercased(valueBytes) }

    /// The value as text, without its escapes.
    package var textValue: String { CalendarText.unescaped(valueBytes) }

    /// The values of a list of texts.
    package var listValue: [String] { CalendarText.list(valueBytes) }

    package var hasParameters: Bool { valueIndex > nameCount + 1 }

    package var parameters: [Parameter] {
        guard hasParameters else { return [] }
        return CalendarLine.split(text[(nameCount + 1)..<(valueIndex - 1)], at: UInt8(ascii: ";")).map(Parameter.init)
    }

    /// Returns the first value of a parameter.
    package func parameter(_ name: String) -> String? {
        hasParameters ? parameters.first { $0.name == name }?.values.first : nil
    }
}

// MARK: - Parsing

private let quote = UInt8(ascii: "\"")

extension CalendarLine {
    /// Returns the position of the first colon outside quotes, or of the first colon if the quotes don't match.
    private static func colon(in text: ArraySlice<UInt8>) -> Int? {
        var isQuoted = false
        for index in text.indices {
            if text[index] == quote { isQuoted.toggle() }
            if text[index] == UInt8(ascii: ":"), !isQuoted { return index }
        }
        return isQuoted ? text.firstIndex(of: UInt8(ascii: ":")) : nil
    }

    fileprivate static func split(_ text: ArraySlice<UInt8>, at separator: UInt8) -> [ArraySlice<UInt8>] {
        var isQuoted = false
        return text.split(omittingEmptySubsequences: true) { byte in
            if byte == quote { isQuoted.toggle() }
            return byte == separator && !isQuoted
        }
    }

    fileprivate static func uppercased(_ name: ArraySlice<UInt8>) -> String {
        var name = name.drop { $0 <= 0x20 }
        while let last = name.last, last <= 0x20 { name.removeLast() }
        return String(unsafeUninitializedCapacity: name.count) { bytes in
            for (index, byte) in name.enumerated() {
                bytes[index] = UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte ? byte - 0x20 : byte
            }
            return name.count
        }
    }
}

// MARK: - Writing

extension CalendarLine {
    /// Creates a line with a value as it is to be written.
    package init(_ name: String, _ parameters: [Parameter] = [], value: String) {
        self.init(name, parameters) { $0 += value.utf8 }
    }

    /// Creates a line with a list of texts.
    package init(_ name: String, _ parameters: [Parameter] = [], texts: [String]) {
        self.init(name, parameters) { line in
            for (index, text) in texts.enumerated() {
                if index > 0 { line.append(UInt8(ascii: ",")) }
                CalendarText.append(escaped: text, to: &line)
            }
        }
    }

    private init(_ name: String, _ parameters: [Parameter], _ appendValue: (inout [UInt8]) -> Void) {
        var line = Array(name.utf8)
        for parameter in parameters {
            line += ";\(parameter.name)=".utf8
            for (index, value) in parameter.values.enumerated() {
                if index > 0 { line.append(UInt8(ascii: ",")) }
                CalendarText.append(parameter: value, to: &line)
            }
        }
        line.append(UInt8(ascii: ":"))
        appendValue(&line)
        var raw: [UInt8] = []
        CalendarFolding.append(line, to: &raw)
        self.init(raw: raw, isFolded: raw.count > line.count + 2, number: 0)
    }

    /// Returns a line with the parameters of this one.
    func with(name: String? = nil, value: some Sequence<UInt8>) -> CalendarLine {
        let line = Array(name.map { Array($0.utf8)[...] } ?? text[..<nameCount]) + text[nameCount..<valueIndex] + value
        var raw: [UInt8] = []
        CalendarFolding.append(line, to: &raw)
        return CalendarLine(raw: raw, isFolded: raw.count > line.count + 2, number: 0).ended(like: self)
    }

    /// Returns a new line with the line end of another one.
    func ended(like other: CalendarLine) -> CalendarLine {
        guard !other.raw.reversed().starts(with: [0x0A, 0x0D]) else { return self }
        return CalendarLine(raw: raw.filter { $0 != 0x0D }, isFolded: unfolded != nil, number: number)
    }
}
