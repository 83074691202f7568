/// A schema for JSON, as far as ours needs it. A keyword that is not known is refused, so that nothing goes unchecked.
/// https://json-schema.org/draft/2020-12
package struct JSONSchema {
    package enum Mistake: Error, Equatable {
        case unknownKeyword(String, at: String)
        /// The value is not what the keyword wants.
        case wrongValue(of: String, at: String)
        case unknownReference(String, at: String)
        case undescribedKey(at: String)
    }

    /// What a schema says of a value.
    package struct Verdict: Equatable {
        /// What is wrong, and where.
        package internal(set) var violations: [String] = []
        /// Places in the schema that describe the keys that the value has.
        package internal(set) var keys: Set<String> = []
        /// Keys of the value itself that the schema knows of.
        var evaluated: Set<String> = []

        package var isValid: Bool { violations.isEmpty }
    }

    private let root: JSONValue
    /// Every place in the schema that describes a key.
    package private(set) var keys: Set<String> = []

    package init(_ root: JSONValue) throws(Mistake) {
        self.root = root
        try check(root, at: "#")
    }

    package func judge(_ value: JSONValue) -> Verdict {
        judge(value, by: root, at: "#", in: "")
    }
}

// MARK: - The schema itself

extension JSONSchema {
    private mutating func check(_ schema: JSONValue, at place: String) throws(Mistake) {
        guard case .object(let keywords) = schema else { throw .wrongValue(of: "schema", at: place) }
        for (keyword, value) in keywords {
            let place = "\(place)/\(keyword)"
            switch (keyword, value) {
            case ("$schema", .string), ("$id", .string), ("title", .string), ("description", .string),
                ("additionalProperties", .boolean), ("unevaluatedProperties", .boolean), ("uniqueItems", .boolean),
                ("const", _), ("enum", .array), ("minLength", .integer), ("minimum", .integer),
                ("minItems", .integer), ("maxItems", .integer):
                break
            case ("type", .string(let name)):
                guard JSONSchema.types.contains(name) else { throw .wrongValue(of: keyword, at: place) }
            case ("required", .array(let names)):
                guard names.allSatisfy({ if case .string = $0 { true } else { false } }) else {
                    throw .wrongValue(of: keyword, at: place)
                }
            case ("pattern", .string(let pattern)):
                guard (try? Regex(pattern)) != nil else { throw .wrongValue(of: keyword, at: place) }
            case ("$ref", .string(let reference)):
                guard definition(reference) != nil else { throw .unknownReference(reference, at: place) }
            case ("$defs", .object(let members)):
                for (name, member) in members { try check(member, at: "\(place)/\(name)") }
            case ("properties", .object(let members)):
                for (name, member) in members {
                    guard member["description"] != nil else { throw .undescribedKey(at: "\(place)/\(name)") }
                    keys.insert("\(place)/\(name)")
                    try check(member, at: "\(place)/\(name)")
                }
            case ("items", .object):
                try check(value, at: place)
            case ("anyOf", .array(let schemas)), ("oneOf", .array(let schemas)):
                for (index, schema) in schemas.enumerated() { try check(schema, at: "\(place)/\(index)") }
            default:
                throw JSONSchema.keywords.contains(keyword)
                    ? .wrongValue(of: keyword, at: place) : .unknownKeyword(keyword, at: place)
            }
        }
    }

    private static let types: Set = ["object", "array", "string", "integer", "boolean"]

    private static let keywords: Set = [
        "$schema", "$id", "$defs", "$ref", "title", "description", "type", "const", "enum", "properties", "required",
        "additionalProperties", "unevaluatedProperties", "items", "minItems", "maxItems", "uniqueItems", "minLength",
        "pattern", "minimum", "anyOf", "oneOf",
    ]

    private func definition(_ reference: String) -> JSONValue? {
        guard reference.hasPrefix("#/$defs/") else { return nil }
        return root["$defs"]?[String(reference.dropFirst("#/$defs/".count))]
    }
}

// MARK: - Values

extension JSONSchema {
    private func judge(_ value: JSONValue, by schema: JSONValue, at place: String, in path: String) -> Verdict {
        var verdict = Verdict()
        guard case .object(let keywords) = schema else { return verdict }
        if case .string(let reference)? = keywords["$ref"], let definition = definition(reference) {
            verdict.take(judge(value, by: definition, at: reference, in: path))
        }
        judgeAlternatives(value, keywords, at: place, in: path, &verdict)
        func complain(_ complaint: String) { verdict.violations.append("\(path.isEmpty ? "/" : path): \(complaint)") }
        for (keyword, expected) in keywords where !value.keeps(keyword, expected) {
            complain("\(keyword) is not kept")
        }
        if case .array(let elements) = value, let schema = keywords["items"] {
            for (index, element) in elements.enumerated() {
                verdict.takeInner(judge(element, by: schema, at: "\(place)/items", in: "\(path)/\(index)"))
            }
        }
        guard case .object(let members) = value else { return verdict }
        var own: Set<String> = []
        for (key, member) in members {
            guard let schema = keywords["properties"]?[key] else { continue }
            let place = "\(place)/properties/\(key)"
            verdict.takeInner(judge(member, by: schema, at: place, in: "\(path)/\(key)"))
            verdict.keys.insert(place)
            own.insert(key)
        }
        verdict.evaluated.formUnion(own)
        if keywords["additionalProperties"] == .boolean(false) {
            for key in members.keys.sorted() where !own.contains(key) { complain("“\(key)” is not known here") }
        }
        if keywords["unevaluatedProperties"] == .boolean(false) {
            for key in members.keys.sorted() where !verdict.evaluated.contains(key) {
                complain("“\(key)” is not known here")
            }
        }
        return verdict
    }

    private func judgeAlternatives(
        _ value: JSONValue,
        _ keywords: [String: JSONValue],
        at place: String,
        in path: String,
        _ verdict: inout Verdict
    ) {
        for keyword in ["anyOf", "oneOf"] {
            guard case .array(let schemas)? = keywords[keyword] else { continue }
            let verdicts = schemas.enumerated().map { index, schema in
                judge(value, by: schema, at: "\(place)/\(keyword)/\(index)", in: path)
            }
            let kept = verdicts.filter(\.isValid)
            if keyword == "oneOf", kept.count > 1 { verdict.violations.append("\(path): \(kept.count) of oneOf fit") }
            // Where none fits, the one that was nearly kept tells most.
            let nearest = kept.isEmpty ? verdicts.min { $0.violations.count < $1.violations.count } : nil
            for told in kept + [nearest].compactMap({ $0 }) { verdict.take(told) }
        }
    }
}

extension JSONSchema.Verdict {
    /// Takes what was said of the same value.
    fileprivate mutating func take(_ other: Self) {
        takeInner(other)
        evaluated.formUnion(other.evaluated)
    }

    /// Takes what was said of a value within this one.
    fileprivate mutating func takeInner(_ other: Self) {
        violations += other.violations
        keys.formUnion(other.keys)
    }
}

extension JSONValue {
    /// Whether the value is as a keyword wants it that looks at nothing within it; other keywords are always kept.
    fileprivate func keeps(_ keyword: String, _ expected: JSONValue) -> Bool {
        switch (keyword, expected, self) {
        case ("type", .string(let name), _): isOf(type: name)
        case ("const", _, _): self == expected
        case ("enum", .array(let values), _): values.contains(self)
        case ("required", .array(let names), .object(let members)):
            names.allSatisfy { if case .string(let name) = $0 { members[name] != nil } else { false } }
        case ("minLength", .integer(let length), .string(let text)): text.unicodeScalars.count >= length
        case ("pattern", .string(let pattern), .string(let text)):
            (try? Regex(pattern).firstMatch(in: text)) != nil
        case ("minimum", .integer(let least), .integer(let number)): number >= least
        case ("minItems", .integer(let least), .array(let values)): values.count >= least
        case ("maxItems", .integer(let most), .array(let values)): values.count <= most
        case ("uniqueItems", .boolean(true), .array(let values)): Set(values).count == values.count
        default: true
        }
    }

    private func isOf(type name: String) -> Bool {
        switch self {
        case .null: false
        case .boolean: name == "boolean"
        case .integer: name == "integer"
        case .number: false
        case .string: name == "string"
        case .array: name == "array"
        case .object: name == "object"
        }
    }
}
