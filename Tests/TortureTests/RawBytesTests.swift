import TestKit
import Testing

/// Bytes that are no text.
@Suite struct RawBytesTests {
    private static let bytes: [[UInt8]] = [[0xFF], [0xC3, 0x28], [0xED, 0xA0, 0x80], [0x9B, 0x32], [0xF4, 0x90]]

    @Test(arguments: EveryCommand.lines)
    func `every command refuses words and lines that are no text`(line: [String]) throws {
        let program = try Program()
        let bytes = Self.bytes[line.joined().utf8.count % Self.bytes.count]
        let words = line.map { Array($0.utf8) }

        let word = try program.run(arguments: words + [Array("a".utf8) + bytes])
        let script = try program.run(
            arguments: [Array("--keep-going".utf8)],
            input: Array(words.joined(separator: [0x20])) + [0x20] + bytes + Array("\nadd a\0b\n".utf8)
        )

        #expect(word.ending == .status(65))
        #expect(word.talk.contains("is not UTF-8 text from its byte 2 on"), "\(word)")
        #expect(script.ending == .status(65))
        #expect(script.talk.contains("adder: Line 1: It is not UTF-8 text"), "\(script)")
        #expect(script.talk.contains("adder: Line 2: It has a zero"), "\(script)")
        #expect(script.output.isEmpty && word.output.isEmpty)
    }

    /// In title, note, tag, project and the words of the change, on the disk.
    @Test(arguments: [[], ["--plain"], ["--json"]])
    func `bytes that somebody wrote into the list are no crash, and nothing that steers a terminal`(
        style: [String]
    ) throws {
        let rack = try Rack(Deed.bulk)
        _ = try rack.program.run("add", "ZZZZ milk today +ZZZZ project:ZZZZ note:ZZZZ")
        var list = try Files.read(rack.program.list)
        let mark = Array("ZZZZ".utf8)
        for start in list.indices.dropLast(4) where list[start..<start + 4].elementsEqual(mark) {
            list.replaceSubrange(start..<start + 4, with: [0xFF, 0xC3, 0x9B, 0xED])
        }

        for line in Extent.some(EveryCommand.lines + [["show", "41"], ["edit", "41"]], few: 10, seed: 4) {
            try rack.reset()
            try Files.write(list, to: rack.program.list)
            let words = line.first == "completions" || line.first == "manual" ? line : style + line
            let outcome = try rack.program.run(tool: Program.path, arguments: words)

            let isAsSaid = [.status(0), .status(64), .status(65), .status(66)].contains(outcome.ending)
            #expect(isAsSaid, "\(words): \(outcome)")
            let isTame = !(outcome.output + outcome.talk).unicodeScalars.contains { (0x7F..<0xA0).contains($0.value) }
            #expect(isTame, "\(words): \(outcome)")
        }
    }
}
