import TestKit
import Testing

/// Tests of the validator that other tests use.
struct JSONSchemaTests {
    private func violations(_ schema: String, _ value: String) throws -> [String] {
        try JSONSchema(JSONValue(schema)).validate(JSONValue(value)).violations
    }

    @Test(arguments: [
        (#"{"type":"object"}"#, "{}", "[]"), (#"{"type":"array"}"#, "[]", "{}"),
        (#"{"type":"string"}"#, #""a""#, "1"), (#"{"type":"integer"}"#, "1", "1.5"),
        (#"{"type":"boolean"}"#, "false", "0"), (#"{"const":1}"#, "1", "2"), (#"{"const":1}"#, "1", "true"),
        (#"{"enum":["a","b"]}"#, #""b""#, #""c""#), (#"{"required":["a"]}"#, #"{"a":1}"#, #"{"b":1}"#),
        (#"{"properties":{"a":{"description":"","const":1}}}"#, #"{"b":2}"#, #"{"a":2}"#),
        (#"{"properties":{"a":{"description":""}},"additionalProperties":false}"#, #"{"a":2}"#, #"{"a":1,"b":2}"#),
        (#"{"items":{"const":1}}"#, "[1,1]", "[1,2]"), (#"{"minItems":1}"#, "[1]", "[]"),
        (#"{"maxItems":1}"#, "[1]", "[1,2]"), (#"{"uniqueItems":true}"#, "[1,2]", "[1,1]"),
        (#"{"minLength":1}"#, #""a""#, #""""#), (#"{"pattern":"^a+$"}"#, #""aa""#, #""ab""#),
        (#"{"minimum":1}"#, "1", "0"), (#"{"anyOf":[{"const":1},{"const":2}]}"#, "2", "3"),
        (#"{"oneOf":[{"const":1},{"minimum":2}]}"#, "2", "0"), (#"{"oneOf":[{"minimum":1},{"minimum":2}]}"#, "1", "2"),
        (##"{"$ref":"#/$defs/a","$defs":{"a":{"const":1}}}"##, "1", "2"),
    ])
    func `every keyword accepts valid values and rejects invalid ones`(schema: String, good: String, bad: String) throws
    {
        #expect(try violations(schema, good).isEmpty)
        #expect(try violations(schema, bad).count == 1)
    }

    @Test func `keys described by a reference are known, and others are not`() throws {
        let schema = """
            {"$ref":"#/$defs/base","properties":{"b":{"description":"b"}},"unevaluatedProperties":false,
                "$defs":{"base":{"properties":{"a":{"description":"a","type":"integer"}}}}}
            """

        #expect(try violations(schema, #"{"a":1,"b":2}"#).isEmpty)
        #expect(try violations(schema, #"{"a":1,"c":2}"#) == ["/: “c” is not allowed here"])
        #expect(try violations(schema, #"{"a":"1"}"#) == ["/a: type is violated"])
    }

    @Test func `a violation includes its location in the closest alternative`() throws {
        let schema = """
            {"anyOf":[{"properties":{"a":{"description":"","items":{"type":"string"}}},"additionalProperties":false},
                {"required":["x","y"],"type":"array"}]}
            """

        #expect(try violations(schema, #"{"a":["b",1]}"#) == ["/a/1: type is violated"])
    }

    @Test func `validation records the schema keys that a value uses`() throws {
        let schema = try JSONSchema(
            JSONValue(
                """
                {"properties":{"a":{"description":"","$ref":"#/$defs/inner"},"z":{"description":""}},
                    "$defs":{"inner":{"properties":{"b":{"description":""}}}}}
                """
            )
        )

        #expect(schema.keys == ["#/properties/a", "#/properties/z", "#/$defs/inner/properties/b"])
        let seen = schema.validate(try JSONValue(#"{"a":{"b":1}}"#)).keys
        #expect(seen == ["#/properties/a", "#/$defs/inner/properties/b"])
    }

    @Test(arguments: [
        (#"{"maximum":1}"#, JSONSchema.SchemaError.unknownKeyword("maximum", at: "#/maximum")),
        (#"{"items":{"format":"date"}}"#, .unknownKeyword("format", at: "#/items/format")),
        (#"{"$defs":{"a":{"allOf":[]}}}"#, .unknownKeyword("allOf", at: "#/$defs/a/allOf")),
        (#"{"anyOf":[{"not":{}}]}"#, .unknownKeyword("not", at: "#/anyOf/0/not")),
        (#"{"type":"text"}"#, .wrongValue(of: "type", at: "#/type")),
        (#"{"type":["string"]}"#, .wrongValue(of: "type", at: "#/type")),
        (#"{"required":[1]}"#, .wrongValue(of: "required", at: "#/required")),
        (#"{"pattern":"("}"#, .wrongValue(of: "pattern", at: "#/pattern")),
        (#"{"additionalProperties":{}}"#, .wrongValue(of: "additionalProperties", at: "#/additionalProperties")),
        (#"{"items":false}"#, .wrongValue(of: "items", at: "#/items")),
        (##"{"$ref":"#/$defs/a"}"##, .unknownReference("#/$defs/a", at: "#/$ref")),
        (#"{"properties":{"a":{"type":"string"}}}"#, .undescribedKey(at: "#/properties/a")),
        ("true", .wrongValue(of: "schema", at: "#")),
    ])
    func `a schema with an unsupported keyword is rejected`(text: String, mistake: JSONSchema.SchemaError) throws {
        let value = try JSONValue(text)

        #expect(throws: mistake) { try JSONSchema(value) }
    }
}
