import Testing

@testable import ModuleGenerator

struct JSONTests {
    @Test func `JSON survives a round trip`() throws {
        let json = JSON.object([
            "text": .string("a \"b\" \\ \n\t\u{1} ü 😀"), "list": .array([.integer(1), .boolean(true), .array([])]),
            "nothing": nil,
        ])

        #expect(try JSONReader.value(of: json.text).text == json.text)
        #expect(try JSONReader.value(of: json.pretty()).text == json.text)
    }

    @Test func `escape sequences are decoded`() throws {
        #expect(try JSONReader.value(of: #""\u00e9\/\b\f\r""#).value == .string("é/\u{8}\u{C}\r"))
        #expect(try JSONReader.value(of: " [-1.5e3, null]\n").text == "[-1.5e3,null]")
    }

    @Test(arguments: [
        ("", 1, "unexpected end of file"), ("{\n\"a\": 1,\n}", 3, "expected a key in quotes"),
        ("{\"a\": 1,\n\"a\": 2}", 2, "duplicate key “a”"), ("[1\n2]", 2, "missing comma or “]”"),
        ("{\"a\" 1}", 1, "missing colon after “a”"), ("[1,]", 1, "unexpected “]”"),
        ("\n\"a", 2, "unterminated string"), ("{} x", 1, "unexpected text after the end"),
        ("[yes]", 1, "“yes” is not a value; strings need quotes"), (#""\x""#, 1, "“\\x” is not an escape sequence"),
        (#""\uD800""#, 1, "“\\uD800” is not a character"),
        (String(repeating: "[", count: 65), 1, "nested too deeply"),
    ])
    func `a syntax error has its line`(text: String, line: Int, reason: String) {
        #expect(throws: JSONReader.ParseError(line: line, reason: reason)) { try JSONReader.value(of: text) }
    }
}
