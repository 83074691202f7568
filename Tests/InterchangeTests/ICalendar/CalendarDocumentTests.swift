import Interchange
import Testing
import Vocabulary

struct CalendarDocumentTests {
    private static let text = """
        BEGIN:VCALENDAR\r
        VERSION:2.0\r
        x-wr-calname;X=1:List
        BEGIN:VTIMEZONE\r
        TZID:Europe/Berlin\r
        END:VTIMEZONE\r
        BEGIN:VTODO\r
        UID\r
         :1\r
        SUMMARY;LANGUAGE="de":Milch\r
         \u{20}kaufen\r
        \r
        X-EMPTY:\r
        no colon\r
        CATEGORIES:a\r
        BEGIN:VALARM\r
        TRIGGER:-PT15M\r
        END:VALARM\r
        CATEGORIES:b\r
        end:vtodo\r
        BEGIN:VTODO\r
        UID:2\r
        END:VTODO\r
        END:VCALENDAR
        """

    private func document(_ text: String) throws -> CalendarDocument { try CalendarDocument(Array(text.utf8)) }

    @Test func `an unchanged calendar is written as it was read`() throws {
        #expect(try document(Self.text).bytes == Array(Self.text.utf8))
    }

    @Test func `components and their lines are found by name`() throws {
        let document = try document(Self.text)
        let todo = try #require(document.todos.first)

        #expect(document.components.map(\.name) == ["VTIMEZONE", "VTODO", "VTODO"])
        #expect(todo.line(named: "SUMMARY")?.textValue == "Milch kaufen")
        #expect(todo.lines(named: "CATEGORIES").map(\.value) == ["a", "b"])
        #expect(todo.components.map(\.name) == ["VALARM"])
        #expect(todo.begin.number == 7)
    }

    @Test func `a changed line takes the place of the first with its name, and all else stays`() throws {
        var document = try document(Self.text)
        var todo = try #require(document.todos.first)

        todo.replaceLines(named: "CATEGORIES", with: [CalendarLine("CATEGORIES", texts: ["c"])])
        todo.removeLines(named: "X-EMPTY")
        todo.replaceLines(named: "STATUS", with: [CalendarLine("STATUS", value: "COMPLETED")])
        document.replace(todo) { $0.line(named: "UID")?.value == "1" }

        let expected = Self.text.utf8Replacing("CATEGORIES:a\r\n", "CATEGORIES:c\r\nSTATUS:COMPLETED\r\n")
            .utf8Replacing("X-EMPTY:\r\n", "").utf8Replacing("CATEGORIES:b\r\n", "")
        #expect(String(decoding: document.bytes, as: UTF8.self) == expected)
    }

    @Test func `a component is added after the others`() throws {
        var document = try document("BEGIN:VCALENDAR\nEND:VCALENDAR\n")

        document.add(CalendarComponent("VTODO", [CalendarLine("UID", value: "1")]))

        let text = String(decoding: document.bytes, as: UTF8.self)
        #expect(text == "BEGIN:VCALENDAR\nBEGIN:VTODO\r\nUID:1\r\nEND:VTODO\r\nEND:VCALENDAR\n")
    }

    @Test func `a file needs no calendar around its components, and nested ones may lack their end`() throws {
        let text = "\n\u{20}\nBEGIN:VTODO\nBEGIN:VALARM\nX:1\nEND:VTODO\nBEGIN:VTODO\nBEGIN:VTODO\nX:2\nEND:VTODO\n"

        let document = try document(text)

        #expect(document.todos.count == 3)
        #expect(document.bytes == Array(text.utf8))
    }

    @Test(
        arguments: [
            ("SUMMARY:x", .expected("BEGIN:VCALENDAR"), 1), ("\n\nhello\n", .expected("BEGIN:VCALENDAR"), 3),
            ("BEGIN:VCALENDAR\nBEGIN:VTODO\nUID:1\n", .truncated("VTODO"), 4),
            ("BEGIN:VCALENDAR\n", .truncated("VCALENDAR"), 2), ("BEGIN:VTODO", .truncated("VTODO"), 1),
        ] as [(String, ForeignFileError.Reason, Int)]
    )
    func `other files and ends are refused`(text: String, reason: ForeignFileError.Reason, line: Int) {
        let error = #expect(throws: ForeignFileError.self) { try document(text) }

        #expect(error?.reason == reason)
        #expect(error?.line == line)
    }

    @Test(arguments: ["VCALENDAR", "VTODO-X", "X"])
    func `components nested 100000 deep are refused`(name: String) {
        let text = String(repeating: "BEGIN:\(name)\n", count: 100_000)

        #expect(throws: ForeignFileError(.nestedTooDeep(limit: 32), line: 33, column: 1)) { try document(text) }
    }

    @Test func `random calendars are written as they were read`() throws {
        var chance = Chance(seed: 5)
        for _ in 0..<500 {
            let bytes = chance.calendar()
            let document = try CalendarDocument(bytes)

            #expect(document.bytes == bytes)
        }
    }
}

extension String {
    fileprivate func utf8Replacing(_ old: String, _ new: String) -> String {
        let bytes = Array(utf8)
        guard let place = bytes.indices.first(where: { bytes[$0...].starts(with: old.utf8) }) else { return self }
        return String(decoding: bytes[..<place] + new.utf8 + bytes[(place + old.utf8.count)...], as: UTF8.self)
    }
}
