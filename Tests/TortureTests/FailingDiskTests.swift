import TestKit
import Testing

/// Every operation of the disk fails once, and SQLite's every request for memory.
@Suite struct FailingDiskTests {
    @Test(arguments: Deed.all)
    func `what fails is told, and nothing is lost that was answered or kept that was refused`(deed: Deed) throws {
        let rack = try Rack(deed)
        let possible = Torment.faults.filter { rack.count(of: $0) > 0 }

        for torment in Extent.some(possible, few: 6, seed: UInt64(deed.words.count + deed.testDescription.utf8.count)) {
            let total = rack.count(of: torment)
            for number in Extent.numbers(of: 1...total, few: 1, full: torment.extent, seed: UInt64(total)) {
                try rack.reset()
                let (outcome, report) = try torment.inflict(on: rack, at: number)

                let about: Comment = "\(deed.testDescription), \(torment.testDescription):\(number): \(outcome)"
                #expect(report.hasHappened, about)
                #expect(torment.statuses.map { .status($0) }.contains(outcome.ending), about)
                try rack.expectHonesty(of: outcome, about)
            }
        }
    }

    @Test func `every kind of failure happens to some deed`() throws {
        for torment in Torment.faults {
            let isThere = try Deed.all.contains { try Rack($0).count(of: torment) > 0 }
            #expect(isThere, "\(torment.testDescription)")
        }
    }
}
