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

    /// Returns the first string or number with one of these keys that is not empty.
    func text(_ keys: [String]) -> String? {
        keys.lazy.compactMap { value($0)?.text }.first { !$0.isEmpty }
    }

    /// The title of a list, a task or an entry of a checklist.
    var title: String? {
        let names = FieldNames(members.map(\.key)).names
        return names.firstIndex { $0.field == .title }.flatMap { members[$0].value.text }
    }

    /// Returns the strings of an array.
    func texts(_ key: String) -> [String] {
        guard case .array(let elements)? = value(key) else { return [] }
        return elements.compactMap { if case .string(let text) = $0 { text } else { nil } }
    }
}

extension JSONValue {
    /// The text of a string or a number.
    var text: String? {
        switch self {
        case .string(let text), .number(let text): text
        default: nil
        }
    }

    /// The objects of an array, or of an object with a member for each, or `nil` if the value is something else.
    var objects: [JSONObject]? {
        let values =
            switch self {
            case .array(let elements): elements
            case .object(let members): members.map(\.value)
            default: [JSONValue.null]
            }
        let objects = values.compactMap { JSONObject($0) }
        return objects.count == values.count || !objects.isEmpty && isArray ? objects : nil
    }

    var isContainer: Bool {
        switch self {
        case .array, .object: true
        default: false
        }
    }

    private var isArray: Bool { if case .array = self { true } else { false } }

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
