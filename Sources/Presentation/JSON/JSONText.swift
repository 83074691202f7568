import Almanac
package import CommandLine
package import Responses
import Vocabulary

/// A JSON writer. It escapes control characters, so that the output is safe to print in a terminal.
package struct JSONText {
    package private(set) var text = ""
    private var needsComma = false

    package init() {}

    package mutating func object(_ key: String? = nil, _ body: (inout JSONText) -> Void) {
        beginObject(key)
        body(&self)
        endObject()
    }

    package mutating func array(_ key: String? = nil, _ body: (inout JSONText) -> Void) {
        beginArray(key)
        body(&self)
        endArray()
    }

    package mutating func string(_ key: String? = nil, _ value: String) {
        begin(key)
        quote(value)
    }

    package mutating func integer(_ key: String? = nil, _ value: Int) {
        begin(key)
        text += String(value)
    }

    package mutating func boolean(_ key: String? = nil, _ value: Bool) {
        begin(key)
        text += String(value)
    }

    private mutating func begin(_ key: String?) {
        if needsComma { text += "," }
        needsComma = true
        if let key {
            quote(key)
            text += ":"
        }
    }

    private mutating func quote(_ value: String) {
        text += "\""
        if value.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\") }) {
            text += value
        } else {
            for scalar in value.unicodeScalars { append(scalar) }
        }
        text += "\""
    }

    private mutating func append(_ scalar: Unicode.Scalar) {
        switch scalar {
        case "\"": text += "\\\""
        case "\\": text += "\\\\"
        case "\n": text += "\\n"
        case "\t": text += "\\t"
        case "\u{00}"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{061C}", "\u{200E}", "\u{200F}", "\u{2028}"..."\u{202E}",
            "\u{2066}"..."\u{2069}":
            let digits = String(scalar.value, radix: 16)
            text += "\\u" + String(repeating: "0", count: 4 - digits.utf8.count) + digits
        default:
            text.unicodeScalars.append(scalar)
        }
    }
}

// MARK: - Incremental writing

extension JSONText {
    package mutating func beginObject(_ key: String? = nil) {
        open("{", key)
    }

    package mutating func endObject() {
        close("}")
    }

    package mutating func beginArray(_ key: String? = nil) {
        open("[", key)
    }

    package mutating func endArray() {
        close("]")
    }

    private mutating func open(_ bracket: String, _ key: String?) {
        begin(key)
        text += bracket
        needsComma = false
    }

    private mutating func close(_ bracket: String) {
        text += bracket
        needsComma = true
    }
}

extension JSONText {
    /// Returns an object on one line that begins with the schema version.
    package static func document(_ body: (inout JSONText) -> Void) -> String {
        var json = beginningDocument()
        body(&json)
        json.endDocument()
        return json.text
    }

    /// Returns the beginning of a document that is written incrementally.
    package static func beginningDocument() -> JSONText {
        var json = JSONText()
        json.beginObject()
        json.integer("adder", 1)
        return json
    }

    package mutating func endDocument() {
        endObject()
        text += "\n"
    }

    /// Returns and removes the text written since the last call.
    package mutating func takeText() -> String {
        defer { text = "" }
        return text
    }

    package static func document(_ errorMessage: ErrorMessage) -> String {
        document(errorMessage, others: [])
    }

    /// Returns an error document that also lists `others`.
    package static func document(_ errorMessage: ErrorMessage, others: [ErrorMessage]) -> String {
        document { document in
            document.object("error") { error in
                error.details(of: errorMessage)
                guard !others.isEmpty else { return }
                error.array("others") { array in
                    for other in others { array.object { $0.details(of: other) } }
                }
            }
        }
    }

    private mutating func details(of errorMessage: ErrorMessage) {
        integer("status", Int(errorMessage.status.rawValue))
        string("message", errorMessage.sentence)
    }

    package mutating func items(_ key: String, _ items: [ItemSummary], unlessEmpty: Bool = false) {
        if unlessEmpty, items.isEmpty { return }
        array(key) { array in items.forEach { array.item($0) } }
    }

    /// Writes a change; `more` can add members.
    package mutating func change(_ change: ChangeSummary, _ more: (inout JSONText) -> Void = { _ in }) {
        object { json in
            json.integer("id", change.id)
            json.string("at", change.moment.instant.description)
            json.string("command", change.command)
            json.boolean("undone", change.isUndone)
            more(&json)
        }
    }

    package mutating func strings(_ key: String, _ strings: [String], unlessEmpty: Bool = false) {
        if unlessEmpty, strings.isEmpty { return }
        array(key) { array in strings.forEach { array.string(nil, $0) } }
    }

    package mutating func integers(_ key: String, _ integers: [Int], unlessEmpty: Bool = false) {
        if unlessEmpty, integers.isEmpty { return }
        array(key) { array in integers.forEach { array.integer(nil, $0) } }
    }

    /// Writes an item without its empty properties.
    package mutating func item(_ item: ItemSummary) {
        let details = item.details
        object { json in
            json.integer("id", item.id)
            json.string("uuid", item.uuid.description)
            json.string("title", details.title)
            if let note = details.note { json.string("note", note) }
            json.string("status", item.isDone ? "done" : "open")
            if let due = details.due { json.string("due", due.description) }
            if let wait = details.wait { json.string("wait", wait.description) }
            json.strings("tags", details.tags, unlessEmpty: true)
            if let project = details.project { json.string("project", project) }
            if let priority = details.priority { json.string("priority", ItemWords.priority(priority)) }
            if let recurrence = details.recurrence { json.recurrence(recurrence) }
            json.integers("needs", details.needs, unlessEmpty: true)
            if let parent = details.parent { json.integer("parent", parent) }
            json.string("created", item.created.description)
            json.string("changed", item.changed.description)
            if let completed = item.completed { json.string("completed", completed.description) }
        }
    }

    /// Writes the repetition as an RFC 5545 RRULE value.
    private mutating func recurrence(_ recurrence: Recurrence) {
        switch recurrence {
        case .every(let repetition): string("every", repetition.rule)
        case .again(let repetition): string("again", repetition.rule)
        }
    }
}
