import TestKit
import Testing

/// The list is restored repeatedly while other processes add to it.
@Suite struct ConcurrentRestoreTests {
    @Test func `every acknowledged add is in the list or in a kept one, and no command fails`() throws {
        for round in 0..<Sampling.rounds(1, full: 12) {
            let testbed = try Testbed(Action.restore)
            let writers = try (1...4).map { writer in
                try testbed.program.start(
                    line: "for i in $(seq 25); do adder add Task \(writer)-$i of \(round) || exit; done"
                )
            }
            let restorer = try testbed.program.start(
                line: "for i in $(seq 6); do adder restore 2026-11-20 --yes || exit; done"
            )

            let outcomes = try (writers + [restorer]).map { try $0.finish(within: 120) }

            for outcome in outcomes { #expect(outcome.ending == .status(0), "\(outcome)") }
            let added = outcomes.flatMap { $0.output.split(separator: "\n") }.filter { $0.hasPrefix("Added ") }
            let answered = Set(added.map { $0.drop { $0 != ":" }.dropFirst(2).description })
            #expect(answered.count == 100)
            #expect(try answered.subtracting(testbed.titlesInAllLists()) == [])
        }
    }
}
