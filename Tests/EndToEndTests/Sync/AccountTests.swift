import CalDAV
import Glibc
import TestKit
import Testing

/// `adder sync login` and `adder sync lists`.
struct AccountTests {
    /// A secret-tool that keeps passwords in a folder, and notes its arguments.
    private static let keyring = """
        #!/bin/sh
        echo "$@" >>"$HOME/arguments"
        action=$1
        shift
        case $1 in --*) shift ;; esac
        file="$HOME/keyring-$(echo "$*" | tr / _)"
        case $action in
        store) cat >"$file" ;;
        lookup) cat "$file" ;;
        clear) rm "$file" ;;
        esac
        """

    /// - Parameter keyring: The script of secret-tool.
    static func home(keyring: String? = nil) throws -> Program {
        let program = try Program()
        let tools = "\(program.home.path)/tools"
        mkdir(tools, 0o700)
        for name in ["curl", "cat", "rm", "tr"] { symlink("/usr/bin/\(name)", "\(tools)/\(name)") }
        if let keyring {
            try Files.write(keyring.utf8, to: "\(tools)/secret-tool")
            chmod("\(tools)/secret-tool", 0o755)
        }
        program.variables["PATH"] = tools
        return program
    }

    static func address(_ server: RealServer, path: String = "") -> String {
        "http://\(RealServer.user)@\(server.url.text.dropFirst("http://".count))\(path)"
    }

    private static func origin(of server: RealServer) -> String { server.url.origin }

    private static func owner(at server: RealServer) -> Substring { address(server).dropLast() }

    @discardableResult
    static func logIn(
        _ program: Program,
        _ server: RealServer,
        _ words: String...,
        input: String = "\(RealServer.password)\n"
    ) throws -> Outcome {
        let arguments = ["sync", "login", address(server)] + words
        return try program.run(arguments: arguments.map { Array($0.utf8) }, input: Array(input.utf8))
    }

    static func settings(_ program: Program) -> String {
        String(decoding: (try? Files.read("\(program.home.path)/config/adder/config")) ?? [], as: UTF8.self)
    }

    /// Returns answers to commands with `--json` that have all members.
    static func documents() throws -> [String] {
        let server = try RealServer(.radicale)
        defer { server.stop() }
        let (filed, kept) = (try home(keyring: "#!/bin/sh\nexit 1\n"), try home(keyring: keyring))
        let outcomes = [
            try logIn(filed, server, "--json"), try logIn(kept, server, "--json"),
            try kept.run("sync", address(server), "--create", "Home"), try kept.run("sync", "lists", "--json"),
        ]
        return outcomes.flatMap { ($0.output + $0.messages).split(separator: "\n").map(String.init) }
            .filter { $0.hasPrefix("{") }
    }

    @Test func `a correct password goes into the keyring, and sync uses it from there`() throws {
        let server = try RealServer(.radicale)
        defer { server.stop() }
        let program = try AccountTests.home(keyring: AccountTests.keyring)

        let login = try AccountTests.logIn(program, server)
        let sync = try program.run("sync", AccountTests.address(server), "--create", "Tasks")
        let arguments = String(decoding: try Files.read("\(program.home.path)/arguments"), as: UTF8.self)

        #expect(login.ending == .status(0) && login.output.contains("stored in your keyring"), "\(login)")
        #expect(
            AccountTests.settings(program)
                == "sync.password-command = secret-tool lookup application adder server \(AccountTests.origin(of: server)) user alice\n"
                + "sync.password-for = \(AccountTests.owner(at: server))\n"
        )
        #expect(sync.ending == .status(0), "\(sync)")
        #expect(
            arguments.hasPrefix(
                "store --label=adder: alice at \(AccountTests.origin(of: server)) application adder server"
            )
        )
        #expect(!arguments.contains("ss\\n") && !"\(login)\(sync)".contains("ss\\\\n:"))
    }

    @Test(arguments: [nil, "#!/bin/sh\nexit 1\n", "#!/bin/sh\n[ $1 = store ]\n"])
    func `without a working keyring the password goes into a private file`(keyring: String?) throws {
        let server = try RealServer(.radicale)
        defer { server.stop() }
        let program = try AccountTests.home(keyring: keyring)
        let path = "\(program.home.path)/config/adder/sync-password"

        let login = try AccountTests.logIn(program, server)
        let sync = try program.run("sync", AccountTests.address(server), "--create", "Tasks")

        #expect(login.ending == .status(0) && login.output.contains(path), "\(login)")
        #expect(login.messages.contains("secret-tool could not store the password") == (keyring != nil))
        #expect(Files.mode(of: path) == 0o600)
        #expect(
            AccountTests.settings(program)
                == "sync.password-file = \(path)\nsync.password-for = \(AccountTests.owner(at: server))\n"
        )
        #expect(sync.ending == .status(0), "\(sync)")
    }

    @Test func `a keyring replaces the file, and other settings stay`() throws {
        let server = try RealServer(.radicale)
        defer { server.stop() }
        let program = try AccountTests.home()
        _ = try program.run("config", "color", "never")
        try AccountTests.logIn(program, server)
        try Files.write(AccountTests.keyring.utf8, to: "\(program.home.path)/tools/secret-tool")
        chmod("\(program.home.path)/tools/secret-tool", 0o755)

        let login = try AccountTests.logIn(program, server)

        #expect(login.ending == .status(0))
        #expect(AccountTests.settings(program).hasPrefix("color = never\nsync.password-"))
        #expect(AccountTests.settings(program).contains("\nsync.password-command = secret-tool lookup "))
        #expect(!AccountTests.settings(program).contains("password-file"))
        #expect(Files.mode(of: "\(program.home.path)/config/adder/sync-password") == nil)
    }

    @Test(arguments: [("wrong\n", 77), ("", 64), ("\n", 64), ("\u{0}\n", 78)] as [(String, Int32)])
    func `a wrong password, or none, stores nothing`(input: String, status: Int32) throws {
        let server = try RealServer(.radicale)
        defer { server.stop() }
        let program = try AccountTests.home(keyring: AccountTests.keyring)

        let login = try AccountTests.logIn(program, server, input: input)

        #expect(login.ending == .status(status) && login.output.isEmpty, "\(login)")
        #expect(Files.names(in: program.home.path).sorted() == ["tools"])
    }

    @Test func `if the settings can't be written, the password is removed again`() throws {
        let server = try RealServer(.radicale)
        defer { server.stop() }
        for keyring in [nil, AccountTests.keyring] {
            let program = try AccountTests.home(keyring: keyring)
            for folder in ["config", "config/adder", "config/adder/config"] {
                mkdir("\(program.home.path)/\(folder)", 0o700)
            }

            let login = try AccountTests.logIn(program, server)

            #expect(login.ending != .status(0) && login.messages.contains("config/adder/config"), "\(login)")
            #expect(Files.names(in: "\(program.home.path)/config/adder") == ["config"])
            #expect(!Files.names(in: program.home.path).contains { $0.hasPrefix("keyring-") })
        }
    }

    @Test func `the password is typed on the terminal without being shown`() throws {
        let server = try RealServer(.radicale)
        defer { server.stop() }
        let program = try AccountTests.home()
        let pty = try Pty(program, ["sync", "login", AccountTests.address(server)])

        try pty.wait(for: "Password for alice at \(AccountTests.origin(of: server)): ")
        try pty.send("\(RealServer.password)\r")
        let ending = try pty.waitForExit()

        #expect(ending == .status(0) && pty.printed.contains("which only you can read"))
        #expect(!pty.printed.contains("ss\\n"))
    }

    @Test func `the words after sync are completed`() throws {
        let words = try AccountTests.home().run("suggest", "--", "sync", "").output

        #expect(words.contains("login") && words.contains("lists"))
        #expect(try AccountTests.home().run("suggest", "--", "sync", "lists", "").output.isEmpty)
    }

    @Test func `in a script the next line is a command, not the password`() throws {
        let server = try RealServer(.radicale)
        defer { server.stop() }
        let program = try AccountTests.home()

        let outcome = try program.run(
            "--keep-going",
            input: "sync login \(AccountTests.address(server))\nadd Rest\n"
        )

        #expect(outcome.messages.contains("Line 1: No password was entered."), "\(outcome)")
        #expect(outcome.output.contains("Added 1"))
    }

    @Test func `lists of the server in use and of others are shown`() throws {
        let server = try RealServer(.radicale)
        let other = try RealServer(.radicale)
        defer {
            server.stop()
            other.stop()
        }
        let program = try AccountTests.home()
        try AccountTests.logIn(program, server)
        _ = try program.run("sync", AccountTests.address(server), "--create", "Home")
        let second = try AccountTests.home()
        try AccountTests.logIn(second, server)
        _ = try second.run("sync", AccountTests.address(server), "--create", "W\u{9B}31m\u{202E}우유")

        let own = try program.run("sync", "lists")
        let named = try program.run("sync", "lists", AccountTests.address(other))
        let strange = try program.run("sync", "lists", "nothing here")
        let foreign = try program.run("sync", "lists", "http://bob@\(server.url.text.dropFirst("http://".count))")

        let url = server.url.text
        #expect(own.ending == .status(0) && own.output.hasPrefix("Task lists at 127.0.0.1\n"), "\(own)")
        #expect(own.output.contains("  Home (in use)  \(url)alice/home/\n"))
        #expect(own.output.contains("우유  \(url)alice/w31m/") && own.output.contains("  W"))
        #expect(!own.output.contains("\u{9B}") && !own.output.contains("\u{202E}"))
        #expect(
            own.messages.hasPrefix("To use another one, run adder sync --forget, and then adder sync with its address.")
        )
        // The other server has the same password, but it is not the one that the password was stored for.
        #expect(named.ending == .status(64) && named.messages.contains("No password was entered."), "\(named)")
        #expect(strange.ending != .status(0) && foreign.ending == .status(64), "\(strange) \(foreign)")
    }
}
