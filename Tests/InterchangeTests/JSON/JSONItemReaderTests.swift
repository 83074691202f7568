import Almanac
import Entities
import Interchange
import Testing
import Vocabulary

struct JSONItemReaderTests {
    private func read(_ text: String) throws(ForeignFileError) -> Exchange.Result {
        try Exchange.read(try JSONItemReader(Exchange.source(Array(text.utf8))))
    }

    private func item(_ members: String) throws -> ForeignItem {
        try #require(try read(#"{"adder":1,"items":[{"title":"a",\#(members)}]}"#).items.first)
    }

    @Test func `groups are read like a plain list, and other members are skipped`() throws {
        let text = """
            {"adder":1,"more":[{"items":[{}]}],"groups":[{"key":"today","items":[{"title":"a"}]},
             {"items":[],"name":"x"},{"items":[{"title":"b","new":[1,{"x":null}]}]}],"total":2}
            """

        let result = try read(text)

        #expect(result.items.map(\.details.title) == ["a", "b"])
        #expect(result.items.map(\.line) == [1, 2])
        #expect(result.losses == [Loss(.attribute, at: 2, field: "new", value: "[1,{x:null}]")])
    }

    @Test(arguments: [
        (#"\n\t\"\\\/\u00e9"#, "\n\t\"\\/é"), (#"\ud83d\ude00"#, "😀"), (#"a\ud83d b"#, "a\u{FFFD} b"), ("é물😀", "é물😀"),
    ])
    func `escapes in strings`(written: String, meaning: String) throws {
        #expect(try item(#""note":"\#(written)""#).details.note == meaning)
    }

    @Test func `an array of items is read too`() throws {
        let items = try read("[{\"title\":\"a\"},\n{\"title\":\"b\"}]\n").items

        #expect(items.map(\.details.title) == ["a", "b"] && items.map(\.line) == [1, 2])
        #expect(try read("[]") == Exchange.Result())
    }

    @Test(
        arguments: [
            (#""due":"soon""#, .date, "due", "soon"), (#""due":7"#, .date, "due", "7"),
            (#""wait":"2026-13-40""#, .date, "wait", "2026-13-40"),
            (#""priority":"urgent""#, .priority, "priority", "urgent"),
            (#""status":"gone""#, .status, "status", "gone"),
            (#""every":"FREQ=NEVER""#, .repetition, "every", "FREQ=NEVER"),
            (#""uuid":"7""#, .attribute, "uuid", "7"), (#""needs":7"#, .reference, "needs", "7"),
            (#""tags":"x""#, .tag, "tags", "x"), (#""note":[1]"#, .note, "note", "[1]"),
            (#""created":"once""#, .date, "created", "once"),
        ] as [(String, Loss.Kind, String, String)]
    )
    func `a value that is not valid is left out and reported`(
        member: String,
        kind: Loss.Kind,
        field: String,
        value: String
    ) throws {
        let result = try read("[{\"title\":\"a\",\(member)},\n{\"title\":\"b\"}]")

        #expect(result.items.map(\.details) == [ItemDetails(title: "a"), ItemDetails(title: "b")])
        #expect(result.losses == [Loss(kind, at: 1, field: field, value: value)])
    }

    @Test func `a title that is not valid is replaced, and a long one is cut`() throws {
        let long = String(repeating: "a", count: 100_000)
        let result = try read("[{\"title\":7},{\"title\":[]},{\"title\":\" \"},{\"title\":\"\(long)\"}]")

        #expect(result.items.prefix(3).map(\.details.title) == ["7", "(no title)", "(no title)"])
        #expect(result.items[3].details.title.count < long.count && result.items[3].details.note == long)
        #expect(result.losses.map(\.kind) == [.title, .title, .title])
    }

    @Test func `of two equal keys the last one counts`() throws {
        #expect(try item(#""note":"first","note":"second""#).details.note == "second")
    }

    @Test(
        arguments: [
            (#"7"#, .expected("an object"), 1, 1), (#"[7]"#, .expected("an object"), 1, 2),
            (#"{"adder":2,"items":[]}"#, .badValue(field: "adder", value: "2"), 1, 10),
            (#"{"adder":1}"#, .expected("a list of items"), 1, 12),
            ("{\"adder\":1,\"items\":[{\"title\":\"a", .truncated("a string"), 1, 32),
            ("{\"adder\":1,\n \"items\":[{\"id\":7}]}", .expected("a title"), 2, 11),
            (#"{"items":[{"title" "a"}]}"#, .expected("a colon"), 1, 20),
            (#"{"items":[{"title":"a" "id":1}]}"#, .expected("a comma"), 1, 24),
            (#"{"items":[{"title":nope}]}"#, .expected("a value"), 1, 20),
            (#"{"items":["#, .truncated("an array"), 1, 11),
            (#"{"items":[{"title":"a\x"}]}"#, .expected("a known escape after the backslash"), 1, 24),
            ("{\"items\":[{\"title\":\"물\n\"}]}", .expected("a closing quote"), 1, 21),
            (#"{"items":[]} {}"#, .expected("the end of the file"), 1, 14),
        ] as [(String, ForeignFileError.Reason, Int, Int)]
    )
    func `errors name the line and the column`(text: String, reason: ForeignFileError.Reason, line: Int, column: Int) {
        #expect(throws: ForeignFileError(reason, line: line, column: column)) { try read(text) }
    }

    @Test(arguments: [#"{"items":[{"new":"#, #"{"more":"#])
    func `deep nesting is an error`(start: String) {
        let text = start + String(repeating: "[", count: 100_000)

        #expect { try read(text) } throws: { error in
            (error as? ForeignFileError)?.reason == .nestedTooDeep(limit: 64)
        }
    }

    @Test func `a string may not be longer than a line`() {
        var portions = 40
        let source: ByteReader.Source = {
            portions -= 1
            return portions == 39 ? Array(#"{"items":[{"title":""#.utf8) : [UInt8](repeating: 0x61, count: 1 << 20)
        }

        #expect(throws: ForeignFileError(.lineTooLong(limit: 16 << 20), line: 1, column: 16_777_237)) {
            try Exchange.read(try JSONItemReader(source))
        }
        #expect(portions > 20)
    }

    @Test func `items without a UUID get the same one again`() throws {
        let text = #"{"items":[{"title":"a"},{"title":"a"},{"title":"b"}]}"#

        #expect(Set(try read(text).items.map(\.uuid)).count == 3)
        #expect(try read(text) == read(text))
    }
}
