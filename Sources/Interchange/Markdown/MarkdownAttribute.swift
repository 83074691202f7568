import Almanac
import Entities
import ItemLanguage
import Vocabulary

/// The attributes of adder in a plain task: `due:2026-11-27T17:00`, `project:"My House"`.
enum MarkdownAttribute {
    private static let keys: Set<String> = [
        "due", "wait", "project", "pri", "every", "again", "needs", "id", "uuid", "created", "changed", "completed",
    ]

    static func isKey(_ key: Substring) -> Bool { keys.contains(String(key)) }

    /// The kind of loss if the value of an attribute or a field can't be read.
    static func lossKind(of name: String) -> Loss.Kind {
        switch name {
        case "date", "due", "wait", "created", "changed", "completed", "scheduled", "start", "completion", "cancelled":
            .date
        case "time": .time
        case "project": .project
        case "pri", "priority": .priority
        case "every", "again", "repeat": .repetition
        case "needs", "parent", "dependsOn": .reference
        default: .attribute
        }
    }

    /// Returns `nil` if the word is not an attribute.
    static func field(_ word: Substring, _ context: ForeignContext) -> MarkdownField? {
        if word.utf8.first == UInt8(ascii: "!") { return own(word, context) }
        guard let (key, value) = word.keyAndValue, isKey(key) else { return nil }
        if let field = field(String(key), value) { return field }
        return key == "project" ? nil : own(word, context)
    }

    private static func field(_ key: String, _ value: Substring) -> MarkdownField? {
        switch key {
        case "due": Due(iso: String(value)).map { .due($0) }
        case "wait": Day(iso: value).map { .wait($0) }
        case "project": MarkdownWords.unquoted(value).map { .project($0) }
        case "pri": Priority(jsonName: String(value)).map { .priority($0) }
        case "every": RepetitionCode.repetition(value).map { .recurrence(.every($0)) }
        case "again": RepetitionCode.repetition(value).map { .recurrence(.again($0)) }
        case "needs": .needs(value.split(separator: ",").map { .key(String($0)) })
        case "id": .id(String(value))
        case "uuid": ItemUUID(value).map { .uuid($0) }
        case "created": Instant(iso: String(value)).map { .created($0) }
        case "changed": Instant(iso: String(value)).map { .changed($0) }
        case "completed": Instant(iso: String(value)).map { .completed($0) }
        default: nil
        }
    }

    /// Reads the word as part of the text that people type.
    private static func own(_ word: Substring, _ context: ForeignContext) -> MarkdownField? {
        guard word.utf8.count <= ForeignContext.maximumWordLength else { return nil }
        let reading = try? ItemText(dates: context.dates).read(line: "x \(word)")
        guard let details = reading?.details, details.title == "x" else { return nil }
        return .details(details)
    }
}
