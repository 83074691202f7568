import Terminal
import TestKit
import Testing
import UnicodeText

@testable import Screen

struct InputStateTests {
    private func typed(_ bytes: String, _ text: String = "", history: [String] = []) -> InputState {
        var state = InputState(text, history: history)
        var keys = TerminalKeys()
        bytes.utf8.forEach { keys.take($0) }
        while let event = keys.next() { _ = state.handle(event) }
        return state
    }

    /// The text with a bar at the cursor.
    private func bar(_ state: InputState) -> String {
        "\(state.front)|\(state.text.dropFirst(state.front.count))"
    }

    private static let edits: [(String, String)] = [
        ("Buy milk", "Buy milk|"), ("우유 사기", "우유 사기|"), ("ab\u{7F}", "a|"), ("👨‍👩‍👧\u{7F}", "|"), ("e\u{301}\u{7F}", "|"),
        ("각\u{7F}", "|"), ("ab\u{1}x", "x|ab"), ("ab\u{1}\u{5}x", "abx|"), ("ab\u{2}\u{2}\u{6}x", "ax|b"),
        ("ab\u{1B}[D\u{1B}[D\u{1B}[Cx", "ax|b"), ("ab\u{1}\u{4}", "|b"), ("ab\u{1}\u{1B}[3~", "|b"),
        ("buy oat milk\u{17}", "buy oat |"), ("buy oat  \u{17}", "buy |"), ("due:fri\u{17}", "|"),
        ("a\u{1}b\u{15}", "|"),
        ("ab cd\u{1}\u{6}\u{B}", "a|"), ("due:fri\u{1B}\u{7F}", "due:|"), ("a b c\u{1B}b\u{1B}bx", "a x|b c"),
        ("a bc\u{1}\u{1B}f\u{1B}fx", "a bcx|"), ("a bc\u{1}\u{1B}d", "| bc"), ("a bc\u{1B}[1;5Dx", "a x|bc"),
        ("ab cd\u{17}\u{1}\u{19}", "cd|ab "), ("\u{1B}[200~one\ntwo\u{1B}[201~", "one two|"),
        ("\u{1B}[H\u{1B}[Fa", "a|"),
        ("a\u{1B}[201~\u{7}\u{1B}[99~b", "ab|"), ("\u{1112}\u{1161}\u{11AB}", "한|"), ("🇰🇷\u{2}x", "x|🇰🇷"),
    ]

    @Test(arguments: edits)
    func `a line is edited by graphemes and words`(bytes: String, expected: String) {
        #expect(bar(typed(bytes)) == expected)
    }

    @Test(arguments: [
        ("\u{1B}[A", "two|"), ("\u{1B}[A\u{1B}[A", "one|"), ("\u{1B}[A\u{1B}[A\u{1B}[A", "one|"), ("\u{10}\u{E}", "x|"),
        ("\u{1B}[B", "x|"), ("\u{1B}[Ay\u{1B}[B", "x|"), ("\u{1B}[Ay\u{1B}[A\u{1B}[B", "twoy|"),
        ("\u{1B}[Ay\u{1B}[Bz\u{1B}[A", "twoy|"), ("\u{1B}[Ay\u{1B}[Bz\u{1B}[A\u{1B}[B", "xz|"),
    ])
    func `the history replaces the line, which comes back after its end`(bytes: String, expected: String) {
        #expect(bar(typed(bytes, "x", history: ["one", "two"])) == expected)
    }

    @Test func `an accepted line leaves the others of the history as they were`() {
        var state = typed("\u{1B}[Ay\u{1B}[Az", history: ["one", "two"])
        state.remember()

        #expect(state.history == ["one", "two", "onez"])
        state.set("")
        for expected in ["onez|", "two|", "one|"] {
            _ = state.handle(.key(KeyPress(.up)))
            #expect(bar(state) == expected)
        }
    }

    @Test(arguments: [
        ("\r", InputState.Effect.accepted), ("\u{1B}\r", .acceptedAndStays), ("\t", .completion(isBackward: false)),
        ("\u{1B}[Z", .completion(isBackward: true)), ("\u{3}", .cancelled), ("x", .changed), ("\u{1}", .refused),
        ("\u{7F}", .refused), ("\u{17}", .refused), ("\u{B}", .refused), ("\u{1B}[A", .refused), ("\u{18}", .refused),
        ("\u{1B}[200~\u{1B}[201~", .refused),
    ])
    func `a key has an effect`(bytes: String, expected: InputState.Effect) throws {
        var state = InputState()
        var keys = TerminalKeys()
        bytes.utf8.forEach { keys.take($0) }

        let next = keys.next()
        let event = try #require(next)

        #expect(state.handle(event) == expected)
        var escape = InputState("x")
        #expect(escape.handle(.key(KeyPress(.escape))) == .cancelled)
    }

    @Test func `a completion replaces the text before the cursor`() {
        var state = InputState("call +he today")
        for _ in 0..<6 { _ = state.handle(.key(KeyPress(.left))) }

        state.insert("+health", replacing: "+he")

        #expect(bar(state) == "call +health| today")
    }

    private func shown(_ state: inout InputState, width: Int) -> (text: String, cursor: Int) {
        let shown = state.shown(width: width)
        return (shown.pieces.map(\.text).joined(), shown.cursor)
    }

    @Test(arguments: [
        ("abc", 8, "abc", 3), ("abcdefgh", 8, "…cdefgh", 7), ("abcdefg", 8, "abcdefg", 7), ("우유를 사기", 8, "… 사기", 6),
        ("", 8, "", 0), ("abcdefghij\u{1}", 8, "abcdefg…", 0), ("abcdefghij\u{1}\u{6}\u{6}", 8, "abcdefg…", 2),
        ("abcdefghij\u{1B}[D\u{1B}[D", 8, "…defghij", 6), ("👨‍👩‍👧👨‍👩‍👧👨‍👩‍👧👨‍👩‍👧", 8, "…👨‍👩‍👧👨‍👩‍👧👨‍👩‍👧", 7),
        ("abcdefghij\u{17}", 8, "", 0), ("a", 1, "…", 0), ("a", 0, "", 0),
    ])
    func `a long line is shown around the cursor`(bytes: String, width: Int, text: String, cursor: Int) {
        var state = typed(bytes)

        let shown = shown(&state, width: width)

        #expect(shown.cursor == cursor)
        if width > 1 { #expect(shown.text == text) }
    }

    @Test func `marked parts have their style`() {
        var state = InputState("Buy du:fri")

        let pieces = state.shown(width: 20, marks: [InputState.Mark(4..<10, .urgent)]).pieces

        #expect(pieces.map(\.text).joined() == "Buy du:fri")
        #expect(pieces.map { $0.style == .urgent } == (0..<10).map { $0 >= 4 })
    }

    @Test func `a long paste is shown at its end`() {
        var state = InputState("add ")
        _ = state.handle(.paste([String(repeating: "0123456789", count: 20_000)]))

        let shown = shown(&state, width: 10)

        #expect(shown.text == "…23456789" && shown.cursor == 9)
    }

    @Test func `after any keys, the cursor is at a grapheme that is shown`() {
        var chance = Chance(seed: 11)
        let keys = Self.control + ["a", "우", "👍", "\u{1F3FD}", "\u{200D}", "\u{301}", " ", "ㅎ", "\u{FE0F}", "🇰", "🇷"]
        var state = InputState(history: ["one", "우유 사기 그리고 아주 긴 줄 하나 더", "👨‍👩‍👧"])
        for _ in 0..<20_000 {
            var lexer = TerminalKeys()
            keys[chance.number(0...keys.count - 1)].utf8.forEach { lexer.take($0) }
            while let event = lexer.next() { _ = state.handle(event) }
            let width = chance.number(2...30)
            let (pieces, cursor) = state.shown(width: width)
            let shown = pieces.map(\.text).joined()
            guard (0..<width).contains(cursor), UnicodeText.width(shown) <= width, state.text.hasPrefix(state.front)
            else {
                Issue.record("\(width): \(shown), cursor \(cursor), \(bar(state))")
                return
            }
            if state.text.count > 60 { state.set("") }
        }
    }

    private static let control =
        [
            "\u{7F}", "\u{1}", "\u{5}", "\u{2}", "\u{6}", "\u{4}", "\u{17}", "\u{15}", "\u{B}", "\u{19}", "\u{1B}b",
            "\u{1B}f",
        ]
        + ["\u{1B}[A", "\u{1B}[B", "\u{1B}d"]
}
