import Almanac
import Entities
import Vocabulary

/// The marks and dates at the beginning of a line: `x 2026-11-21 2026-11-20 ` or `(A) 2026-11-20 `. Programs write them in
/// any order: `x (A) 2026-11-21 2026-11-20 `. People put boxes before them: `[x] `, `- [ ] `.
struct TodoTxtHead {
    /// The character in the box.
    private(set) var box: Character?
    private(set) var isDone = false
    private(set) var letter: Unicode.Scalar?
    private(set) var completed: Day?
    private(set) var created: Day?
    /// `true` if the day of creation could also be that of completion.
    private var isUnclear = false
    /// The line after the marks and dates.
    private(set) var rest: Substring

    init(_ line: String) {
        let start = line.utf8.firstIndex { !$0.isBlank } ?? line.endIndex
        rest = line[start...]
        takeBox()
        var (days, isAfterLetter, isMarkedLater) = ([Day](), false, false)
        isDone = takeMark() || box.map(BoxedLine.isDone) == true
        while true {
            if letter == nil, rest.utf8.first == UInt8(ascii: "("),
                let mark = TodoTxtHead.letter(rest.prefix { $0 != " " })
            {
                letter = mark
                rest = rest.dropFirst(4)
                takeBox()
                isDone = isDone || box.map(BoxedLine.isDone) == true
            } else if days.count < (isDone ? 2 : 1), let day = takeDay() {
                isAfterLetter = isAfterLetter || letter != nil && days.isEmpty
                days.append(day)
            } else {
                break
            }
            if days.isEmpty, letter != nil, rest.utf8.starts(with: "x 2".utf8), !isDone {
                isDone = takeMark()
                isMarkedLater = isDone
            }
        }
        // People put the mark before an open line, so the day of completion is unknown: `x (A) 2026-11-20 `.
        let hasOnlyCreated = !isDone || days.count == 1 && isAfterLetter && !isMarkedLater
        isUnclear = isDone && hasOnlyCreated && !days.isEmpty
        completed = hasOnlyCreated ? nil : days.first
        created = hasOnlyCreated ? days.first : days.dropFirst().first
    }

    /// `true` for a line that begins as only those of todo.txt do: `(A) `, `x 2026-11-21 `.
    static func isCertain(_ line: Substring) -> Bool {
        guard line.utf8.first == UInt8(ascii: "(") || line.utf8.starts(with: "x ".utf8) else { return false }
        let head = TodoTxtHead(String(line))
        return head.letter != nil || head.completed != nil
    }

    /// `false` for most lines, which begin with a letter, a priority or a date.
    private static func mayHaveBox(_ first: UInt8?) -> Bool {
        guard let first else { return false }
        return first > 0x7F || !(0x61...0x7A).contains(first | 0x20) && first != UInt8(ascii: "(")
    }

    private mutating func takeBox() {
        guard box == nil, TodoTxtHead.mayHaveBox(rest.utf8.first) else { return }
        if let boxed = BoxedLine(rest, isItem: true) {
            (box, rest) = (boxed.box, boxed.text)
        } else if rest.utf8.first == UInt8(ascii: "["), let mark = rest.dropFirst().first, " xX".contains(mark),
            case let text = rest.dropFirst(2), text.first == "]", let next = text.dropFirst().first,
            next.isLetter || next.isNumber
        {
            // Without a space after the box.
            (box, rest) = (mark, text.dropFirst())
        }
    }

    private mutating func takeMark() -> Bool {
        guard rest.utf8.starts(with: "x ".utf8) else { return false }
        rest = rest.dropFirst(2)
        return true
    }

    /// Returns the letter of a priority such as `(A)`.
    static func letter(_ word: Substring) -> Unicode.Scalar? {
        let bytes = Array(word.utf8.prefix(4))
        guard bytes.count == 3, bytes[0] == UInt8(ascii: "("), (0x41...0x5A).contains(bytes[1]),
            bytes[2] == UInt8(ascii: ")")
        else { return nil }
        return Unicode.Scalar(bytes[1])
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
        if let box { draft.report(box) }
        if let letter {
            if let other = draft.item.details.priority { draft.lose(.priority, "pri", other.jsonName) }
            draft.setPriority(letter: letter)
        }
        draft.item.created = created.map { clock.instant(of: $0) }
        if isUnclear, let created { draft.lose(.date, "x", created.description, became: "created:\(created)") }
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
