import TestKit
import Testing

/// Nobody gets the answer.
@Suite struct LostAnswerTests {
    private static let ends: [(redirection: String, statuses: [Int32])] = [
        (">/dev/full", [0, 74]), (">&-", [0, 74]), (">/dev/full 2>&-", [0, 74]), (">&- 2>&- <&-", [0, 66, 74]),
        ("2>&-", [0]), ("2>/dev/full", [0]),
    ]

    @Test(arguments: EveryCommand.lines)
    func `an answer that does not arrive is told, and nothing else goes wrong`(line: [String]) throws {
        let rack = try Rack(Deed.restore)

        let told = try rack.program.run(tool: Program.path, arguments: line)
        for (redirection, statuses) in Extent.some(Self.ends, few: 3, seed: UInt64(line.joined().utf8.count)) {
            try rack.reset()
            let outcome = try rack.program.run(
                tool: "/bin/sh",
                arguments: ["-c", "exec \"$0\" \"$@\" \(redirection)", Program.path] + line
            )

            let about: Comment = "\(line) \(redirection): \(outcome)"
            #expect(statuses.map { .status($0) }.contains(outcome.ending), about)
            if redirection.hasPrefix(">"), !told.output.isEmpty { #expect(outcome.ending == .status(74), about) }
            if outcome.ending == .status(74), !redirection.contains("2>") {
                #expect(outcome.talk.contains("The answer could not be written"), about)
            }
            _ = try rack.state()
        }
    }
}
