import Almanac
import Entities
import Vocabulary

/// The marks and dates at the beginning of a line: `x 2026-11-21 2026-11-20 ` or `(A) 2026-11-20 `.
struct TodoTxtHead {
    private(set) var isDone = false
    private(set) var letter: Unicode.Scalar?
    private(set) var completed: Day?
    private(set) var created: Day?
    /// The line after the marks and dates.
    private(set) var rest: Substring

    init(_ line: String) {
        rest = line[...]
        let bytes = line.utf8
        if bytes.starts(with: [UInt8(ascii: "x"), UInt8(ascii: " ")]) {
            isDone = true
            rest = rest.dropFirst(2)
            completed = takeDay()
            created = completed == nil ? nil : takeDay()
            return
        }
        let start = Array(bytes.prefix(4))
        if start.count == 4, start[0] == UInt8(ascii: "("), (0x41...0x5A).contains(start[1]),
            start[2] == UInt8(ascii: ")"), start[3] == UInt8(ascii: " ")
        {
            letter = Unicode.Scalar(start[1])
            rest = rest.dropFirst(4)
        }
        created = takeDay()
    }

    private mutating func takeDay() -> Day? {
        let bytes = rest.utf8
        guard let end = bytes.index(bytes.startIndex, offsetBy: 10, limitedBy: bytes.endIndex),
            end == bytes.endIndex || bytes[end] == UInt8(ascii: " "), let day = Day(iso: rest[..<end])
        else { return nil }
        rest = end == bytes.endIndex ? rest[end...] : rest[bytes.index(after: end)...]
        return day
    }

    func set(_ draft: inout ForeignDraft, _ clock: any Clock) {
        if let letter {
            if let other = draft.item.details.priority { draft.lose(.priority, "pri", other.jsonName) }
            draft.setPriority(letter: letter)
        }
        draft.item.created = created.map { clock.instant(of: $0) }
        if isDone { draft.setCompleted(completed.map { clock.instant(of: $0) }) }
    }
}

extension ForeignDraft {
    /// Sets the priority from a letter; the letters after C have no counterpart.
    mutating func setPriority(letter: Unicode.Scalar) {
        switch letter {
        case "A": item.details.priority = .high
        case "B": item.details.priority = .medium
        case "C": item.details.priority = .low
        default:
            item.details.priority = .low
            lose(.priority, "priority", String(letter), became: "low")
        }
    }
}
