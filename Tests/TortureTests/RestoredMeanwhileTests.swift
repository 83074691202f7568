import TestKit
import Testing

/// The list is restored again and again while others add to it.
@Suite struct RestoredMeanwhileTests {
    @Test func `what is answered is in the list or in what was kept of it, and nobody is told of a failure`() throws {
        for round in 0..<Extent.rounds(1, full: 12) {
            let rack = try Rack(Deed.restore)
            let writers = try (1...4).map { writer in
                try rack.program.start(
                    line: "for i in $(seq 25); do adder add Task \(writer)-$i of \(round) || exit; done"
                )
            }
            let restorer = try rack.program.start(
                line: "for i in $(seq 6); do adder restore 2026-11-20 --yes || exit; done"
            )

            let outcomes = try (writers + [restorer]).map { try $0.finish(within: 120) }

            for outcome in outcomes { #expect(outcome.ending == .status(0), "\(outcome)") }
            let added = outcomes.flatMap { $0.output.split(separator: "\n") }.filter { $0.hasPrefix("Added ") }
            let answered = Set(added.map { $0.drop { $0 != ":" }.dropFirst(2).description })
            #expect(answered.count == 100)
            #expect(try answered.subtracting(rack.itemsEverywhere()) == [])
        }
    }
}
