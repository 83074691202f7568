import CommandLine
import TestKit
import Testing
import Vocabulary

@testable import SyncList

struct SyncListSentencesTests {
    @Test(arguments: [
        (
            SyncListFailure.needsUser(url: "http://127.0.0.1:80/dav"),
            "The server requires a user name. Run sync http://USER@127.0.0.1:80/dav."
        ),
        (
            .listExists(.init(url: "https://a.org/home/", name: "Home", isWritable: true), user: "alice"),
            "The server already has a list “Home”. To use it, run sync https://alice@a.org/home/."
        ),
        (
            .noPassword(.notPrivate(path: "/p")),
            "Other users can read /p. Run chmod 600 /p, and then sync again."
        ),
        (
            .server(.unsafeAddress("http://a.org/")),
            "http://a.org/ is not encrypted, so adder sends no password there. Use https."
        ),
        (
            .passwordOfOther(
                PasswordOwner(user: "alice", server: "https://b.org:8443"),
                stored: "https://alice@a.org"
            ),
            "The stored password is for https://alice@a.org, not for https://alice@b.org:8443. If you trust this server, run "
                + "sync login."
        ),
        (
            .passwordOfOther(PasswordOwner(user: "a+b@c.org", server: "https://a.org"), stored: nil),
            "The server of the stored password is unknown. Run sync login, or, if it is for this server, set "
                + "sync.password-for to https://a+b@c.org@a.org."
        ),
        (.server(.busy(until: .saturday)), "The server asks adder to wait until 09:30. Try again later."),
        (
            .server(.moved(to: "https://b.org/")),
            "The server redirects adder to https://b.org/. If the list is there now, run sync --forget and sync https://b.org/."
        ),
        (
            .server(.missingProgram("curl")),
            "curl is not installed. Install it, for example with apt install curl."
        ),
    ])
    func `a failure says what to do`(failure: SyncListFailure, sentence: String) {
        #expect(SyncListSentences.errorMessage(failure, FakeRouter()).sentence == sentence)
    }

    @Test func `removals by other syncs are mentioned`() {
        #expect(
            SyncListSentences.manyRemovals(1, of: 10, after: 10)
                == "This sync would remove 1 of 10 items from your list, and others have removed 10 in the last 24 hours. "
                + "Remove it?"
        )
    }

    @Test func `many duplicates are summed up`() {
        let pair = [ItemName(id: 1, title: "Rest"), ItemName(id: 8, title: "Rest")]

        let counts = [0, 1, 5].map { SyncListSentences.duplicates(Array(repeating: pair, count: $0)).count }
        #expect(counts == [0, 1, 5])
        #expect(SyncListSentences.duplicates(Array(repeating: pair, count: 6)).last == "Another pair looks the same.")
        #expect(SyncListSentences.duplicates(Array(repeating: pair, count: 9)).last == "4 more pairs look the same.")
    }

    @Test func `a pause says when it ends`() {
        #expect(SyncListSentences.pause(nil, FakeRouter()) == [])
        #expect(SyncListSentences.pause(.until(.saturday), FakeRouter())[0].hasSuffix("waits until 09:30."))
        #expect(SyncListSentences.pause(.denied, FakeRouter())[0].hasSuffix("waits until you run sync."))
    }
}
