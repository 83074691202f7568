import Testing
import Vocabulary

struct SyncAddressTests {
    @Test(arguments: [
        ("alice@dav.example.org", "https://dav.example.org", "alice"),
        ("alice@mail.org@dav.example.org", "https://dav.example.org", "alice@mail.org"),
        ("http://alice@127.0.0.1:5232/tasks/", "http://127.0.0.1:5232/tasks/", "alice"),
        ("alice@127.0.0.1:5232", "http://127.0.0.1:5232", "alice"),
        ("localhost:5232/tasks/", "http://localhost:5232/tasks/", nil),
        ("alice@localhost:8443", "https://localhost:8443", "alice"),
        ("alice@localhost", "https://localhost", "alice"),
        ("alice@dav.example.org:5232", "https://dav.example.org:5232", "alice"),
        ("https://dav.example.org/a@b/", "https://dav.example.org/a@b/", nil),
        ("dav.example.org/tasks/", "https://dav.example.org/tasks/", nil),
    ])
    func `an address can have a user and a scheme`(typed: String, url: String, user: String?) {
        #expect(SyncAddress(typed: typed) == SyncAddress(typed: typed, url: url, user: user))
    }
}
