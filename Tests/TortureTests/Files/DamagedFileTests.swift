import Glibc
import TestKit
import Testing

/// Damaged databases and journals.
@Suite struct DamagedFileTests {
    enum Damage: CaseIterable, Sendable {
        case changedBytes, changedPage, swappedPages, truncated, lostJournal, strayJournal
    }

    private static let commands =
        EveryCommand.lines + [
            ["show", "1-40"], ["add", "Buy milk", "needs:2"], ["done", "+a", "--yes"],
            ["change", "+other", "to", "+b", "--yes"], ["undo", "3"],
        ]
    private static let statuses: [Int32] = [0, 65, 66, 74, 78]

    @Test(arguments: Damage.allCases)
    func `a command on a damaged list succeeds or reports an error`(damage: Damage) throws {
        let testbed = try Testbed(Action.restore)

        for seed in 0..<UInt64(Sampling.rounds(2, full: 40)) {
            var random = SeededGenerator(state: seed)
            try testbed.reset()
            try DamagedFileTests.apply(damage, to: testbed, &random)

            for command in DamagedFileTests.commands.shuffled(using: &random).prefix(Sampling.rounds(5, full: 30)) {
                let outcome = try testbed.program.run(tool: Program.path, arguments: command)

                let about: Comment = "\(damage) \(seed), \(command): \(outcome)"
                #expect(DamagedFileTests.statuses.map { .status($0) }.contains(outcome.ending), about)
                if outcome.ending != .status(0), outcome.ending != .status(66) || !outcome.messages.isEmpty {
                    #expect(["adder: ", "{\"adder\":1,\"error\":"].contains { outcome.messages.hasPrefix($0) }, about)
                }
            }
        }
    }

    private static func apply(_ damage: Damage, to testbed: Testbed, _ random: inout SeededGenerator) throws {
        let path = testbed.program.list
        var bytes = try Files.read(path)
        let pages = bytes.count / 4_096
        func page() -> Range<Int> {
            let page = Int.random(in: 0..<pages, using: &random)
            return page * 4_096..<(page + 1) * 4_096
        }

        switch damage {
        case .changedBytes:
            for _ in 0..<20 {
                bytes[.random(in: bytes.indices, using: &random)] ^= .random(in: 1...255, using: &random)
            }
        case .changedPage:
            bytes.replaceSubrange(page(), with: repeatElement(.random(in: 0...255, using: &random), count: 4_096))
        case .swappedPages:
            let (one, other) = (page(), page())
            let old = Array(bytes[one])
            bytes.replaceSubrange(one, with: Array(bytes[other]))
            bytes.replaceSubrange(other, with: old)
        case .truncated:
            bytes.removeLast(.random(in: 1...bytes.count, using: &random))
        case .lostJournal:
            // The power fails while pages are written, and then the journal is deleted.
            _ = try Fault.power.inject(into: testbed, at: .random(in: 10...60, using: &random), seed: random.next())
            unlink(path + "-journal")
            return
        case .strayJournal:
            let journal = (0..<Int.random(in: 1...9_000, using: &random)).map { _ in
                UInt8.random(in: 0...255, using: &random)
            }
            let magic: [UInt8] = [0xD9, 0xD5, 0x05, 0xF9, 0x20, 0xA1, 0x63, 0xD7]
            try Files.write(Bool.random(using: &random) ? magic + journal : journal, to: path + "-journal")
        }
        try Files.write(bytes, to: path)
    }
}
