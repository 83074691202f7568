import Interchange
import Testing
import Vocabulary

struct CalendarLineTests {
    private func lines(_ text: String) throws -> [CalendarLine] {
        try lines(Array("BEGIN:VCALENDAR\r\n\(text)\r\nEND:VCALENDAR\r\n".utf8))
    }

    private func lines(_ bytes: [UInt8]) throws -> [CalendarLine] {
        try CalendarDocument(bytes).parts.compactMap { part in
            if case .line(let line) = part { line } else { nil }
        }
    }

    @Test(arguments: [
        ("SUMMARY:Buy milk", "SUMMARY", "Buy milk"), ("summary:Buy milk", "SUMMARY", "Buy milk"),
        ("UID\n :x", "UID", "x"), ("UID\r\n :x", "UID", "x"), ("SUM\n\tMARY:Buy\n  milk", "SUMMARY", "Buy milk"),
        ("X-A;B=\"c:d;e\";F=g:h:i", "X-A", "h:i"), ("X-A;B=\"c:d", "X-A", "d"), ("SUMMARY:", "SUMMARY", ""),
        ("DUE ;VALUE=DATE:20261127", "DUE", "20261127"), ("no colon here", "", "no colon here"),
    ])
    func `a line is split into name and value`(text: String, name: String, value: String) throws {
        let line = try lines(text)[1]

        #expect(line.name == name)
        #expect(line.value == value)
        #expect(line.number == 2)
    }

    @Test func `parameters may be quoted and hold several values`() throws {
        let line = try lines(#"ATTENDEE;cn="Doe, Jane";ROLE=a,"b;c";X="^'hi^' 2^^3^nx^y":mailto:j"#)[1]

        #expect(line.parameter("CN") == "Doe, Jane")
        #expect(line.parameters[1].values == ["a", "b;c"])
        #expect(line.parameter("X") == "\"hi\" 2^3\nx^y")
        #expect(line.parameter("Y") == nil)
        #expect(line.value == "mailto:j")
    }

    @Test(arguments: [
        (#"a\, b\; c\\n\nd\Ne"#, "a, b; c\\n\nd\ne"), (#"C:\temp \""#, "C:\\temp \""), (#"end\"#, "end\\"),
    ])
    func `a text is unescaped`(value: String, text: String) throws {
        #expect(try lines("SUMMARY:\(value)")[1].textValue == text)
    }

    @Test func `a list is split at commas without a backslash`() throws {
        #expect(
            try lines(#"CATEGORIES:@shop,Work\, Life,a\\,,b"#)[1].listValue == ["@shop", "Work, Life", "a\\", "", "b"]
        )
    }

    @Test(arguments: ["plain", "a, b; c\\n\nd", "물".repeated(60), "👩🏽‍🚀".repeated(20), "", "x".repeated(75)])
    func `a written text comes back, in lines of at most 75 bytes that are whole characters`(text: String) throws {
        let line = CalendarLine("SUMMARY", texts: [text])

        let pieces = line.raw.split(separator: UInt8(ascii: "\n")).map { $0.dropLast() }
        #expect(pieces.allSatisfy { $0.count <= 75 && String(validating: $0, as: UTF8.self) != nil })
        #expect(try lines([UInt8]("BEGIN:VCALENDAR\n".utf8) + line.raw + "END:VCALENDAR".utf8)[1].textValue == text)
        #expect(line.textValue == text)
    }

    @Test func `a written parameter comes back`() throws {
        let value = "a\"b: c;\nd^e"
        let line = CalendarLine("X-A", [.init("X-B", value, "2")], value: "1")

        let text = String(decoding: line.raw, as: UTF8.self)
        #expect(text == "X-A;X-B=\"a^'b: c;^nd^^e\",2:1\r\n")
        #expect(try lines(text)[1].parameters == [.init("X-B", value, "2")])
    }

    @Test func `a fold within a character is undone`() throws {
        let bytes = Array("BEGIN:VCALENDAR\r\nSUMMARY:\u{1F680}\r\nEND:VCALENDAR\r\n".utf8)
        let place = 17 + 10
        let folded = bytes[..<place] + [0x0D, 0x0A, 0x20] + bytes[place...]

        #expect(try lines(Array(folded))[1].value == "\u{1F680}")
    }

    @Test func `invalid UTF-8 is reported with its line and column`() {
        let start = Array("BEGIN:VCALENDAR\r\nSUMMARY:\(String(repeating: "물", count: 300))\r\n a".utf8)

        #expect(throws: ForeignFileError(.invalidText(.utf8), line: 3, column: 3)) { try lines(start + [0xE9, 0x0A]) }
        #expect(throws: ForeignFileError(.invalidText(.utf8), line: 3, column: 3)) { try lines(start + [0x80, 0x0A]) }
        #expect(throws: ForeignFileError(.binary, line: 1, column: 1)) { try lines(start + [0, 0x0A]) }
    }

    @Test func `a line of more than 16 MB is refused`() {
        let limit = LineReader.maximumLength
        let long = Array("BEGIN:VCALENDAR\nX-A:".utf8) + [UInt8](repeating: 0x61, count: limit)

        #expect(throws: ForeignFileError(.lineTooLong(limit: limit), line: 2, column: 1)) { try lines(long) }
    }
}

extension String {
    fileprivate func repeated(_ count: Int) -> String { String(repeating: self, count: count) }
}
