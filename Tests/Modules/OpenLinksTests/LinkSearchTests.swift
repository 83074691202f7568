import Testing

@testable import OpenLinks

struct LinkSearchTests {
    @Test(arguments: [
        ("Read https://example.org/a?b=c#d today", ["https://example.org/a?b=c#d"]),
        ("(see http://example.org/wiki/Swift_(language)).", ["http://example.org/wiki/Swift_(language)"]),
        (
            "[notes](https://example.org/x) and <mailto:ann@example.org>",
            ["https://example.org/x", "mailto:ann@example.org"]
        ),
        ("HTTPS://EXAMPLE.ORG! https://example.org/한글…", ["HTTPS://EXAMPLE.ORG", "https://example.org/한글"]),
        ("https://a.example\nhttps://b.example\nhttps://a.example", ["https://a.example", "https://b.example"]),
        ("\"https://example.org/q\"", ["https://example.org/q"]),
        ("“https://a.example/q”, 「https://b.example」。", ["https://a.example/q", "https://b.example"]),
        ("https://a.example\u{00A0}b https://c.example\u{202E}d", ["https://a.example", "https://c.example"]),
        ("mailto:ann@example.org?attach=/etc/passwd", ["mailto:ann@example.org"]),
        ("xhttps://example.org file:///etc/passwd javascript:alert(1) https:// mailto:", []), ("", []),
    ])
    func `addresses are found without the sentence around them`(text: String, addresses: [String]) {
        #expect(LinkSearch.addresses(in: text) == addresses)
    }
}
