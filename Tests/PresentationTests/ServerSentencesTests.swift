import Presentation
import ProgramOutput
import TestKit
import Testing
import Vocabulary

struct ServerSentencesTests {
    @Test(
        arguments: [
            (
                .needsUser(url: "http://127.0.0.1:80/dav"),
                "The server requires a user name. Run sync http://USER@127.0.0.1:80/dav."
            ),
            (
                .noPassword(.notPrivate(path: "/p")),
                "Other users can read /p. Run chmod 600 /p, and then sync again."
            ),
            (
                .unsafeAddress("http://a.org/"),
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
            (.busy(until: .saturday), "The server asks adder to wait until 09:30. Try again later."),
            (
                .moved(to: "https://b.org/x", user: "alice"),
                "The server redirects adder to https://b.org/x. If the list is there now, run sync --forget and sync "
                    + "https://alice@b.org/x."
            ),
            (
                .needsPassword(user: "alice", host: "127.0.0.1", server: "http://127.0.0.1:5232"),
                "The password for alice at 127.0.0.1 is missing. Store it with sync login http://alice@127.0.0.1:5232."
            ),
            (
                .moved(to: "https://b.org/"),
                "The server redirects adder to https://b.org/. If the list is there now, run sync --forget and sync https://b.org/."
            ),
            (
                .missingProgram("curl"),
                "curl is not installed. Install it, for example with apt install curl."
            ),
        ] as [(ServerFailure, String)]
    )
    func `a failure says what to do`(failure: ServerFailure, sentence: String) {
        #expect(ErrorMessage(failure, FakeRouter()).sentence == sentence)
    }

    @Test(arguments: [
        (ServerList(url: "https://a/x/", name: "X", isWritable: true), "X"),
        (ServerList(url: "https://a/x/", name: "X", isWritable: false, isInUse: true), "X (in use, read-only)"),
        (ServerList(url: "https://a/x/", name: nil, isWritable: false), "(read-only)"),
    ])
    func `a list is shown with the reasons to choose another`(list: ServerList, name: String) {
        #expect(ServerSentences.name(of: list) == name)
    }

    @Test func `the heading of lists names the address as typed`() {
        let address = SyncAddress(typed: "alice@a")
        let list = ServerList(url: "https://a/x/", name: "X", isWritable: true)

        #expect(ServerSentences.heading(of: [list], at: address) == "Task lists at alice@a")
        #expect(ServerSentences.heading(of: [], at: address) == "There are no task lists at alice@a")
    }
}
