import CommandLine
import ItemLanguage
import Testing
import Vocabulary

@testable import SyncList

struct SyncListCommandTests {
    private func read(_ words: String...) throws -> SyncListCommand.Action {
        try SyncListCommand.action(from: CommandLineParser([SyncListCommand.command]).parse(["sync"] + words))
    }

    @Test func `words become a request`() throws {
        var request = SyncListRequest(
            typed: "sync alice@dav.example.org"
        )
        request.address = SyncAddress(
            typed: "alice@dav.example.org",
            url: "https://dav.example.org",
            user: "alice"
        )
        request.newList = "Tasks"
        (request.isFull, request.sendsAll) = (true, true)
        (request.isAutomatic, request.isConfirmed) = (true, true)

        let action = try read(
            "alice@dav.example.org",
            "--create",
            "Tasks",
            "--full",
            "--all",
            "--quiet",
            "--yes"
        )

        #expect(action == .sync(request))
    }

    @Test func `installing, logging in and showing lists are separate actions`() throws {
        #expect(try read("--install") == .install && read("--remove") == .remove)
        #expect(
            try read("--if-due", "--quiet")
                == .sync(SyncListRequest(isAutomatic: true, waitsUntilDue: true, typed: "sync"))
        )
        #expect(try read("login") == .logIn(nil) && read("lists") == .showLists(nil))
        #expect(try read("lists", "alice@a.example") == .showLists(SyncAddress(typed: "alice@a.example")))
        #expect(try read("login", "alice@a.example") == .logIn(SyncAddress(typed: "alice@a.example")))
        #expect(throws: InputError.unexpectedArgument("y", command: "sync")) { try read("x", "y") }
        #expect(throws: InputError.unexpectedArgument("login", command: "sync")) { try read("login", "--install") }
    }

    @Test(arguments: [
        (["--status", "--forget"], "--status", "--forget"), (["--forget", "--dry-run"], "--forget", "--dry-run"),
        (["--install", "--quiet"], "--install", "--quiet"), (["lists", "--full"], "lists", "--full"),
        (["a.org", "--dry-run", "--create", "x"], "--dry-run", "--create"),
        (["--dry-run", "--yes"], "--dry-run", "--yes"),
    ])
    func `options that make no sense together are rejected`(_ words: [String], _ one: String, _ other: String) {
        #expect(throws: InputError.usage(.conflictingOptions(one, other))) {
            try SyncListCommand.action(
                from: CommandLineParser([SyncListCommand.command]).parse(["sync"] + words)
            )
        }
    }

    @Test func `--status and --forget take no address`() throws {
        #expect(try read("--status") == .showStatus && read("--forget") == .forget)
        #expect(throws: InputError.unexpectedArgument("x", command: "sync")) { try read("x", "--status") }
    }
}
