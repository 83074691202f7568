import Almanac
import Entities
import TestKit
import Testing
import Vocabulary

@testable import DataStore

struct CorrectedDatesTests {
    /// Moves times to an earlier time zone, by one hour less on even days.
    private static func corrected(_ details: ItemDetails) -> ItemDetails {
        guard let due = details.due, let time = due.time else { return details }
        let minute = due.day.number * 1_440 + time.minute - (due.day.number.isMultiple(of: 2) ? 540 : 600)
        var result = details
        let day = Day(number: minute / 1_440)
        result.due = Due(day: day, time: TimeOfDay(minute: minute % 1_440))
        result.wait = details.wait.map { $0 + (day - due.day) }
        result.recurrence = details.recurrence.map { _ in
            .every(Repetition(.weekly, weekdays: [Repetition.NthWeekday(day.weekday)]))
        }
        return result
    }

    private func correct(_ list: TestList) throws {
        try list.store.writeSyncState { connection throws(ListError) in
            try connection.correctDates(of: 1, withHistory: true) { details, _ in CorrectedDatesTests.corrected(details)
            }
        }
    }

    private func edit(_ list: TestList, _ random: inout SeededGenerator) throws {
        try list.edit(1) { details in
            let day = Day(number: .random(in: 20_000...20_003, using: &random))
            switch Int.random(in: 1...5, using: &random) {
            case 1: details.title += "x"
            case 2: details.due = nil
            default:
                details.due = Due(
                    day: day,
                    time: [nil, 480, 1_200].randomElement(using: &random)?.flatMap(TimeOfDay.init(minute:))
                )
            }
            details.wait = Bool.random(using: &random) ? details.due.map { $0.day - 1 } : nil
            let rule = Recurrence.every(Repetition(.weekly, weekdays: [Repetition.NthWeekday(day.weekday)]))
            details.recurrence = Bool.random(using: &random) && details.due != nil ? rule : nil
        }
    }

    private func dates(_ list: TestList) throws -> ItemDetails? {
        try list.store.read { connection throws(ListError) in try ItemRows.item(1, on: connection)?.details }
    }

    @Test(arguments: 1...30)
    func `undo and redo bring back corrected dates`(seed: UInt64) throws {
        let (plain, changed) = (TestList(), TestList())
        let undone = Int(seed) % 4
        for list in [plain, changed] {
            var random = SeededGenerator(state: seed)
            try list.add(ItemDetails(title: "Rest"))
            for _ in 1...9 { try edit(list, &random) }
            if seed.isMultiple(of: 3) { try list.remove(1) }
            _ = try list.store.undo(undone)
        }

        try correct(changed)

        #expect(try dates(changed) == dates(plain).map(CorrectedDatesTests.corrected))
        while try !plain.store.undo().isEmpty {
            #expect(try changed.store.undo().count == 1)
            #expect(try dates(changed) == dates(plain).map(CorrectedDatesTests.corrected))
        }
        while try !plain.store.redo().isEmpty {
            #expect(try changed.store.redo().count == 1)
            #expect(try dates(changed) == dates(plain).map(CorrectedDatesTests.corrected))
        }
        #expect(try changed.store.changesToUndo(99).count == plain.store.changesToUndo(99).count)
    }
}
