import TestKit
import Testing

/// Bytes that are not UTF-8.
@Suite struct RawBytesTests {
    private static let bytes: [[UInt8]] = [[0xFF], [0xC3, 0x28], [0xED, 0xA0, 0x80], [0x9B, 0x32], [0xF4, 0x90]]

    @Test(arguments: EveryCommand.lines)
    func `every command refuses arguments and lines that are not UTF-8`(line: [String]) throws {
        let program = try Program()
        let bytes = Self.bytes[line.joined().utf8.count % Self.bytes.count]
        let words = line.map { Array($0.utf8) }

        let word = try program.run(arguments: words + [Array("a".utf8) + bytes])
        let script = try program.run(
            arguments: [Array("--keep-going".utf8)],
            input: Array(words.joined(separator: [0x20])) + [0x20] + bytes + Array("\nadd a\0b\n".utf8)
        )

        #expect(word.ending == .status(65))
        #expect(word.messages.contains("is not valid UTF-8 (byte 2)"), "\(word)")
        #expect(script.ending == .status(65))
        #expect(script.messages.contains("adder: Line 1: The text is not valid UTF-8"), "\(script)")
        #expect(script.messages.contains("adder: Line 2: The text contains a NUL"), "\(script)")
        #expect(script.output.isEmpty && word.output.isEmpty)
    }

    /// Replaces bytes of a title, note, tag, project and command in the file.
    @Test(arguments: [[], ["--plain"], ["--json"]])
    func `invalid bytes in the list cause no crash and no control characters in the output`(
        style: [String]
    ) throws {
        let testbed = try Testbed(Action.bulk)
        _ = try testbed.program.run("add", "ZZZZ milk today +ZZZZ project:ZZZZ note:ZZZZ")
        var list = try Files.read(testbed.program.list)
        let mark = Array("ZZZZ".utf8)
        for start in list.indices.dropLast(4) where list[start..<start + 4].elementsEqual(mark) {
            list.replaceSubrange(start..<start + 4, with: [0xFF, 0xC3, 0x9B, 0xED])
        }

        for line in Sampling.sample(EveryCommand.lines + [["show", "41"], ["edit", "41"]], few: 10, seed: 4) {
            try testbed.reset()
            try Files.write(list, to: testbed.program.list)
            let words = line.first == "completions" || line.first == "manual" ? line : style + line
            let outcome = try testbed.program.run(tool: Program.path, arguments: words)

            let isExpected = [.status(0), .status(64), .status(65), .status(66)].contains(outcome.ending)
            #expect(isExpected, "\(words): \(outcome)")
            let hasNoControlCharacters = !(outcome.output + outcome.messages).unicodeScalars.contains {
                (0x7F..<0xA0).contains($0.value)
            }
            #expect(hasNoControlCharacters, "\(words): \(outcome)")
        }
    }
}
