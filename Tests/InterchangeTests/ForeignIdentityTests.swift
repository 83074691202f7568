import Interchange
import Testing
import Vocabulary

struct ForeignIdentityTests {
    @Test func `UUIDs depend on the format and the text only`() {
        let (first, second) = (ForeignIdentity(.iCalendar), ForeignIdentity(.iCalendar))

        #expect(first.uuid(forIdentity: "a@b") == second.uuid(forIdentity: "a@b"))
        #expect(first.uuid(forIdentity: "a@b") != first.uuid(forIdentity: "a@c"))
        #expect(first.uuid(forIdentity: "a@b") != ForeignIdentity(.csv).uuid(forIdentity: "a@b"))
    }

    @Test func `a UUID is its own identity, in any case`() {
        let text = "019AB5C2-7E40-7D3E-9C41-6F0B8A2D5E11"

        #expect(ForeignIdentity(.iCalendar).uuid(forIdentity: text).description == text.lowercased())
    }

    @Test func `equal items of a file get different UUIDs, the same each time`() {
        var (first, second) = (ForeignIdentity(.todoTxt), ForeignIdentity(.todoTxt))

        let uuids = (0..<3).map { _ in first.uuid(forContent: "buy milk") }

        #expect(Set(uuids).count == 3)
        #expect(uuids == (0..<3).map { _ in second.uuid(forContent: "buy milk") })
    }

    @Test(arguments: [
        ("a\u{0}b\u{7}c\u{1B}[31m\u{7F}", "abc[31m"), ("one\r\ntwo\rthree\nfour", "one\ntwo\nthree\nfour"),
        ("\u{FFFE}x\u{FFFF}", "x"), ("a\u{9B}2J\u{85}b", "a2Jb"),
    ])
    func `control characters and noncharacters are removed`(text: String, cleaned: String) {
        #expect(ForeignText.cleaned(text) == cleaned)
    }

    @Test(arguments: ["", "plain", "tab\tand\nline", "물 👩🏽‍🚀", "\u{FEFF}é"])
    func `other text is left alone`(text: String) {
        #expect(ForeignText.cleaned(text) == nil)
    }
}
