import CommandLine
import DataStore
import Entities
import ItemLanguage
import ModuleKit
import TestKit
import Testing
import Vocabulary

@testable import SyncList

struct SyncListWireframeTests {
    private let fixture = ModuleFixture()
    private let useCase = SyncListWireframe.useCase(
        presenting: SyncListDestinations(
            logIn: { _, _ in },
            showLists: { _, _ in },
            install: { _ in },
            remove: { _ in }
        )
    )

    @Test(arguments: AnswerStyle.allCases)
    func `the module is deallocated when it is not retained`(style: AnswerStyle) {
        #expect(isDeallocated { SyncListWireframe.present(fixture.context(style)) })
    }

    @Test(arguments: AnswerStyle.allCases)
    func `a list without a server has no status`(style: AnswerStyle) throws {
        let answer = try fixture.run(useCase, "sync", "--status", style: style)

        #expect(answer.isEmpty || style == .json)
        #expect(fixture.captured.finish().messages.contains("No server is set up.") || style == .json)
    }

    @Test func `a sync begins if it is due, and if there is a server`() throws {
        _ = try fixture.run(useCase, "sync", "--if-due")
        #expect(fixture.captured.finish().messages.isEmpty)

        try fixture.store.writeSyncState { connection throws(ListError) in
            var list = SyncedList(url: "http://a.example/tasks/")
            try list.save(on: connection)
        }
        _ = try fixture.run(useCase, "sync", "--if-due")
        #expect(fixture.captured.finish().messages.contains("http://a.example/tasks/"))
    }

    @Test(arguments: [
        (["login", "alice@a.example"], "log in alice"), (["lists"], "lists -"), (["--install"], "install"),
        (["--remove"], "remove"),
    ])
    func `options and words lead to other use cases`(words: [String], destination: String) throws {
        var presented: [String] = []
        let useCase = SyncListWireframe.useCase(
            presenting: SyncListDestinations(
                logIn: { address, _ in presented.append("log in \(address?.user ?? "-")") },
                showLists: { address, _ in presented.append("lists \(address?.user ?? "-")") },
                install: { _ in presented.append("install") },
                remove: { _ in presented.append("remove") }
            )
        )
        let invocation = try CommandLineParser([useCase.command]).parse(["sync"] + words)

        try useCase.run(invocation, fixture.context())

        #expect(presented == [destination])
    }
}
