import Glibc
import TestKit
import Testing

/// Full disks and file size limits.
@Suite struct FullDiskTests {
    /// The shell counts in blocks of 512 bytes, of which a page has eight.
    @Test(arguments: Action.all)
    func `a file size limit is reported and loses nothing`(action: Action) throws {
        let testbed = try Testbed(action)

        for pages in Sampling.numbers(of: 0...60, few: 1, full: 25, seed: 7) {
            try testbed.reset()
            let outcome = try testbed.run(inShell: "ulimit -f \(pages * 8) && exec \"$0\" \"$@\"")

            try testbed.expectConsistency(of: outcome, "\(action.testDescription) in \(pages) pages: \(outcome)")
        }
    }

    /// Runs the command on a small tmpfs and copies its files back before unmounting it.
    private static let onSmallDisk = """
        here=data/adder; mkdir before && cp -p $here/* before 2>/dev/null
        mount -t tmpfs -o size=$PAGES none $here || { rm -r before; exit 99; }
        cp -p before/* $here 2>/dev/null; rm -r before
        "$0" "$@"; status=$?
        mkdir after && cp -p $here/* after 2>/dev/null
        umount $here && rm -f $here/* && cp -p after/* $here 2>/dev/null; rm -r after
        exit $status
        """

    @Test func `the daily backup leaves enough space for the change`() throws {
        let testbed = try Testbed(Action.add)

        // Enough space for the list and its backup and little else.
        let pages = 2 * testbed.pageCount + 10
        let outcome = try testbed.run(inShell: "PAGES=\(pages * 4)k\n\(FullDiskTests.onSmallDisk)")

        if outcome.ending == .status(99) { return print("Skipped: can't mount a tmpfs here.") }
        #expect(outcome.ending == .status(0), "\(outcome)")
        #expect(outcome.output == testbed.answer.output)
        #expect(outcome.messages.hasPrefix("Today's backup failed: no disk space for "))
    }

    @Test(arguments: Action.all)
    func `a full disk is reported and loses nothing`(action: Action) throws {
        let testbed = try Testbed(action)

        for pages in Sampling.numbers(of: 1...60, few: 1, full: 25, seed: 8) {
            try testbed.reset()
            var outcome = try testbed.run(
                inShell: "PAGES=\((pages + testbed.pageCount) * 4)k\n\(FullDiskTests.onSmallDisk)"
            )

            if outcome.ending == .status(99) {
                print("Can't mount a tmpfs here. Simulating a full disk in SQLite instead.")
                try testbed.reset()
                outcome = try Fault.fullDisk.inject(into: testbed, at: pages).outcome
            }
            try testbed.expectConsistency(of: outcome, "\(action.testDescription) with \(pages) pages: \(outcome)")
        }
    }
}
