import Almanac
import Entities
import TestKit
import Testing
import Vocabulary

@testable import ImportItems

/// The hint that a file of Taskwarrior was written in another time zone.
struct ImportedDueTimesTests {
    /// - Parameter minutes: The times of the due dates, `nil` for days.
    private func shared(_ minutes: [Int?]) -> ImportItemsResponse.SharedTime? {
        var times = ImportedDueTimes()
        times.add(ItemDetails(title: "Rest"))
        for minute in minutes {
            let time = minute.flatMap { TimeOfDay(minute: $0) }
            times.add(ItemDetails(title: "Rest", due: Due(day: now.today, time: time)))
        }
        return times.shared
    }

    @Test(
        arguments: [
            ([900, 900, 900], 3), ([900, 900, 900, 60], 3), ([900, 900, 60], nil), ([900, 900, 900, nil], nil),
            ([1_320, 1_380, 1_380, 1_320, 1_320, 1_380], 3),
            ([900], nil), ([], nil), ([900, 900, 60, 120, 180], nil), ([nil, nil], nil),
        ] as [([Int?], Int?)]
    )
    func `a time that at least half of the due dates share is found, unless there is a day without a time`(
        minutes: [Int?],
        count: Int?
    ) {
        #expect(shared(minutes)?.count == count)
    }

    @Test(arguments: [(ForeignFormat.taskwarrior, true), (.json, false)])
    func `only files of Taskwarrior are examined`(format: ForeignFormat, isFound: Bool) {
        let sample = SampleImport()
        let due = Due(day: now.today, time: .noon)
        let items = (1...3).map { line in ForeignItem.sample(line, "Rest") { $0.details.due = due } }

        let response = sample.run(items, format: format)

        #expect(response?.sharedTime == (isFound ? .init(time: .noon, count: 3) : nil))
    }
}
