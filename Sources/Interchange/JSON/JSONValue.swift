import Vocabulary

/// A JSON value in memory. Numbers are kept as they are spelled.
enum JSONValue: Equatable {
    case string(String)
    case number(String)
    case boolean(Bool)
    case null
    case array([JSONValue])
    case object([JSONMember])

    /// The text of a string or number, or the beginning of the description of another value.
    var summary: String {
        switch self {
        case .string(let text), .number(let text): LossList.shortened(text)
        case .boolean(let value): value ? "true" : "false"
        case .null: "null"
        case .array(let elements):
            LossList.shortened("[\(elements.prefix(JSONValue.limit).map(\.summary).joined(separator: ","))]")
        case .object(let members):
            LossList.shortened(
                "{\(members.prefix(JSONValue.limit).map(\.summary).joined(separator: ","))}"
            )
        }
    }

    /// The number of elements in a description. More would be too long in any case.
    private static let limit = 100
}

/// A member of an object, and the position of its value. If a key occurs twice, readers use the last one.
struct JSONMember: Equatable {
    let key: String
    let value: JSONValue
    let line: Int
    let column: Int

    /// A password is never shown.
    fileprivate var summary: String { "\(key):\(FieldNames.isSecret(key) ? "…" : value.summary)" }

    var string: String {
        get throws(ForeignFileError) {
            guard case .string(let text) = value else { throw badValue }
            return text
        }
    }

    /// The text of a string, or of a number as some programs write dates and ids.
    var scalar: String {
        get throws(ForeignFileError) {
            switch value {
            case .string(let text), .number(let text): return text
            default: throw badValue
            }
        }
    }

    var scalars: [String] {
        get throws(ForeignFileError) {
            guard case .array(let elements) = value else { throw badValue }
            var texts: [String] = []
            for element in elements {
                switch element {
                case .string(let text), .number(let text): texts.append(text)
                default: throw badValue
                }
            }
            return texts
        }
    }

    /// The kind of loss if the value is not valid.
    fileprivate var lossKind: Loss.Kind {
        switch key {
        case "title": .title
        case "note", "annotations": .note
        case "status": .status
        case "due", "wait", "scheduled", "created", "changed", "completed", "entry", "modified", "end": .date
        case "tags": .tag
        case "project": .project
        case "priority": .priority
        case "every", "again", "recur", "adder_every", "adder_again": .repetition
        case "needs", "parent", "depends", "adder_parent": .reference
        default: .attribute
        }
    }

    var badValue: ForeignFileError {
        ForeignFileError(.badValue(field: LossList.shortened(key), value: value.summary), line: line, column: column)
    }
}

extension ForeignDraft {
    /// Reports a member whose value is not valid.
    mutating func lose(_ member: JSONMember) {
        lose(member.lossKind, member.key, member.value.summary)
    }
}
