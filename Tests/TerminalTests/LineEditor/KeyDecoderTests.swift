import Testing

@testable import Terminal

struct KeyDecoderTests {
    private func events(_ bytes: [UInt8]) -> [KeyDecoder.Event] {
        var decoder = KeyDecoder()
        return events(bytes, from: &decoder)
    }

    private func events(_ text: String, from decoder: inout KeyDecoder) -> [KeyDecoder.Event] {
        events(Array(text.utf8), from: &decoder)
    }

    private func events(_ bytes: [UInt8], from decoder: inout KeyDecoder) -> [KeyDecoder.Event] {
        bytes.forEach { decoder.take($0) }
        var events: [KeyDecoder.Event] = []
        while let event = decoder.next() { events.append(event) }
        return events
    }

    private func keys(_ text: String) -> [KeyDecoder.Event] {
        text.unicodeScalars.map { .key($0) }
    }

    private func paste(_ text: String) -> KeyDecoder.Event {
        .paste(Array(text.utf8))
    }

    @Test(arguments: [
        "Buy milk\n", "우유 🥛 é\u{301}", "\u{1B}[A\u{1B}OB\u{1B}b\u{1B}\u{1B}[3~x", "\u{0}\u{7F}",
    ])
    func `typed text becomes one key per scalar`(typed: String) {
        #expect(events(Array(typed.utf8)) == keys(typed))
    }

    @Test(arguments: [
        ([0xEA, 0xBE, 0x6D], 1, "m"), ([0xFF, 0x0A], 1, "\n"), ([0x80], 1, ""), ([0xC0, 0xAF], 2, ""),
        ([0xED, 0xA0, 0x80], 1, ""), ([0xE0, 0x80, 0x80, 0x61], 1, "a"), ([0xEC, 0x1B, 0x5B, 0x41], 1, "\u{1B}[A"),
        ([0xF4, 0x90, 0x80, 0x80], 1, ""), ([0xF5], 1, ""), ([0xEC, 0xEC, 0x9A, 0xB0], 1, "우"),
    ])
    func `invalid UTF-8 does not swallow the keys around it`(bytes: [UInt8], invalid: Int, typed: String) {
        #expect(events(bytes) == Array(repeating: .invalid, count: invalid) + keys(typed))
    }

    @Test func `an event can be put back, and nextKey takes only a matching key`() {
        var decoder = KeyDecoder()

        #expect(!decoder.hasEvents)
        decoder.take(0x61)
        #expect(decoder.nextKey { $0 == "b" } == nil)
        #expect(decoder.nextKey { $0 == "a" } == "a")
        decoder.take(0x62)
        decoder.putBack(.key("c"))
        #expect(decoder.hasEvents)
        #expect(decoder.next() == .key("c"))
        #expect(decoder.next() == .key("b"))
    }

    @Test(arguments: ["5~", "2~", "24~", "1;5C", "1;2A", "200;1~", "<0;10;10M", "4;80R", "?1;2c"])
    func `an unbound key sequence is dropped`(sequence: String) {
        #expect(events(Array("a\u{1B}[\(sequence)b".utf8)) == keys("ab"))

        var bound = KeyDecoder { $0 == Array("[\(sequence)".utf8) }
        #expect(events("a\u{1B}[\(sequence)b", from: &bound) == keys("a\u{1B}[\(sequence)b"))
    }

    @Test(arguments: [
        "\u{1B}]10;rgb:0000/0000/0000\u{7}", "\u{1B}P>|xterm(390)\u{1B}\\", "\u{1B}[M !!", "\u{1B}OM", "\u{1B}[[A",
    ])
    func `reports, keypad sequences and console sequences are dropped`(sequence: String) {
        #expect(events(Array("a\(sequence)b".utf8)) == keys("ab"))
    }

    @Test func `a key with Alt that could begin a sequence is one if nothing follows`() {
        for typed in ["\u{1B}O", "\u{1B}P", "\u{1B}]"] {
            var decoder = KeyDecoder()

            #expect(events(typed, from: &decoder).isEmpty)
            #expect(decoder.hasLoneIntroducer)
            decoder.timeOut()
            #expect(events("x", from: &decoder) == keys("\(typed)x"))
        }
    }

    @Test func `everything between the paste markers is one paste`() {
        let typed = "add \u{1B}[200~One\nadd\t\u{1B}[31mTwo\u{1B}\u{1B}[200~\u{1B}[201~\n"

        #expect(events(Array(typed.utf8)) == keys("add ") + [paste("One\nadd\t\u{1B}[31mTwo\u{1B}")] + keys("\n"))
    }

    @Test func `invalid UTF-8 in a paste is kept`() {
        let marks = (Array("\u{1B}[200~".utf8), Array("\u{1B}[201~".utf8))

        #expect(events(marks.0 + [0x61, 0xEA, 0xBE] + marks.1) == [.paste([0x61, 0xEA, 0xBE])])
    }

    @Test func `a paste marker may be split anywhere`() {
        let typed = Array("a\u{1B}[200~b\u{1B}[201~c".utf8)

        for split in typed.indices {
            var decoder = KeyDecoder()
            let front = events(Array(typed[..<split]), from: &decoder)
            #expect(front + events(Array(typed[split...]), from: &decoder) == keys("a") + [paste("b")] + keys("c"))
        }
    }

    @Test func `an Escape is a key of its own if nothing follows`() {
        var decoder = KeyDecoder()

        #expect(events("\u{1B}", from: &decoder).isEmpty)
        #expect(decoder.hasLoneEscape)
        decoder.timeOut()
        #expect(decoder.next() == .key("\u{1B}"))
        #expect(!decoder.hasLoneEscape)
        #expect(events("[Ad", from: &decoder) == keys("[Ad"))
    }

    @Test func `a paste marker is recognized after its Escape was emitted as a key`() {
        var decoder = KeyDecoder()

        _ = events("\u{1B}", from: &decoder)
        decoder.timeOut()
        _ = decoder.next()

        #expect(events("[200~One\nTwo\u{1B}[201~x", from: &decoder) == [paste("One\nTwo")] + keys("x"))
    }

    @Test func `an Escape inside a paste is not a key`() {
        var decoder = KeyDecoder()

        _ = events("\u{1B}[", from: &decoder)
        #expect(!decoder.hasLoneEscape)
        _ = events("200~a\u{1B}", from: &decoder)
        #expect(!decoder.hasLoneEscape)
        decoder.timeOut()
        #expect(events("[201~", from: &decoder) == [paste("a")])
    }

    @Test func `an end marker without a start and a discarded paste are dropped`() {
        var decoder = KeyDecoder()

        #expect(events("a\u{1B}[201~b", from: &decoder) == keys("ab"))
        _ = events("\u{1B}[200~One\n", from: &decoder)
        decoder.discardUnfinished()
        #expect(events("c", from: &decoder) == keys("c"))
    }
}
