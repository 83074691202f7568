/// The subset of JSON Schema that adder uses. Unknown keywords are errors, so that nothing goes unchecked.
/// https://json-schema.org/draft/2020-12
package struct JSONSchema: Sendable {
    package enum SchemaError: Error, Equatable {
        case unknownKeyword(String, at: String)
        /// The value of a keyword has the wrong type.
        case wrongValue(of: String, at: String)
        case unknownReference(String, at: String)
        case undescribedKey(at: String)
    }

    /// The result of validating a value.
    package struct Evaluation: Equatable {
        /// The violations, each with its path.
        package internal(set) var violations: [String] = []
        /// The locations in the schema that describe the keys of the value.
        package internal(set) var keys: Set<String> = []
        /// The keys of the value that the schema covers.
        var evaluatedKeys: Set<String> = []

        package var isValid: Bool { violations.isEmpty }
    }

    private let root: JSONValue
    /// All locations in the schema that describe a key.
    package private(set) var keys: Set<String> = []

    package init(_ root: JSONValue) throws(SchemaError) {
        self.root = root
        try check(root, at: "#")
    }

    package func validate(_ value: JSONValue) -> Evaluation {
        validate(value, by: root, at: "#", in: "")
    }
}

// MARK: - The schema itself

extension JSONSchema {
    private mutating func check(_ schema: JSONValue, at place: String) throws(SchemaError) {
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

    private static let types: Set = ["object", "array", "string", "integer", "number", "boolean"]

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
    private func validate(_ value: JSONValue, by schema: JSONValue, at place: String, in path: String) -> Evaluation {
        var evaluation = Evaluation()
        guard case .object(let keywords) = schema else { return evaluation }
        if case .string(let reference)? = keywords["$ref"], let definition = definition(reference) {
            evaluation.merge(validate(value, by: definition, at: reference, in: path))
        }
        validateAlternatives(value, keywords, at: place, in: path, &evaluation)
        func report(_ violation: String) {
            evaluation.violations.append("\(path.isEmpty ? "/" : path): \(violation)")
        }
        for (keyword, expected) in keywords where !value.satisfies(keyword, expected) {
            report("\(keyword) is violated")
        }
        if case .array(let elements) = value, let schema = keywords["items"] {
            for (index, element) in elements.enumerated() {
                evaluation.mergeNested(validate(element, by: schema, at: "\(place)/items", in: "\(path)/\(index)"))
            }
        }
        guard case .object(let members) = value else { return evaluation }
        var own: Set<String> = []
        for (key, member) in members {
            guard let schema = keywords["properties"]?[key] else { continue }
            let place = "\(place)/properties/\(key)"
            evaluation.mergeNested(validate(member, by: schema, at: place, in: "\(path)/\(key)"))
            evaluation.keys.insert(place)
            own.insert(key)
        }
        evaluation.evaluatedKeys.formUnion(own)
        if keywords["additionalProperties"] == .boolean(false) {
            for key in members.keys.sorted() where !own.contains(key) { report("“\(key)” is not allowed here") }
        }
        if keywords["unevaluatedProperties"] == .boolean(false) {
            for key in members.keys.sorted() where !evaluation.evaluatedKeys.contains(key) {
                report("“\(key)” is not allowed here")
            }
        }
        return evaluation
    }

    private func validateAlternatives(
        _ value: JSONValue,
        _ keywords: [String: JSONValue],
        at place: String,
        in path: String,
        _ evaluation: inout Evaluation
    ) {
        for keyword in ["anyOf", "oneOf"] {
            guard case .array(let schemas)? = keywords[keyword] else { continue }
            let evaluations = schemas.enumerated().map { index, schema in
                validate(value, by: schema, at: "\(place)/\(keyword)/\(index)", in: path)
            }
            let valid = evaluations.filter(\.isValid)
            if keyword == "oneOf", valid.count > 1 {
                evaluation.violations.append("\(path): \(valid.count) of oneOf match")
            }
            // If no alternative matches, report the closest one.
            let nearest = valid.isEmpty ? evaluations.min { $0.violations.count < $1.violations.count } : nil
            for result in valid + [nearest].compactMap({ $0 }) { evaluation.merge(result) }
        }
    }
}

extension JSONSchema.Evaluation {
    /// Merges another evaluation of the same value.
    fileprivate mutating func merge(_ other: Self) {
        mergeNested(other)
        evaluatedKeys.formUnion(other.evaluatedKeys)
    }

    /// Merges the evaluation of a nested value.
    fileprivate mutating func mergeNested(_ other: Self) {
        violations += other.violations
        keys.formUnion(other.keys)
    }
}

extension JSONValue {
    /// Checks a keyword that does not apply to nested values; other keywords are always satisfied.
    fileprivate func satisfies(_ keyword: String, _ expected: JSONValue) -> Bool {
        switch (keyword, expected, self) {
        case ("type", .string(let name), _): isOf(type: name)
        case ("const", _, _): self == expected
        case ("enum", .array(let values), _): values.contains(self)
        case ("required", .array(let names), .object(let members)):
            names.allSatisfy { if case .string(let name) = $0 { members[name] != nil } else { false } }
        case ("minLength", .integer(let length), .string(let text)): text.unicodeScalars.count >= length
        case ("pattern", .string(let pattern), .string(let text)):
            (try? Regex(pattern).firstMatch(in: text)) != nil
        case ("minimum", .integer(let minimum), .integer(let number)): number >= minimum
        case ("minItems", .integer(let minimum), .array(let values)): values.count >= minimum
        case ("maxItems", .integer(let maximum), .array(let values)): values.count <= maximum
        case ("uniqueItems", .boolean(true), .array(let values)): Set(values).count == values.count
        default: true
        }
    }

    private func isOf(type name: String) -> Bool {
        switch self {
        case .null: false
        case .boolean: name == "boolean"
        case .integer: name == "integer" || name == "number"
        case .number: name == "number"
        case .string: name == "string"
        case .array: name == "array"
        case .object: name == "object"
        }
    }
}
