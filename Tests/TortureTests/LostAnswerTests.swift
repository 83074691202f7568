import TestKit
import Testing

/// Standard output, error or input is closed or full.
@Suite struct LostAnswerTests {
    private static let redirections: [(redirection: String, statuses: [Int32])] = [
        (">/dev/full", [0, 74]), (">&-", [0, 74]), (">/dev/full 2>&-", [0, 74]), (">&- 2>&- <&-", [0, 66, 74]),
        ("2>&-", [0]), ("2>/dev/full", [0]),
    ]

    @Test(arguments: EveryCommand.lines)
    func `output that can't be written is reported and has no other effect`(line: [String]) throws {
        let testbed = try Testbed(Action.restore)

        let written = try testbed.program.run(tool: Program.path, arguments: line)
        for (redirection, statuses) in Sampling.sample(
            Self.redirections,
            few: 3,
            seed: UInt64(line.joined().utf8.count)
        ) {
            try testbed.reset()
            let outcome = try testbed.program.run(
                tool: "/bin/sh",
                arguments: ["-c", "exec \"$0\" \"$@\" \(redirection)", Program.path] + line
            )

            let about: Comment = "\(line) \(redirection): \(outcome)"
            #expect(statuses.map { .status($0) }.contains(outcome.ending), about)
            if redirection.hasPrefix(">"), !written.output.isEmpty { #expect(outcome.ending == .status(74), about) }
            if outcome.ending == .status(74), !redirection.contains("2>") {
                #expect(outcome.messages.contains("Can't write the output"), about)
            }
            _ = try testbed.state()
        }
    }
}
