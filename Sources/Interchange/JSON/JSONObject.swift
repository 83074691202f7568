/// An object of another program's file.
struct JSONObject {
    let members: [JSONMember]
    var line: Int { members.first?.line ?? 1 }

    init(_ members: [JSONMember]) {
        self.members = members
    }

    init?(_ value: JSONValue) {
        guard case .object(let members) = value else { return nil }
        self.members = members
    }

    func value(_ key: String) -> JSONValue? { members.last { $0.key == key }?.value }

    func text(_ keys: String...) -> String? { text(keys) }

    /// Returns the first string or number with one of these keys.
    func text(_ keys: [String]) -> String? {
        for key in keys {
            switch value(key) {
            case .string(let text), .number(let text): return text
            default: break
            }
        }
        return nil
    }

    /// Returns the strings of an array.
    func texts(_ key: String) -> [String] {
        guard case .array(let elements)? = value(key) else { return [] }
        return elements.compactMap { if case .string(let text) = $0 { text } else { nil } }
    }

    /// Returns the objects of an array, or `nil` if the member is something else.
    func objects(_ key: String) -> [JSONObject]? {
        guard case .array(let elements)? = value(key) else { return nil }
        let objects = elements.compactMap { JSONObject($0) }
        return objects.isEmpty && !elements.isEmpty ? nil : objects
    }
}

extension JSONValue {
    /// `true` for a value that says nothing.
    var isEmpty: Bool {
        switch self {
        case .null: true
        case .string(let text): text.isEmpty
        case .array(let elements): elements.isEmpty
        case .object(let members): members.isEmpty
        case .number, .boolean: false
        }
    }
}
