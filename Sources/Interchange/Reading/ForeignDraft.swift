import Almanac
import Entities
import Vocabulary

/// An item that a reader puts together, and what gets lost on the way.
struct ForeignDraft {
    var item: ForeignItem
    private(set) var losses: [Loss] = []

    /// The UUID is set later if it depends on the values.
    init(line: Int, uuid: ItemUUID = ItemUUID(high: 0, low: 0)) {
        item = ForeignItem(line: line, uuid: uuid)
    }

    mutating func lose(_ kind: Loss.Kind, _ field: String, _ value: String, became replacement: String? = nil) {
        losses.append(Loss(kind, at: item.line, field: field, value: value, became: replacement))
    }

    /// Sets the title. An empty one gets a substitute, the end of a very long one moves to the note.
    mutating func setTitle(_ text: String, field: String) {
        var title = cleaned(text, field)
        if title.allSatisfy(\.isWhitespace) {
            lose(.title, field, text, became: ForeignDraft.untitled)
            title = ForeignDraft.untitled
        }
        if title.utf8.count > ItemTitle.maximumByteCount {
            var end = title.utf8.index(title.startIndex, offsetBy: ItemTitle.maximumByteCount - "…".utf8.count)
            while end.samePosition(in: title) == nil { end = title.utf8.index(before: end) }
            let cut = "\(title[..<end])…"
            lose(.title, field, title, became: cut)
            addNote(title, field: field)
            title = cut
        }
        item.details.title = title
    }

    static let untitled = "(no title)"

    /// Adds lines to the note.
    mutating func addNote(_ text: String, field: String) {
        let text = cleaned(text, field)
        guard !text.allSatisfy(\.isWhitespace) else { return }
        item.details.note = item.details.note.map { "\($0)\n\(text)" } ?? text
    }

    mutating func addTag(_ text: String, field: String) {
        guard let tag = ForeignTag.spelled(text) else { return lose(.tag, field, text) }
        if tag != text { lose(.tag, field, text, became: tag) }
        guard !item.details.tags.contains(tag) else { return }
        guard item.details.tags.count < ItemDetails.maximumTagCount else { return lose(.tag, field, text) }
        item.details.tags.append(tag)
    }

    mutating func setProject(_ text: String, field: String) {
        guard let name = ForeignProject.spelled(text) else { return }
        if name != text { lose(.project, field, text, became: name) }
        item.details.project = name
    }

    mutating func setCompleted(_ instant: Instant?) {
        item.isDone = true
        item.completed = instant
    }

    fileprivate mutating func cleaned(_ text: String, _ field: String) -> String {
        guard let cleaned = ForeignText.cleaned(text) else { return text }
        lose(.character, field, text, became: cleaned)
        return cleaned
    }
}

extension ForeignDraft {
    /// Adds a line that may be empty.
    mutating func appendNote(_ line: String) {
        let line = cleaned(line, "note")
        item.details.note = item.details.note.map { "\($0)\n\(line)" } ?? line
    }
}
