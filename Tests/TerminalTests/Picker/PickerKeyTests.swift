import Testing

@testable import Terminal

struct PickerKeyTests {
    private func keys(_ bytes: [UInt8]) -> [PickerKey] {
        var keys = TerminalKeys()
        var found: [PickerKey] = []
        for byte in bytes {
            keys.take(byte)
            while let event = keys.next() { found.append(PickerKey(event)) }
        }
        keys.timeOut()
        while let event = keys.next() { found.append(PickerKey(event)) }
        return found
    }

    @Test(arguments: [
        ("a", [PickerKey.text("a")]), ("우유", [.text("우"), .text("유")]), ("\r\n", [.enter, .enter]),
        ("\t\u{1B}[Z", [.tab, .backTab]), ("\u{1B}[A\u{1B}OB", [.up, .down]), ("\u{10}\u{0E}", [.up, .down]),
        ("\u{1B}[5~\u{1B}[6~", [.pageUp, .pageDown]), ("\u{1B}[H\u{1B}[1~\u{1B}OH", [.home, .home, .home]),
        ("\u{1B}[F\u{1B}[4~\u{1B}OF", [.end, .end, .end]), ("\u{7F}\u{08}", [.backspace, .backspace]),
        ("\u{15}\u{17}\u{04}", [.deleteAll, .deleteWord, .endOfInput]), ("\u{07}", [.escape]), ("\u{1B}", [.escape]),
        ("\u{1B}xy", [.unknown, .text("y")]), ("\u{1B}[Da\u{1B}[3~", [.unknown, .text("a"), .unknown]),
        ("\u{1B}[1;5Ca\u{01}", [.unknown, .text("a"), .unknown]),
        ("\u{1B}[200~two\nlines\u{1B}[31m\u{1B}[201~\r", [.text("two lines"), .enter]),
    ])
    func `bytes become keys`(bytes: String, expected: [PickerKey]) {
        #expect(keys(Array(bytes.utf8)) == expected)
    }

    @Test func `bytes that are not UTF-8 have no meaning`() {
        #expect(keys([0x61, 0xFF, 0x62]) == [.text("a"), .unknown, .text("b")])
    }
}
