import Interchange
import Testing
import Vocabulary

struct TextEncodingTests {
    private func encoding(_ bytes: [UInt8], portion: Int = 4_096) -> TextEncoding {
        TextEncoding(of: Exchange.source(bytes, portion: portion))
    }

    /// Returns bytes of any encoding in which these are the characters of Latin-1.
    private func bytes(_ text: String) -> [UInt8] { text.unicodeScalars.map { UInt8(truncatingIfNeeded: $0.value) } }

    @Test(arguments: [
        [0xFF, 0xFE], [0xFE, 0xFF], [0xFF, 0xFE, 0x61, 0x00], [0xFE, 0xFF, 0x00, 0x61], [0xFF, 0xFE, 0x00, 0xD8],
    ])
    func `a byte order mark shows UTF-16`(bytes: [UInt8]) {
        #expect([1, 2, 100].map { encoding(bytes, portion: $0) } == [.utf16, .utf16, .utf16])
        #expect(TextEncoding(beginning: bytes) == .utf16)
    }

    @Test(arguments: ["", "Milk\n", "Caf\u{E9} au lait", "물", "\u{FEFF}a", "a\u{0}\u{E9}", "„Gruß“"])
    func `UTF-8 and ASCII are recognized`(text: String) {
        #expect(encoding(Array(text.utf8)) == .utf8)
    }

    @Test func `UTF-32 and UTF-16 without a mark are left to the readers`() {
        #expect(encoding([0xFF, 0xFE, 0, 0, 0x61, 0, 0, 0]) == .utf8 && encoding([0x61, 0, 0x62, 0]) == .utf8)
    }

    @Test(arguments: [
        "Prüfung\n\u{96} 5 \u{80}", "Grüße an Käthe", "\u{84}Gruß\u{93}", "Don\u{92}t forget", "l\u{92}été, où",
        "qu\u{92}à Paris", "créée", "«\u{A0}Noël\u{A0}»", "une \u{9C}uvre", "¿Qué? ¡Hola!", "São João, AÇÃO, ações",
        "50 m², 20 °C",
        "Smørrebrød på båden", "Åk till ön på måndag", "perché più così", "5\u{A0}\u{80}", "\u{93}Öffnen\u{94}\u{85}",
        "à",
        "\"Caf\u{E9}\";x\r\n", "\u{DC}ben\u{85}", "Ann \u{96} Bob", "a\u{A0}b", "süß\u{93}", "§ 5, 3 × 4", "sí, mañana",
    ])
    func `text of Western Europe is recognized`(text: String) {
        #expect([1, 3, 100].map { encoding(bytes(text), portion: $0) } == [.windows1252, .windows1252, .windows1252])
    }

    @Test(arguments: [
        // Bytes that Windows-1252 doesn't have, also after others.
        "Käse f\u{81}r", "é\u{8D}", "\u{9D}a é", "é\n\u{90}",
        // Valid UTF-8, and a mix with it.
        "é Ã©", "FÃ¼r", "Ã\u{A0}", "CafÃ© für",
        // DOS and the Mac: “Käse”, “été”, “für”, “don’t”, ““Hello””, “España”.
        "K\u{84}se", "\u{82}t\u{82}", "f\u{9F}r", "donÕt", "ÒHelloÓ", "Espa\u{96}a",
        // Polish, Czech, Turkish, Hungarian, Romanian, Lithuanian, Russian, Greek.
        "Zrobiæ ³ad", "p³ot", "by³", "Pøíští týden vìc", "kue ý", "yarýn", "iþ", "idõ, öt ûr", "pânã în oraº", "ðis",
        "raèun, kuæa", "Fõzni", "\u{84}\u{A0}", "Êóïèòü ìîëîêî", "ÃÜëá",
    ])
    func `signs of other encodings are not overlooked`(text: String) {
        #expect([1, 3, 100].map { encoding(bytes(text), portion: $0) } == [.utf8, .utf8, .utf8])
    }

    @Test(
        arguments: [
            // “1本” in Shift-JIS, “榛” in GBK
            [0x31, 0x96, 0x7B], [0x61, 0x20, 0xE9, 0xBB],
            // GBK: “买”, “买牛奶”, “U盘”, “T恤”, “A级”, “卡拉OK”, “去”, “可”, “。”, “，”
            [0xC2, 0xF2], [0xC2, 0xF2, 0xC5, 0xA3, 0xC4, 0xCC], [0x55, 0xC5, 0xCC], [0x54, 0xD0, 0xF4],
            [0x41, 0xBC, 0xB6],
            [0xBF, 0xA8, 0xC0, 0xAD, 0x4F, 0x4B], [0xC8, 0xA5], [0xBF, 0xC9], [0x61, 0xA1, 0xA3],
            [0x61, 0xA3, 0xAC, 0x62],
            // CP949: “물”, “장보기”, “A물”
            [0xB9, 0xB0], [0xC0, 0xE5, 0xBA, 0xB8, 0xB1, 0xE2], [0x41, 0xB9, 0xB0],
            // Shift-JIS: “ミルク”, “牛乳”, “3日”; Big5: “牛奶”, “你”; EUC-JP: “牛乳”
            [0x83, 0x7E, 0x83, 0x8B, 0x83, 0x4E], [0x8B, 0x8D, 0x93, 0xFB], [0x33, 0x93, 0xFA],
            [0xA4, 0xFB, 0xA5, 0xA4],
            [0xA7, 0x41], [0xB5, 0xED, 0xC6, 0xFD],
        ] as [[UInt8]]
    )
    func `East Asian characters are not letters of Windows-1252`(bytes: [UInt8]) {
        for text in [bytes, bytes + [0x0A], [0x61, 0x0A] + bytes + [0x0D, 0x0A, 0x61]] {
            #expect(encoding(text) == .utf8 && encoding(text, portion: 1) == .utf8)
        }
    }

    @Test func `a fold of a calendar can divide a character`() {
        let (start, end) = (Array("BEGIN:VTODO\r\nSUMMARY:a".utf8), Array("b\r\nEND:VTODO\r\n".utf8))

        #expect(encoding(start + [0xC3, 0x0D, 0x0A, 0x20, 0xBC] + end) == .utf8)
        #expect(encoding(start + [0xFC, 0x0D, 0x0A, 0x20] + end) == .windows1252)
    }

    @Test func `the end of a beginning is not judged`() {
        #expect(TextEncoding(beginning: bytes("Käse und Ã")) == .windows1252)
        #expect(TextEncoding(beginning: bytes("Milch und Ã")) == .utf8)
    }

    @Test func `only the beginning of a large file is read`() {
        var count = 0
        let encoding = TextEncoding {
            count += 1
            return [UInt8](repeating: 0x61, count: 1 << 16)
        }

        #expect(encoding == .utf8 && count < 300)
    }
}
