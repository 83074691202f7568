import CalDAV
import Glibc
import TestKit
import Testing

/// A stored password while a list file, a backup or a mistyped address names another server.
struct PasswordOwnerTests {
    /// A curl that keeps the requests, which show who would have got a password.
    private static let curl = """
        #!/bin/sh
        cat >"$HOME/request"
        cat "$HOME/request" >>"$HOME/requests"
        exec /usr/bin/curl "$@" <"$HOME/request"
        """

    private let (own, other): (RealServer, RealServer)
    private let program: Program
    /// A list that is synchronized with the other server by another user.
    private let foreignList: String

    init() throws {
        (own, other) = (try RealServer(.radicale), try RealServer(.radicale))
        let stranger = try PasswordOwnerTests.home(other)
        try stranger.fill("Rest")
        _ = try stranger.run("sync", AccountTests.address(other), "--create", "Tasks")
        program = try PasswordOwnerTests.home(own)
        foreignList = "\(program.home.path)/from-usb.db"
        try Files.write(try Files.read(stranger.list), to: foreignList)
    }

    /// A home with a stored password.
    private static func home(_ server: RealServer) throws -> Program {
        let program = try AccountTests.home()
        let path = "\(program.home.path)/tools/curl"
        unlink(path)
        try Files.write(curl.utf8, to: path)
        chmod(path, 0o755)
        try #require(try AccountTests.logIn(program, server).ending == .status(0))
        return program
    }

    /// The addresses that got requests.
    private func requests(to server: RealServer) throws -> Int {
        String(decoding: try Files.read("\(program.home.path)/requests"), as: UTF8.self)
            .split(separator: "\n").count { $0.hasPrefix("url = \"\(server.url.text)") }
    }

    @Test func `the server of the login gets the password without a question`() throws {
        let first = try program.run("sync", AccountTests.address(own), "--create", "Tasks")
        let sent = try requests(to: own)
        let quiet = try program.run("sync", "--quiet")

        #expect(first.ending == .status(0) && quiet == Outcome(""), "\(first) \(quiet)")
        #expect(try requests(to: own) > sent)
    }

    @Test(arguments: [[], ["--quiet"], ["--yes"], ["--create", "Tasks"], ["--dry-run"]])
    func `another port gets no request`(options: [String]) throws {
        let arguments = ["sync", AccountTests.address(other)] + options
        let mistyped = try program.run(arguments: arguments.map { Array($0.utf8) })
        let lists = try program.run("sync", "lists", AccountTests.address(other))

        let stored = AccountTests.address(own).dropLast()
        #expect(mistyped.ending == .status(77), "\(mistyped)")
        #expect(mistyped.messages.contains("The stored password is for \(stored), not for "), "\(mistyped)")
        #expect(lists.ending == .status(64), "\(lists)")
        #expect(try requests(to: other) == 0)
    }

    /// - Parameter generation: That of the list in the file; `nil` for the one that it was synchronized with.
    @Test(arguments: [nil, 0])
    func `the server of another list gets no request`(generation: Int?) throws {
        if let generation {
            try DatabaseFile(foreignList).execute("UPDATE sync_list SET generation = \(generation)")
        }

        let quiet = try program.run("--db", foreignList, "sync", "--quiet")
        let agreed = try program.run("--db", foreignList, "sync", "--yes")
        let installed = try program.run("--db", foreignList, "sync", "--install")

        #expect(quiet.ending == .status(generation == nil ? 64 : 77), "\(quiet)")
        for outcome in [agreed, installed] { #expect(outcome.ending == .status(77), "\(outcome)") }
        #expect(try requests(to: other) == 0)
    }

    @Test func `the server of a restored list gets no request`() throws {
        _ = try program.run("sync", AccountTests.address(own), "--create", "Tasks")

        let restored = try program.run("restore", foreignList, "--yes")
        let quiet = try program.run("sync", "--quiet")
        let agreed = try program.run("sync", "--yes", "--quiet")

        #expect(restored.ending == .status(0) && quiet.ending != .status(0), "\(restored) \(quiet)")
        #expect(agreed.ending == .status(77), "\(agreed)")
        #expect(try requests(to: other) == 0)
    }

    @Test func `a password that was stored before servers were recorded is sent only after a login`() throws {
        _ = try program.run("sync", AccountTests.address(own), "--create", "Tasks")
        _ = try program.run("config", "sync.password-for", "--unset")
        let sent = try requests(to: own)

        let refused = try program.run("sync", "--quiet")
        let unsent = try requests(to: own)
        let login = try program.run("sync", "login", input: "\(RealServer.password)\n")
        let quiet = try program.run("sync", "--quiet")

        #expect(refused.ending == .status(77) && refused.messages.contains("Run adder sync login, or, "), "\(refused)")
        #expect(unsent == sent)
        #expect(login.ending == .status(0) && quiet == Outcome(""), "\(login) \(quiet)")
    }

    @Test func `on a terminal the password of another server is asked for`() throws {
        let pty = try Pty(program, ["sync", AccountTests.address(other)])

        try pty.wait(for: "Password for alice at \(other.url.origin): ")
        try pty.send("\(RealServer.password)\r")
        let ending = try pty.waitForExit()

        #expect(ending == .status(0), "\(pty.printed)")
        #expect(try requests(to: other) > 0)
    }
}
