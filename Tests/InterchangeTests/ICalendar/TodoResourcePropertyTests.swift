import Almanac
import Entities
import Interchange
import TestKit
import Testing
import Vocabulary

struct TodoResourcePropertyTests {
    /// Lines that adder never writes.
    private func foreignLines(_ text: String) -> [Substring] {
        let names = ["X-MOZ", "X-APPLE", "X-OC", "COMMENT", "TRIGGER", "RELATED-TO;RELTYPE=SIBLING", "ACTION", "TZOFF"]
        return text.split(whereSeparator: \.isNewline).filter { line in names.contains { line.hasPrefix($0) } }
    }

    /// Returns whether no start is after the due date or of another type, which servers refuse.
    private func startsFit(_ text: String) throws -> Bool {
        var zones = CalendarZones(clock: SeoulClock(), files: TestZones.file)
        return try CalendarDocument(Array(text.utf8)).todos.allSatisfy { todo in
            guard let start = todo.line(named: "DTSTART").flatMap({ CalendarTime($0) }),
                let due = todo.line(named: "DUE").flatMap({ CalendarTime($0) })
            else { return true }
            let areDays = [start, due].map { if case .day = $0 { true } else { false } }
            return areDays[0] == areDays[1] && zones.instant(start) <= zones.instant(due)
        }
    }

    @Test(arguments: TodoSamples.all.map(\.name))
    func `any item can be written into any resource`(name: String) throws {
        let text = try #require(TodoSamples.all.first { $0.name == name }).text
        let resource = try TodoResource.read(text)
        var chance = Chance(seed: 5)
        for _ in 0..<Sampling.rounds(20, full: 100) {
            let new = chance.sharedItem(resource.item.uuid)

            let revised = try #require(try resource.revised(to: new))
            let again = try TodoResource.read(revised)

            #expect(again.shared == new.onServer)
            #expect(again.uid == resource.uid)
            #expect(try again.revised(to: new) == nil)
            #expect(foreignLines(revised) == foreignLines(text))
            #expect(try startsFit(revised))
        }
    }

    @Test(arguments: TodoSamples.all.map(\.name))
    func `fields can change one after another`(name: String) throws {
        let text = try #require(TodoSamples.all.first { $0.name == name }).text
        for seed in 0..<UInt64(Sampling.rounds(2, full: 6)) {
            var chance = Chance(seed: seed)
            var resource = try TodoResource.read(text)
            var item = resource.shared
            for _ in 0..<30 {
                change(&item, &chance)
                let revised = try resource.revised(to: item)
                if let revised { resource = try TodoResource.read(revised) }
                #expect(resource.shared == item.onServer)
                #expect(try resource.revised(to: item) == nil)
            }
        }
    }

    private func change(_ item: inout SharedItem, _ chance: inout Chance) {
        let other = chance.sharedItem(item.uuid)
        let (day, wait) = (item.details.due?.day, item.details.wait)
        switch chance.number(0...9) {
        case 0: item.details.tags = other.details.tags
        case 1: (item.parent, item.needs) = (other.parent, other.needs)
        case 2 where item.details.recurrence?.isForeign != true: item.completed = item.isDone ? nil : other.completed
        case 3 where item.details.recurrence == nil: item.details.due = other.details.due
        case 4: item.details.wait = day.map { $0 + chance.number(-3...3) } ?? wait
        case 5:
            (item.details.due, item.details.recurrence) = (other.details.due, other.details.recurrence)
        case 6: (item.details.due, item.details.recurrence) = (item.details.due, nil)
        case 7:
            item.details.due = item.details.due.map {
                Due(day: $0.day, time: chance.one(of: [nil, TimeOfDay(minute: chance.number(0...1_439))]))
            }
        default: moveOn(&item)
        }
    }

    /// Moves the item to its next occurrence.
    private func moveOn(_ item: inout SharedItem) {
        guard !item.isDone, let due = item.details.due, let rule = item.details.recurrence,
            let next = rule.next(due: due, done: rule.occurrence(of: due))?.day, let rest = rule.afterOccurrence
        else { return }
        item.details.wait = item.details.wait.map { $0 + (next - due.day) }
        item.details.due = Due(day: next, time: due.time)
        item.details.recurrence = rest.pinned(to: next).afterSingleDays(through: next)
    }
}
