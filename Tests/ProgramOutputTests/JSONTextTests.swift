import ProgramOutput
import Testing
import Vocabulary

struct JSONTextTests {
    private func quoted(_ value: String) -> String {
        var json = JSONText()
        json.string(nil, value)
        return json.text
    }

    @Test(arguments: [
        ("", "\"\""),
        ("Pay rent ~", "\"Pay rent ~\""),
        ("say \"hi\"", "\"say \\\"hi\\\"\""),
        ("C:\\temp", "\"C:\\\\temp\""),
        ("a\nb\tc\rd", "\"a\\nb\\tc\\u000dd\""),
        ("a\r\nb", "\"a\\u000d\\nb\""),
        ("\u{0}\u{1B}\u{7F}", "\"\\u0000\\u001b\\u007f\""),
        ("\u{80}\u{85}\u{9B}\u{9F}", "\"\\u0080\\u0085\\u009b\\u009f\""),
        ("\u{061C}\u{200E}\u{200F}", "\"\\u061c\\u200e\\u200f\""),
        ("\u{2028}\u{2029}\u{202A}\u{202E}", "\"\\u2028\\u2029\\u202a\\u202e\""),
        ("\u{2066}\u{2069}", "\"\\u2066\\u2069\""),
        ("한글 é e\u{301} \u{A0}", "\"한글 é e\u{301} \u{A0}\""),
        ("👨‍👩‍👧‍👦", "\"👨‍👩‍👧‍👦\""),
        ("a/b <c>", "\"a/b <c>\""),
        ("\u{627} … € \u{2027}\u{202F}\u{2065}\u{206A}", "\"\u{627} … € \u{2027}\u{202F}\u{2065}\u{206A}\""),
    ])
    func `only quotes, backslashes and control characters are escaped`(value: String, json: String) {
        #expect(Array(quoted(value).utf8) == Array(json.utf8))
    }

    @Test(arguments: Array(0...0x1F) + Array(0x7F...0x9F))
    func `control characters are never written raw`(value: Int) throws {
        let control = try #require(Unicode.Scalar(value))

        #expect(quoted("a\(control)b").unicodeScalars.allSatisfy { (0x20...0x7E).contains($0.value) })
    }

    @Test func `commas separate members and elements at any depth`() {
        var json = JSONText()
        json.object { json in
            json.array("empty") { _ in }
            json.object("nothing") { _ in }
            json.array("nested") { json in
                json.array { json in
                    json.integer(nil, 1)
                    json.integer(nil, -2)
                }
                json.object { $0.string("a\"b", "c") }
                json.string(nil, "d")
            }
            json.integer("last", 0)
        }

        #expect(
            json.text
                == #"{"empty":[],"nothing":{},"nested":[[1,-2],{"a\"b":"c"},"d"],"last":0}"#
        )
    }

    @Test func `a document is one line that begins with the schema version`() {
        #expect(JSONText.document { _ in } == "{\"adder\":1}\n")
        #expect(JSONText.document { $0.array("items") { _ in } } == "{\"adder\":1,\"items\":[]}\n")
    }
}
