import Glibc
import TestKit
import Testing

/// There is no room for what was to be written.
@Suite struct FullDiskTests {
    /// In the blocks of 512 bytes that the shell counts in; a page of the list has eight of them.
    @Test(arguments: Deed.all)
    func `a file that may not grow keeps what it has, and the answer says so`(deed: Deed) throws {
        let rack = try Rack(deed)

        for pages in Extent.numbers(of: 0...60, few: 1, full: 25, seed: 7) {
            try rack.reset()
            let outcome = try rack.run(behind: "ulimit -f \(pages * 8) && exec \"$0\" \"$@\"")

            try rack.expectHonesty(of: outcome, "\(deed.testDescription) in \(pages) pages: \(outcome)")
        }
    }

    /// What is on the disk is gone with it, so that it is brought back before.
    private static let onSmallDisk = """
        here=data/adder; mkdir before && cp -p $here/* before 2>/dev/null
        mount -t tmpfs -o size=$PAGES none $here || { rm -r before; exit 99; }
        cp -p before/* $here 2>/dev/null; rm -r before
        "$0" "$@"; status=$?
        mkdir after && cp -p $here/* after 2>/dev/null
        umount $here && rm -f $here/* && cp -p after/* $here 2>/dev/null; rm -r after
        exit $status
        """

    @Test func `the backup of a day leaves the room that the change of the day needs`() throws {
        let rack = try Rack(Deed.add)

        // Room for the list, its backup and hardly anything else.
        let pages = 2 * rack.pageCount + 10
        let outcome = try rack.run(behind: "PAGES=\(pages * 4)k\n\(FullDiskTests.onSmallDisk)")

        if outcome.ending == .status(99) { return print("No small disk may be mounted here, so nothing was tried.") }
        #expect(outcome.ending == .status(0), "\(outcome)")
        #expect(outcome.output == rack.answer.output)
        #expect(outcome.talk.hasPrefix("There is no backup of today: there is no room for "))
    }

    @Test(arguments: Deed.all)
    func `a disk that is full keeps what it has, and the answer says so`(deed: Deed) throws {
        let rack = try Rack(deed)

        for pages in Extent.numbers(of: 1...60, few: 1, full: 25, seed: 8) {
            try rack.reset()
            var outcome = try rack.run(behind: "PAGES=\((pages + rack.pageCount) * 4)k\n\(FullDiskTests.onSmallDisk)")

            if outcome.ending == .status(99) {
                print("No small disk may be mounted here, so that SQLite is told that there is no room.")
                try rack.reset()
                outcome = try Torment.fullDisk.inflict(on: rack, at: pages).outcome
            }
            try rack.expectHonesty(of: outcome, "\(deed.testDescription) with \(pages) pages: \(outcome)")
        }
    }
}
