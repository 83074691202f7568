import Almanac
import Entities
import Vocabulary

extension Chance {
    mutating func item(id: Int) -> ExportedItem {
        let due =
            isTrue(in: 3) ? nil : Due(day: day(), time: isTrue(in: 2) ? TimeOfDay(minute: number(0...1_439)) : nil)
        let details = ItemDetails(
            title: "x\(text())",
            note: isTrue(in: 2) ? "\(text(1...200))\n\(text(0...9))" : nil,
            tags: ["@shop", "물", "a-b"].filter { _ in isTrue(in: 2) },
            project: isTrue(in: 3) ? "home.\(number(1...9)), a; b\\" : nil,
            priority: one(of: [nil, .high, .medium, .low]),
            due: due,
            wait: isTrue(in: 3) ? (due?.day ?? day()) + number(-40...40) : nil,
            recurrence: due.flatMap { due in isTrue(in: 2) ? recurrence(due.day) : nil },
            place: isTrue(in: 3) ? "x\(text())" : nil,
            link: isTrue(in: 3) ? "https://example.org/?a=\(number(1...9)),b;c:\"d\"" : nil
        )
        let isDone = isTrue(in: 3)
        let item = Item(
            id: id,
            uuid: uuid(),
            details: details,
            status: isDone ? .done : .open,
            created: instant(),
            changed: instant(),
            completed: isDone ? instant() : nil
        )
        let needs = (0..<number(0...3)).map { _ in reference() }
        return ExportedItem(item: item, parent: isTrue(in: 3) ? reference() : nil, needs: needs)
    }

    mutating func sharedItem(_ uuid: ItemUUID) -> SharedItem {
        let exported = item(id: 1)
        return SharedItem(
            uuid: uuid,
            details: exported.item.details,
            parent: exported.parent?.uuid,
            needs: Set(exported.needs.map(\.uuid)),
            completed: exported.item.completed
        )
    }

    private mutating func day() -> Day { Day(number: number(-30_000...60_000)) }

    private mutating func instant() -> Instant { Instant(seconds: number(-2_000_000_000...4_000_000_000)) }

    private mutating func uuid() -> ItemUUID { ItemUUID(high: next(), low: next()) }

    private mutating func reference() -> ExportedItem.Reference {
        ExportedItem.Reference(id: 1, uuid: uuid(), isExported: isTrue(in: 2))
    }

    private mutating func recurrence(_ due: Day) -> Recurrence {
        let patterns = [
            Repetition(.daily, interval: number(1...9)), Repetition(.weekly), .workdays, Repetition(.monthly),
            Repetition(.monthly, monthDays: [15, number(28...31)]), Repetition(.yearly),
            Repetition(.monthly, weekdays: [Repetition.NthWeekday(.friday, nth: -1)]),
            Repetition(.weekly, interval: 2, weekdays: [Repetition.NthWeekday(.monday)], weekStart: .sunday),
            Repetition(.yearly, month: 2, monthDays: [29]),
        ]
        let pattern = one(of: patterns).ending(one(of: [nil, .count(number(1...9)), .until(due + number(0...99))]))
        return isTrue(in: 3) ? .again(pattern) : .every(pattern).pinned(to: due)
    }
}
