import Almanac
import Entities
import TestKit
import Testing
import Vocabulary

@testable import DataStore

/// Compares the SQL of random filters with their meaning, on random items.
struct SelectionPropertyTests {
    private static let today = Day(number: 20_778)
    private static let count = 60

    @Test(arguments: 1...20 as ClosedRange<UInt64>)
    func `a filter finds the items that it describes`(seed: UInt64) throws {
        var random = RandomFilters(seed: seed, ids: 1...Self.count, today: Self.today)
        let store = Store()
        try store.change("add", at: Instant(seconds: 1)) { connection throws(ListError) in
            for id in 1...Self.count {
                let new = NewItem(
                    uuid: ItemUUID(high: 0, low: UInt64(id)),
                    details: random.details(id),
                    created: random.instant()
                )
                let item = try ItemRows.insert([new], on: connection)[0]
                let completed = random.isTrue() ? random.instant() : nil
                _ = try ItemRows.update(
                    item,
                    to: item.marked(completed: completed, changed: random.instant()),
                    on: connection
                )
            }
        }
        let items = try store.read { connection throws(ListError) in
            var items: [Item] = []
            try ItemRows.items(on: connection) { items.append($0) }
            return items
        }
        let model = SelectionModel(items: items, today: Self.today)

        let visible = try store.read { connection throws(ListError) in
            let condition = Condition(WaitSQL.isVisible(), [.integer(Self.today.number)])
            return try ItemRows.ids(where: condition, on: connection)
        }
        #expect(visible == items.filter { !Item.isHidden(until: $0.details.wait, on: Self.today) }.map(\.id))
        for _ in 1...100 {
            let selection = random.selection()
            let found = try store.read { connection throws(ListError) in
                try ItemRows.ids(where: selection.condition(today: Self.today), on: connection)
            }
            #expect(found == model.ids(selection), "\(selection)")
        }
    }
}

extension TimeOfDay {
    fileprivate static let evening = TimeOfDay(minute: 1_200) ?? .noon
}

/// Random items and filters whose values often meet.
private struct RandomFilters {
    private var generator: SeededGenerator
    private let ids: ClosedRange<Int>
    private let today: Day

    init(seed: UInt64, ids: ClosedRange<Int>, today: Day) {
        generator = SeededGenerator(state: seed)
        self.ids = ids
        self.today = today
    }

    private mutating func one<Value>(of values: [Value]) -> Value {
        values[Int.random(in: values.indices, using: &generator)]
    }

    private mutating func some<Value>(_ value: (inout RandomFilters) -> Value) -> Value? {
        isTrue() ? value(&self) : nil
    }

    mutating func isTrue() -> Bool { Bool.random(using: &generator) }

    mutating func instant() -> Instant {
        Instant(seconds: (today - 3).number * 86_400 + Int.random(in: 0...(6 * 86_400), using: &generator))
    }

    private mutating func day() -> Day { today + one(of: Array(-3...3)) }

    private mutating func text() -> String { one(of: ["rent", "Café", "집 안", "a b", "home"]) }

    private mutating func project() -> String { one(of: ["home", "home.garden", "homework", "Café"]) }

    private mutating func tag() -> String { one(of: ["home", "@town", "café", "x"]) }

    mutating func details(_ id: Int) -> ItemDetails {
        let earlier = id > 1 ? Int.random(in: 1..<id, using: &generator) : nil
        return ItemDetails(
            title: text(),
            note: some { $0.text() },
            tags: Array(Set([some { $0.tag() }, some { $0.tag() }].compactMap(\.self))),
            project: some { $0.project() },
            priority: some { $0.one(of: [.high, .medium, .low]) },
            due: some { random in Due(day: random.day(), time: random.some { _ in .noon }) },
            wait: some { $0.day() },
            recurrence: some { _ in .again(Repetition(.daily)) },
            needs: earlier.flatMap { id in some { _ in [id] } } ?? [],
            parent: earlier.flatMap { id in some { _ in id } }
        )
    }

    mutating func selection(depth: Int = 0) -> Selection {
        Selection((1...one(of: [1, 2, 3])).map { _ in (1...one(of: [1, 1, 2, 3])).map { _ in term(depth: depth) } })
    }

    private mutating func ranges() -> [ClosedRange<Int>] {
        (1...one(of: [1, 2])).map { _ in
            let first = Int.random(in: ids, using: &generator)
            return first...(first + one(of: [0, 5, 30]))
        }
    }

    private mutating func term(depth: Int) -> Selection.Term {
        switch Int.random(in: 0...(depth < 4 ? 20 : 16), using: &generator) {
        case 0: .ids(ranges())
        case 1: .tag(tag())
        case 2: .noTag(tag())
        case 3: .project(project())
        case 4: .priority(one(of: [.high, .medium, .low]))
        case 5, 6:
            .date(
                one(of: [.due, .wait, .created, .changed, .completed]),
                from: some { $0.day() },
                until: some { $0.day() }
            )
        case 7: .has(one(of: Selection.Field.allCases))
        case 8: .lacks(one(of: Selection.Field.allCases))
        case 9: .parent(ranges())
        case 10: .needs(ranges())
        case 11: one(of: [.overdue(at: .midnight), .overdue(at: .evening), .waiting, .back, .back, .blocked])
        case 12, 13: one(of: [.open, .closed, .any])
        case 14: .text(one(of: [.title, .note]), text())
        case 15, 16: .word(one(of: ["cafe", "HOME", "b", "집", "town", "garden"]))
        case 17, 18: term(depth: depth + 1).negated
        case 19: .not(selection(depth: depth + 1))
        default: .group(selection(depth: depth + 1))
        }
    }
}
