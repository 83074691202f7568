import Testing

@testable import Terminal

struct TerminalKeysTests {
    private func events(_ text: String) -> [TerminalEvent] {
        var keys = TerminalKeys()
        text.utf8.forEach { keys.take($0) }
        if keys.isUndecided { keys.timeOut() }
        var events: [TerminalEvent] = []
        while let event = keys.next() { events.append(event) }
        return events
    }

    @Test(arguments: [
        ("d", "d"), ("D", "D"), ("日", "日"), (" ", "Space"), ("\r", "Enter"), ("\n", "Enter"), ("\t", "Tab"),
        ("\u{1B}", "Esc"), ("\u{7F}", "Backspace"), ("\u{8}", "Backspace"), ("\u{4}", "Ctrl-D"), ("\u{1A}", "Ctrl-Z"),
        ("\u{1C}", "Ctrl-\\"), ("\u{0}", "Ctrl-Space"), ("\u{1B}b", "Alt-b"), ("\u{1B}\r", "Alt-Enter"),
        ("\u{1B}\u{4}", "Ctrl-Alt-D"), ("\u{1B}\u{7F}", "Alt-Backspace"), ("\u{1B}[", "Alt-["), ("\u{1B}[A", "Up"),
        ("\u{1B}OB", "Down"), ("\u{1B}[1;5C", "Ctrl-Right"), ("\u{1B}[1;2D", "Shift-Left"), ("\u{1B}[1;3H", "Alt-Home"),
        ("\u{1B}[1;9F", "Alt-End"), ("\u{1B}[3~", "Delete"), ("\u{1B}[3;5~", "Ctrl-Delete"), ("\u{1B}[5~", "PgUp"),
        ("\u{1B}[6;2~", "Shift-PgDn"), ("\u{1B}[2~", "Insert"), ("\u{1B}[7~", "Home"), ("\u{1B}[Z", "Shift-Tab"),
        ("\u{1B}OP", "F1"), ("\u{1B}[15~", "F5"), ("\u{1B}[24~", "F12"), ("\u{1B}[[C", "F3"),
        ("\u{1B}[13;5u", "Ctrl-Enter"),
        ("\u{1B}[100;5u", "Ctrl-D"),
    ])
    func `bytes become keys, whose names can be read again`(bytes: String, name: String) throws {
        let press = try #require(KeyPress(name: name))

        #expect(events(bytes) == [.key(press)])
        #expect(press.name == name)
    }

    @Test(arguments: [
        ("\u{1B}[<0;12;3M", MouseEvent(.press, row: 2, column: 11)),
        ("\u{1B}[<0;12;3m", MouseEvent(.release, row: 2, column: 11)),
        ("\u{1B}[<64;1;1M", MouseEvent(.wheelUp, row: 0, column: 0)),
        ("\u{1B}[<65;300;1M", MouseEvent(.wheelDown, row: 0, column: 299)),
        ("\u{1B}[<16;1;1M", MouseEvent(.press, row: 0, column: 0, modifiers: .control)),
        ("\u{1B}[<2;1;1M", MouseEvent(.other, row: 0, column: 0)),
    ])
    func `reports of the mouse have a place from 0`(bytes: String, expected: MouseEvent) {
        #expect(events(bytes) == [.mouse(expected)])
    }

    @Test(arguments: ["\u{1B}[<0;0;3M", "\u{1B}[<0;3M", "\u{1B}[99~", "\u{1B}[I", "\u{1B}OZ", "\u{85}", "\u{1B}[u"])
    func `sequences without a meaning are no keys`(bytes: String) {
        #expect(events(bytes) == [.unknown])
    }

    @Test func `a paste has lines without control characters`() {
        #expect(events("\u{1B}[200~a\r\nb\u{1B}[31m\tc\u{1B}[201~") == [.paste(["a", "b c"])])
    }

    @Test(arguments: [
        ("ctrl-d", "Ctrl-D"), ("CTRL-D", "Ctrl-D"), ("alt-enter", "Alt-Enter"), ("space", "Space"), ("f5", "F5"),
        ("f", "f"),
        ("J", "J"), ("-", "-"), ("Ctrl--", "Ctrl--"), ("ㅇ", "d"), ("Ctrl-ㄲ", "Ctrl-R"), ("pgdn", "PgDn"),
        ("Alt-J", "Alt-J"),
    ])
    func `the names of keys are read in any case`(typed: String, name: String) {
        #expect(KeyPress(name: typed)?.name == name)
    }

    @Test(arguments: ["", "ab", "Hyper-d", "Ctrl-", "F0", "F99", "Shift-a", " ", "Ctrl-ab", "가", "ㅘ"])
    func `other words are no keys`(typed: String) {
        #expect(KeyPress(name: typed) == nil)
    }

    @Test(arguments: [
        ("ㅇ", "d"), ("ㅁ", "a"), ("ㅑ", "i"), ("ㅖ", "P"), ("ㄲ", "R"), ("ㅘ", "hk"), ("어", "dj"), ("각", "rkr"),
        ("값", "rkqt"),
        ("힣", "glg"),
    ])
    func `Hangul stands for the letters on its keys`(typed: Unicode.Scalar, letters: String) {
        let expected = letters.unicodeScalars.map { KeyPress(.character($0)) }

        #expect(HangulKeys.presses(KeyPress(.character(typed))) == expected)
    }

    @Test(arguments: ["d", "é", "漢"] as [Unicode.Scalar])
    func `other letters stand for themselves`(typed: Unicode.Scalar) {
        #expect(HangulKeys.presses(KeyPress(.character(typed))) == [KeyPress(.character(typed))])
        #expect(HangulKeys.presses(KeyPress(.up)) == [KeyPress(.up)])
    }
}
