import Testing

@testable import Generator

struct JSONTests {
    @Test func `what is written is read again`() throws {
        let json = JSON.object([
            "text": .string("a \"b\" \\ \n\t\u{1} ü 😀"), "list": .array([.integer(1), .boolean(true), .array([])]),
            "nothing": nil,
        ])

        #expect(try JSONReader.value(of: json.text).text == json.text)
        #expect(try JSONReader.value(of: json.pretty()).text == json.text)
    }

    @Test func `escapes are read`() throws {
        #expect(try JSONReader.value(of: #""\u00e9\/\b\f\r""#).value == .string("é/\u{8}\u{C}\r"))
        #expect(try JSONReader.value(of: " [-1.5e3, null]\n").text == "[-1.5e3,null]")
    }

    @Test(arguments: [
        ("", 1, "it ends too early"), ("{\n\"a\": 1,\n}", 3, "a key in quotes is expected"),
        ("{\"a\": 1,\n\"a\": 2}", 2, "“a” is there twice"), ("[1\n2]", 2, "a comma or “]” is missing"),
        ("{\"a\" 1}", 1, "a colon is missing behind “a”"), ("[1,]", 1, "“]” is not expected here"),
        ("\n\"a", 2, "a text is never closed"), ("{} x", 1, "something follows what should be the end"),
        ("[yes]", 1, "“yes” is no value; texts stand in quotes"), (#""\x""#, 1, "“\\x” means nothing in a text"),
        (#""\uD800""#, 1, "“\\uD800” is no character"),
        (String(repeating: "[", count: 65), 1, "it is nested too deeply"),
    ])
    func `a mistake is named with its line`(text: String, line: Int, reason: String) {
        #expect(throws: JSONReader.Mistake(line: line, reason: reason)) { try JSONReader.value(of: text) }
    }
}
