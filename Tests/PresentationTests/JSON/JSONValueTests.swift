import TestKit
import Testing

struct JSONValueTests {
    @Test(arguments: [
        ("null", JSONValue.null), (" true ", .boolean(true)), ("-12", .integer(-12)), ("1.5e1", .number(15)),
        (#""a\"\\\/\n\t\u00e4우🎉""#, .string("a\"\\/\n\tä우🎉")), ("[]", .array([])),
        ("[1, [2]]", .array([.integer(1), .array([.integer(2)])])), ("{}", .object([:])),
        (#"{"a" : {"b":false}}"#, .object(["a": .object(["b": .boolean(false)])])),
    ])
    func `valid JSON is parsed`(text: String, value: JSONValue) throws {
        #expect(try JSONValue(text) == value)
    }

    @Test(arguments: [
        "", "nul", "01", "1.", "+1", "[1,]", "[1 2]", "{\"a\"}", "{a:1}", "{\"a\":1,}", "{\"a\":1,\"a\":1}", "\"a",
        "\"\u{1B}\"", #""\x""#, #""\u12""#, #""\ud800""#, "{} {}", "[", "'a'",
    ])
    func `invalid JSON is rejected`(text: String) {
        #expect(throws: JSONValue.ParseError.self) { try JSONValue(text) }
    }
}
