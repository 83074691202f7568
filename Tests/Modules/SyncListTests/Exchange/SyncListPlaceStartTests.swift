import Almanac
import Entities
import TestKit
import Testing
import Vocabulary

@testable import SyncList

// Starts and due dates that are on the same day in one place, and on different days in another.

extension SyncListExchangeDataManagerPlaceTests {
    /// Items that start and are due on the same day in some places, and on different ones in others.
    private static let bodies = [
        [
            "DTSTART;TZID=America/New_York:20261123T090000", "DUE;TZID=America/New_York:20261123T100000",
            "RRULE:FREQ=WEEKLY;BYDAY=MO,TH",
        ],
        [
            "DTSTART;TZID=America/New_York:20261123T090000", "DUE;TZID=America/New_York:20261123T100000",
            "RRULE:FREQ=WEEKLY;BYDAY=MO",
        ],
        ["DTSTART:20261125T140000Z", "DUE:20261125T160000Z", "RRULE:FREQ=WEEKLY"],
        ["DTSTART;TZID=America/New_York:20261125T090000", "DUE;TZID=America/New_York:20261125T100000"],
        ["DTSTART;TZID=America/New_York:20261123T090000", "DUE;TZID=America/New_York:20261125T100000"],
        ["DTSTART:20261125T140000Z", "DUE:20261125T150000Z"],
    ]

    private enum Step: String, CaseIterable {
        case done, postponed
    }

    /// Changes the item in one place, then synchronizes in others, the first time before an undo. Returns the dates on the
    /// server.
    private func dates(
        of body: [String],
        after step: Step,
        in place: Place,
        synced places: [Place],
        undoneBefore undo: Place? = nil
    ) throws -> [String] {
        let test = SyncListExchangeDataManagerPlaceTests()
        test.go(to: place)
        body.count == 2 ? test.write(body[0], body[1]) : test.write(body[0], body[1], body[2])
        test.home.sync()
        switch step {
        case .done: try test.home.complete(1)
        case .postponed:
            try test.home.change(1) { details in
                guard let due = details.due else { return }
                details.wait = details.wait(movedTo: due.day + 3)
                details.due = Due(day: due.day + 3, time: due.time)
            }
        }
        for place in places {
            test.go(to: place)
            test.home.sync()
        }
        if let undo {
            try test.home.undo()
            test.go(to: undo)
            test.home.sync()
            test.go(to: place)
            test.home.sync()
        }
        return test.dates
    }

    private static let places: [Place] = [.berlin, .tokyo, .newYork]
    private static let pairs = places.flatMap { first in places.map { (first, $0) } }

    @Test(arguments: bodies, places)
    private func `a start follows the due date wherever the change is made and sent`(
        body: [String],
        place: Place
    ) throws {
        for step in Step.allCases where body.count > 2 || step == .postponed {
            let expected = try dates(of: body, after: step, in: .berlin, synced: [.berlin])
            #expect(expected.count == body.count && expected != body)

            for (first, second) in Sampling.sample(Self.pairs, few: 2, seed: UInt64(place.rawValue.magnitude)) {
                let dates = try dates(of: body, after: step, in: place, synced: [first, second])
                #expect(dates == expected, "\(step) in \(place), sent in \(first), then \(second)")
            }
        }
    }

    @Test(arguments: bodies, places)
    private func `a change is undone completely wherever it was made and sent`(
        body: [String],
        place: Place
    ) throws {
        for step in Step.allCases {
            for (first, second) in Sampling.sample(Self.pairs, few: 2, seed: UInt64(place.rawValue.magnitude)) {
                let dates = try dates(of: body, after: step, in: place, synced: [first], undoneBefore: second)
                #expect(dates == body, "\(step) in \(place), sent in \(first), undone, sent in \(second)")
            }
        }
    }
}
