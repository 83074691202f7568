import Terminal
import TestKit
import Testing

@testable import Screen

struct FrameDiffTests {
    private static let texts = [
        "a", "bc", "Buy milk", " ", "     ", "우유", "é", "e\u{301}", "👨‍👩‍👧", "🇰🇷", "👍🏽", "👍", "❤️", "❤", "1️⃣", "☀️", "…", "─",
        "▶", "🧑‍🤝‍🧑", "漢字", "\u{1112}\u{1161}\u{11AB}", "x\u{301}\u{302}",
    ]

    /// Returns a frame with random words, some of them at the edges.
    private func frame(_ chance: inout Chance, like old: Frame) -> Frame {
        var frame = chance.number(0...3) == 0 ? Frame(old.size) : old
        for _ in 0..<chance.number(0...12) {
            let text = (0...chance.number(0...3)).map { _ in Self.texts[chance.number(0...Self.texts.count - 1)] }
            let style = CellStyle(chance.number(0...1) == 0 ? .plain : .urgent, isReversed: chance.number(0...3) == 0)
            frame.write(
                text.joined(),
                row: chance.number(0...old.size.rows - 1),
                column: chance.number(0...old.size.columns - 1),
                width: chance.number(0...old.size.columns),
                style: style
            )
        }
        frame.cursor =
            chance.number(0...2) == 0 ? nil : ScreenPosition(row: chance.number(0...3), column: chance.number(0...10))
        return frame
    }

    private func drawn(_ frame: Frame, _ counting: ModelTerminal.Counting) -> ModelTerminal {
        var terminal = ModelTerminal(frame.size, counting: counting)
        terminal.print(FrameDiff.bytes(from: nil, to: frame, palette: .standard))
        return terminal
    }

    @Test(arguments: ModelTerminal.Counting.allCases)
    func `any frame by its difference equals drawing it from nothing`(counting: ModelTerminal.Counting) {
        var chance = Chance(seed: 43)
        var old = Frame(ScreenSize(rows: 4, columns: 13))
        var terminal = drawn(old, counting)

        for round in 0..<Sampling.rounds(500, full: 2_000) {
            let new = frame(&chance, like: old)
            terminal.print(FrameDiff.bytes(from: old, to: new, palette: .standard))
            let expected = drawn(new, counting)
            guard terminal.contents == expected.contents, terminal.cursor == expected.cursor else {
                Issue.record("round \(round): \(terminal.rows), expected \(expected.rows)")
                return
            }
            #expect(terminal.cursor == new.cursor)
            old = new
        }
    }

    @Test func `a terminal that counts graphemes shows the cells of the frame`() {
        var chance = Chance(seed: 7)
        for _ in 0..<500 {
            let frame = frame(&chance, like: Frame(ScreenSize(rows: 4, columns: 13)))
            let terminal = drawn(frame, .graphemes)
            #expect(terminal.contents.map { $0.map(\.text) } == (0..<4).map { frame.row($0).map(\.text) })
        }
    }

    @Test(arguments: ModelTerminal.Counting.allCases)
    func `text after a grapheme of uncertain width stays in its columns`(counting: ModelTerminal.Counting) {
        for emoji in ["👨‍👩‍👧", "👍🏽", "❤️", "1️⃣", "🇰🇷", "▶"] {
            var frame = Frame(ScreenSize(rows: 1, columns: 14))
            frame.write("\(emoji) milk│", row: 0, column: 1, width: 12)
            let column = frame.row(0).firstIndex { $0.text == "m" }

            let shown = drawn(frame, counting).contents[0].map(\.text)

            #expect(shown.firstIndex(of: "m") == column)
            #expect(shown.contains("│"))
        }
    }

    private func bytes(_ change: (inout Frame) -> Void, from old: Frame) -> String {
        var new = old
        change(&new)
        return String(decoding: FrameDiff.bytes(from: old, to: new, palette: .standard), as: UTF8.self)
    }

    @Test func `only what changed is sent, in one synchronized update`() {
        var old = Frame(ScreenSize(rows: 3, columns: 20))
        old.write("one two three", row: 1, column: 0, width: 20)
        old.cursor = ScreenPosition(row: 0, column: 0)
        let (begin, end) = ("\u{1B}[?2026h\u{1B}[?25l\u{1B}[0m", "\u{1B}[1;1H\u{1B}[?25h\u{1B}[?2026l")

        #expect(bytes({ _ in }, from: old) == "")
        #expect(bytes({ $0.write("X", row: 1, column: 4, width: 1) }, from: old) == "\(begin)\u{1B}[2;5HX\(end)")
        // Unchanged cells are repeated if that is shorter than a move.
        let near = bytes({ $0.write("X w X", row: 1, column: 2, width: 9) }, from: old)
        #expect(near == "\(begin)\u{1B}[2;3HX w X\(end)")
        let apart = bytes(
            {
                $0.write("X", row: 1, column: 0, width: 1)
                $0.write("X", row: 1, column: 8, width: 1)
            },
            from: old
        )
        #expect(apart == "\(begin)\u{1B}[2;1HX\u{1B}[7CX\(end)")
        #expect(bytes({ $0.fill($0.area) }, from: old) == "\(begin)\u{1B}[2;1H\u{1B}[K\(end)")
        #expect(bytes({ $0.cursor = nil }, from: old) == "\(begin)\u{1B}[?2026l")
    }

    @Test func `a changed style redraws both columns of a wide grapheme`() {
        var (old, new) = (Frame(ScreenSize(rows: 1, columns: 4)), Frame(ScreenSize(rows: 1, columns: 4)))
        old.write("❤️", row: 0, column: 0, width: 2)
        new.write("❤️", row: 0, column: 0, width: 2, style: CellStyle(isReversed: true))
        var terminal = drawn(old, .narrowVariations)

        terminal.print(FrameDiff.bytes(from: old, to: new, palette: nil))

        #expect(terminal.contents[0].map(\.style) == ["0;7", "0;7", "0", "0"])
    }

    @Test func `without colors, only reversed text has attributes`() {
        var frame = Frame(ScreenSize(rows: 1, columns: 6))
        frame.write("ab", row: 0, column: 0, width: 2, style: CellStyle(.urgent))
        frame.write("cd", row: 0, column: 2, width: 2, style: CellStyle(.urgent, isReversed: true))

        let bytes = String(decoding: FrameDiff.bytes(from: nil, to: frame, palette: nil), as: UTF8.self)

        #expect(!bytes.contains("91"))
        #expect(bytes.contains("\u{1B}[0;7mcd"))
    }
}
