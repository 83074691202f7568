/// A JSON value that keeps the order of its keys and its line.
struct JSON: Equatable {
    indirect enum Value: Equatable {
        case null
        case boolean(Bool)
        case number(String)
        case string(String)
        case array([JSON])
        case object([Member])
    }

    struct Member: Equatable {
        let key: String
        let value: JSON
    }

    let value: Value
    let line: Int

    init(_ value: Value, line: Int = 1) {
        self.value = value
        self.line = line
    }

    /// The type with an article, for messages.
    var typeName: String {
        switch value {
        case .null: "null"
        case .boolean: "a boolean"
        case .number: "a number"
        case .string: "a string"
        case .array: "an array"
        case .object: "an object"
        }
    }
}

// MARK: - Writing

extension JSON {
    static func string(_ text: String) -> JSON { JSON(.string(text)) }
    static func integer(_ number: Int) -> JSON { JSON(.number("\(number)")) }
    static func boolean(_ value: Bool) -> JSON { JSON(.boolean(value)) }
    static func array(_ values: [JSON]) -> JSON { JSON(.array(values)) }

    static func object(_ members: KeyValuePairs<String, JSON?>) -> JSON {
        JSON(.object(members.compactMap { key, value in value.map { Member(key: key, value: $0) } }))
    }

    static func sorted(_ members: [String: JSON]) -> JSON {
        JSON(.object(members.sorted { $0.key < $1.key }.map { Member(key: $0.key, value: $0.value) }))
    }

    /// The JSON text on one line.
    var text: String {
        switch value {
        case .null: "null"
        case .boolean(let value): "\(value)"
        case .number(let digits): digits
        case .string(let text): JSON.quoted(text)
        case .array(let values): "[\(values.map(\.text).joined(separator: ","))]"
        case .object(let members):
            "{\(members.map { "\(JSON.quoted($0.key)):\($0.value.text)" }.joined(separator: ","))}"
        }
    }

    /// Returns the JSON text with one line per member.
    func pretty(_ indent: String = "") -> String {
        let inner = indent + "  "
        switch value {
        case .array(let values) where !values.isEmpty:
            return "[\n" + values.map { inner + $0.pretty(inner) }.joined(separator: ",\n") + "\n\(indent)]"
        case .object(let members) where !members.isEmpty:
            let lines = members.map { "\(inner)\(JSON.quoted($0.key)): \($0.value.pretty(inner))" }
            return "{\n" + lines.joined(separator: ",\n") + "\n\(indent)}"
        default:
            return text
        }
    }

    private static func quoted(_ text: String) -> String {
        var quoted = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": quoted += "\\\""
            case "\\": quoted += "\\\\"
            case "\n": quoted += "\\n"
            case "\t": quoted += "\\t"
            case _ where scalar.isControl:
                let digits = String(scalar.value, radix: 16)
                quoted += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            default: quoted.unicodeScalars.append(scalar)
            }
        }
        return quoted + "\""
    }
}
