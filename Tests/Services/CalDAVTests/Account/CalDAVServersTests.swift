import Almanac
import CalDAV
import Glibc
import Keyring
import TestKit
import Testing
import Vocabulary

struct CalDAVServersTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    private func servers(_ source: PasswordSource?, owner: String? = "https://alice@a.example") -> CalDAVServers {
        CalDAVServers(
            storedPassword: source.map { StoredPassword(source: $0, owner: owner) },
            certificates: nil,
            clock: FixedClock.saturday
        )
    }

    private func owner(at server: RealServer) -> String {
        PasswordOwner(user: RealServer.user, server: server.url.origin).address
    }

    private func address(of server: RealServer) -> SyncAddress {
        SyncAddress(typed: "", url: server.url.text, user: RealServer.user)
    }

    private func passwordFile(_ text: String, mode: mode_t = 0o600) throws -> PasswordSource {
        let path = "\(folder.path)/password"
        try Files.write(text.utf8, to: path)
        chmod(path, mode)
        return .file(path)
    }

    private func failure(
        _ source: PasswordSource?,
        owner: String? = "https://alice@a.example",
        _ url: String = "https://a.example/",
        user: String = "alice"
    ) -> ServerFailure? {
        do throws(ServerFailure) {
            _ = try servers(source, owner: owner).collection(url, user: user, password: nil)
            return nil
        } catch {
            return error
        }
    }

    @Test func `the lists of a server are found, and one can be created`() throws {
        let server = try RealServer(.radicale)
        let servers = servers(try passwordFile("\(RealServer.password)\n"), owner: owner(at: server))
        let address = address(of: server)

        let empty = try servers.lists(at: address, password: nil)
        let created = try servers.lists(at: address, password: nil, creating: "My Tasks").created
        let again = try servers.lists(at: address, password: nil, creating: "my tasks")
        let made = try #require(created)
        let mistyped = SyncAddress(typed: "", url: made.url.replacing("mytasks", with: "mytask"), user: RealServer.user)
        let others = try servers.lists(at: mistyped, password: RealServer.password)

        #expect(empty == FoundLists([]) && made.name == "My Tasks" && made.url.hasSuffix("/mytasks/"))
        #expect(again == FoundLists([made]) && others == FoundLists([made], isAtAddress: false))
    }

    @Test func `a wrong password is refused`() throws {
        let server = try RealServer(.radicale)
        let servers = servers(try passwordFile("wrong"), owner: owner(at: server))

        #expect(throws: ServerFailure.wrongPassword) { try servers.lists(at: address(of: server), password: nil) }
    }

    @Test func `a password that can't be read is an error that says why`() throws {
        #expect(failure(nil) == .needsPassword(user: "alice", host: "a.example", server: "https://a.example"))
        #expect(
            failure(try passwordFile("secret", mode: 0o644))
                == .noPassword(.notPrivate(path: "\(folder.path)/password"))
        )
        #expect(
            failure(.file("/nowhere"))
                == .noPassword(.unreadable(path: "/nowhere", reason: "No such file or directory"))
        )
        #expect(failure(.program(["false"])) == .noPassword(.programFailed("false", reason: "exit status 1")))
        #expect(failure(.program(["true"])) == .noPassword(.missing("true")))
        #expect(
            failure(.program(["no-such-program"]))
                == .noPassword(.programFailed("no-such-program", reason: "it is not installed"))
        )
    }

    @Test(arguments: [
        ("alice@a.example", "https://a.example/dav/tasks/"), ("https://alice@A.example:443/x/", "https://a.example/"),
        ("alice@a.example:8443", "https://a.example:8443/"), ("http://alice@localhost:5232", "http://localhost:5232/"),
    ])
    func `a stored password is for all addresses of its server`(owner: String, url: String) {
        #expect(failure(.program(["echo", "secret"]), owner: owner, url) == nil)
    }

    @Test(
        arguments: [
            ("alice@a.example", "https://b.example/", "alice"), ("alice@a.example", "https://a.example:8443/", "alice"),
            ("alice@a.example", "https://a.example/", "bob"), ("a.example", "https://a.example/", "alice"),
            ("https://alice@localhost", "http://localhost/", "alice"),
            ("alice@a.example", "https://b.example/", "alice@a.example/x"),
            ("http://alice@localhost:1", "http://localhost:2/", "alice"),
            ("nothing here", "https://a.example/", "alice"),
            (nil, "https://a.example/", "alice"),
        ] as [(String?, String, String)]
    )
    func `a stored password is not even read for another user or server`(owner: String?, url: String, user: String) {
        let other = PasswordOwner(user: user, server: String(url.dropLast()))

        // Reading this password fails in another way.
        #expect(failure(.file("/nowhere"), owner: owner, url, user: user) == .passwordOfOther(other, stored: owner))
    }

    @Test func `a password is never sent without encryption, except to this machine`() {
        #expect(failure(nil, "http://a.example/") == .unsafeAddress("http://a.example/"))
        #expect(failure(nil, "ftp://a.example/") == .wrongAddress("ftp://a.example/"))
    }
}
