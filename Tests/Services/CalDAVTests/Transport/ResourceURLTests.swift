import CalDAV
import Testing

struct ResourceURLTests {
    private func url(_ text: String) throws -> ResourceURL {
        try #require(ResourceURL(text))
    }

    @Test(arguments: [
        ("https://Example.org", "https://example.org/"), ("https://example.org:443/a", "https://example.org/a"),
        ("HTTP://localhost:8080/a?b#c", "http://localhost:8080/a?b"), ("https://[::1]:8443/", "https://[::1]:8443/"),
        ("https://example.org/a b/é\"%40", "https://example.org/a%20b/%C3%A9%22%40"),
        ("https://example.org?q", "https://example.org/?q"), ("https://bücher.example/", "https://bücher.example/"),
    ])
    func `addresses are normalized, but paths stay as they are spelled`(_ text: String, _ normal: String) throws {
        #expect(try url(text).text == normal)
    }

    @Test(arguments: [
        "", "example.org", "ftp://example.org", "https://", "https://user@example.org", "https://u:p@example.org",
        "https://a b/", "https://example.org:99999/", "https://example.org:x/", "https://[::1/", "https://-oProxy/",
        "https://a\nb/", "https:///path",
    ])
    func `other texts are not addresses`(_ text: String) {
        #expect(ResourceURL(text) == nil)
    }

    @Test(arguments: [
        ("https://example.org/", true), ("http://example.org/", false), ("http://localhost/", true),
        ("http://127.0.0.1:5232/", true), ("http://[::1]/", true), ("http://127.example.org/", false),
        ("http://localhost.example.org/", false), ("http://127.0.0.1.example.org/", false),
    ])
    func `passwords are sent encrypted or within this machine`(_ text: String, _ isSafe: Bool) throws {
        #expect(try url(text).isSafe == isSafe)
    }

    @Test(arguments: [
        ("/x/", "https://example.org/x/"), ("c.ics", "https://example.org/a/c.ics"),
        ("//other.org/x", "https://other.org/x"), ("https://other.org/x", "https://other.org/x"),
        ("http://example.org/x", "https://example.org/x"), ("http://other.org/x", "http://other.org/x"),
        ("a:b", nil), ("mailto:x@y", nil),
    ])
    func `references are resolved`(_ reference: String, _ result: String?) throws {
        #expect(try url("https://example.org/a/b").resolving(reference)?.text == result)
    }

    @Test(arguments: [
        ("https://example.org/", "https://example.org/x", true), ("https://example.org/", "https://other.org/", false),
        ("https://example.org/", "https://example.org:8443/", false),
        ("http://localhost:81/", "http://localhost:82/", false), ("https://localhost/", "http://localhost/", true),
        ("http://localhost/", "https://localhost/", false), ("https://localhost:8443/", "http://localhost/", false),
        ("https://localhost:5232/", "http://localhost:5232/", false),
        ("https://localhost/", "http://localhost:81/", false),
        ("https://localhost:80/", "http://localhost:80/", false),
    ])
    func `only the same server or its encrypted form gets a password`(
        _ text: String,
        _ other: String,
        _ isSame: Bool
    ) throws {
        #expect(try url(text).isSameServer(as: url(other)) == isSame)
    }

    @Test(arguments: [
        ("https://a.example/u/t/", "https://a.example/u/"), ("https://a.example/u/t", "https://a.example/u/"),
        ("https://a.example/t/", "https://a.example/"), ("https://a.example/", "https://a.example/"),
    ])
    func `an address has a parent`(text: String, parent: String) {
        #expect(ResourceURL(text)?.parent.text == parent)
    }
}
