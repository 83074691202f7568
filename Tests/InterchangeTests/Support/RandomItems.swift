import Almanac
import Entities
import Vocabulary

/// Random but repeatable items, in tree order.
struct RandomItems: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) {
        state = seed
    }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = (state ^ state >> 30) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
        return mixed ^ mixed >> 31
    }

    private static let words = [
        "Buy", "milk", "물", "é", "👨‍👩‍👧", "x", "(A)", "+1", "#tag", "@home", "\\@home", "due:friday", "due:2026-11-27",
        "http://example.org/a:b", "a,b", "\"quoted\"", "it's", "- [ ]", "*", "2026-11-20", "pri:A", "📅", "--", "[x]",
        ";", "=1+1", "e\u{301}", "\\", "\\\\#a", "`code`", "[due:: x]", "every", "day", "!high", "p1", "note:", "id:7",
        "a  b", "k:\"x", "\"", "project:\"x", "due:\"", "[a::", "],", "^id", "<b>", "a<!--", "\\<i>", "\\\\</p>",
        "<b>📅", "#a<b", "<3", "<https://example.org>", "☐", "TODO", "* TODO", "- ## TODO", "# [ ]",
    ]

    mutating func items(_ count: Int) -> [ExportedItem] {
        var items: [ExportedItem] = []
        for id in 1...count {
            let before = items.map { ExportedItem.Reference(id: $0.item.id, uuid: $0.item.uuid, isExported: true) }
            let ancestor = maybe(3) ? items.last : nil
            let parent = ancestor.map { ExportedItem.Reference(id: $0.item.id, uuid: $0.item.uuid, isExported: true) }
            let needs = before.isEmpty || !maybe(4) ? [] : [before[Int.random(in: 0..<before.count, using: &self)]]
            let depth = ancestor.map { $0.depth + 1 } ?? 0
            items.append(ExportedItem(item: item(id), depth: depth, parent: parent, needs: needs))
        }
        return items
    }

    private mutating func maybe(_ oneIn: Int) -> Bool { next(upperBound: UInt64(oneIn)) == 0 }

    private mutating func text(_ count: ClosedRange<Int>, separator: String = " ") -> String {
        let words = (0..<Int.random(in: count, using: &self)).map { _ in
            RandomItems.words.randomElement(using: &self) ?? ""
        }
        return words.joined(separator: separator)
    }

    private mutating func day() -> Day { Day(number: Int.random(in: 20_000...21_500, using: &self)) }

    private mutating func instant() -> Instant {
        Instant(seconds: Int.random(in: 1_700_000_000...1_800_000_000, using: &self))
    }

    private mutating func item(_ id: Int) -> Item {
        var details = ItemDetails(title: text(1...6))
        if maybe(3) {
            details.note = (0..<Int.random(in: 1...3, using: &self)).map { _ in text(1...4) }.joined(separator: "\n")
        }
        details.tags = ["money", "@shop", "물", "to-do", "a/b"].filter { _ in maybe(4) }
        if maybe(3) { details.project = ["home.garden", "work", "물"].randomElement(using: &self) }
        if maybe(3) { details.priority = Priority.allCases.randomElement(using: &self) }
        if maybe(2) { details.due = Due(day: day(), time: maybe(2) ? TimeOfDay(minute: 1_020) : nil) }
        if maybe(3) { details.wait = day() }
        if details.due != nil, maybe(3) {
            let rules = [
                "FREQ=DAILY", "FREQ=WEEKLY;INTERVAL=2", "FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR", "FREQ=WEEKLY;BYDAY=MO,TH",
                "FREQ=MONTHLY;BYMONTHDAY=15,-1", "FREQ=MONTHLY;BYDAY=-1FR", "FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=-1",
                "FREQ=MONTHLY;BYMONTHDAY=28,29,30;BYSETPOS=-1", "FREQ=MONTHLY;INTERVAL=3;UNTIL=20271231",
                "FREQ=WEEKLY;INTERVAL=2;BYDAY=SU,MO;WKST=SU", "FREQ=DAILY;COUNT=5", "FREQ=YEARLY", "FREQ=MONTHLY",
            ]
            let repetition = Repetition(rule: rules.randomElement(using: &self) ?? "")
            details.recurrence = repetition.map { maybe(2) ? .every($0) : .again($0) }
        }
        let created = instant()
        let isDone = maybe(4)
        return Item(
            id: id,
            uuid: ItemUUID(high: next() & ~0xF000 | 0x7000, low: next() >> 2 | 1 << 63),
            details: details,
            status: isDone ? .done : .open,
            created: created,
            changed: instant(),
            completed: isDone ? instant() : nil
        )
    }
}
