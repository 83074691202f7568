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

    @Test func `of two equal keys the last one counts`() throws {
        #expect(try item(#""note":"first","note":"second""#).details.note == "second")
    }

    @Test(
        arguments: [
            (#"[]"#, .expected("an object"), 1, 1),
            (#"{"adder":2,"items":[]}"#, .badValue(field: "adder", value: "2"), 1, 10),
            (#"{"adder":1}"#, .expected("a list of items"), 1, 12),
            ("{\"adder\":1,\"items\":[{\"title\":\"a", .truncated("a string"), 1, 32),
            ("{\"adder\":1,\n \"items\":[{\"title\":7}]}", .badValue(field: "title", value: "7"), 2, 20),
            ("{\"adder\":1,\n \"items\":[{\"id\":7}]}", .expected("a title"), 2, 11),
            (#"{"items":[{"title":"a","due":"soon"}]}"#, .badValue(field: "due", value: "soon"), 1, 30),
            (#"{"items":[{"title":"a","uuid":"7"}]}"#, .badValue(field: "uuid", value: "7"), 1, 31),
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
