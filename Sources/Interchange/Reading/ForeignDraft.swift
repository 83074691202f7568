import Almanac
import Entities
import Vocabulary

/// An item that a reader puts together, and what gets lost on the way.
struct ForeignDraft {
    var item: ForeignItem
    private(set) var losses = LossList()

    /// The UUID is set later if it depends on the values.
    init(line: Int, uuid: ItemUUID = ItemUUID(high: 0, low: 0)) {
        item = ForeignItem(line: line, uuid: uuid)
        losses.place = line
    }

    mutating func lose(
        _ kind: Loss.Kind,
        _ field: String,
        _ value: String,
        became replacement: String? = nil,
        keptIn keeper: Loss.Keeper? = nil,
        because reason: Loss.Reason? = nil
    ) {
        losses.add(kind, field, value, became: replacement, keptIn: keeper, because: reason)
    }

    /// Returns the item as the list can store it, and adds its losses to `list`.
    func finished(_ list: inout LossList) -> ForeignItem {
        var (item, losses) = (item, losses)
        // An item that repeats from the day on which it begins.
        if item.details.recurrence != nil, item.details.due == nil, let wait = item.details.wait {
            item.details.due = Due(day: wait)
        }
        if let repetition = item.details.recurrence?.repetition, !Repetition.intervals.contains(repetition.interval) {
            losses.add(.repetition, "repetition", repetition.rule)
            item.details.recurrence = nil
        }
        item.makeStorable(&losses)
        list.append(losses)
        return item
    }

    /// Sets the title. An empty one gets a substitute, the end of a very long one moves to the note.
    mutating func setTitle(_ text: String, field: String) {
        var title = cleaned(text, field)
        if title.isBlank {
            lose(.title, field, text, became: ForeignTitle.missing)
            title = ForeignTitle.missing
        }
        if let cut = ForeignTitle.cut(title) {
            lose(.title, field, title, became: cut)
            addNote(title, field: field)
            title = cut
        }
        item.details.title = title
    }

    /// Adds lines to the note.
    mutating func addNote(_ text: String, field: String) {
        let text = cleaned(text, field)
        if !text.isBlank { append(toNote: text) }
    }

    /// Adds a line that may be empty.
    mutating func appendNote(_ line: String) {
        append(toNote: cleaned(line, "note"))
    }

    /// Appends in place, because notes can have many lines.
    private mutating func append(toNote text: String) {
        guard item.details.note != nil else {
            item.details.note = text
            return
        }
        item.details.note?.append("\n")
        item.details.note?.append(text)
    }

    /// Adds a tag unless its name is empty, as between two commas.
    mutating func addTag(_ text: String, field: String) {
        if text.isBlank { return }
        guard let tag = ForeignTag.spelled(text) else { return lose(.tag, field, text) }
        if tag != text { lose(.tag, field, text, became: tag) }
        guard !item.details.tags.contains(tag) else { return }
        guard item.details.tags.count < ItemDetails.maximumTagCount else { return lose(.tag, field, text) }
        item.details.tags.append(tag)
    }

    mutating func setProject(_ text: String, field: String) {
        guard let name = ForeignProject.spelled(text) else {
            if !text.isEmpty { lose(.project, field, text) }
            return
        }
        if name != text { lose(.project, field, text, became: name) }
        item.details.project = name
    }

    mutating func setCompleted(_ instant: Instant?) {
        item.isDone = true
        item.completed = instant
    }

    /// Reports the time of completion of an open item as the local one, which text files have.
    mutating func loseUnusedCompletion(_ clock: any Clock) {
        guard !item.isDone, let instant = item.completed else { return }
        let (day, isMidnight) = clock.day(of: instant)
        lose(.date, "completed", isMidnight ? day.description : "\(day) \(clock.moment(at: instant).time)")
        item.completed = nil
    }

    private mutating func cleaned(_ text: String, _ field: String) -> String {
        guard let cleaned = ForeignText.cleaned(text) else { return text }
        // Line ends of Windows are not lost.
        if text.unicodeScalars.lazy.filter({ $0 != "\r" }).elementsEqual(cleaned.unicodeScalars) { return cleaned }
        lose(.character, field, text, became: cleaned)
        return cleaned
    }
}

enum ForeignTitle {
    static let missing = "(no title)"

    /// Returns the beginning of a title that is too long, or `nil` if it isn't.
    static func cut(_ title: String) -> String? {
        guard title.utf8.count > ItemTitle.maximumByteCount else { return nil }
        return "\(title.prefix(bytes: ItemTitle.maximumByteCount - "…".utf8.count))…"
    }
}
