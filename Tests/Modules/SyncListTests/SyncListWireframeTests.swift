import DataStore
import Entities
import ModuleKit
import TestKit
import Testing

@testable import SyncList

struct SyncListWireframeTests {
    private let fixture = ModuleFixture()
    @Test(arguments: AnswerStyle.allCases)
    func `the module is deallocated when it is not retained`(style: AnswerStyle) {
        #expect(isDeallocated { SyncListWireframe.present(fixture.context(style)) })
    }

    @Test(arguments: AnswerStyle.allCases)
    func `a list without a server has no status`(style: AnswerStyle) throws {
        let answer = try fixture.run(SyncListWireframe.useCase, "sync", "--status", style: style)

        #expect(answer.isEmpty || style == .json)
        #expect(fixture.captured.finish().messages.contains("No server is set up.") || style == .json)
    }

    @Test func `a sync begins if it is due, and if there is a server`() throws {
        _ = try fixture.run(SyncListWireframe.useCase, "sync", "--if-due")
        #expect(fixture.captured.finish().messages.isEmpty)

        try fixture.store.note { connection throws(StoreError) in
            var list = SyncedList(url: "http://a.example/tasks/")
            try list.save(on: connection)
        }
        _ = try fixture.run(SyncListWireframe.useCase, "sync", "--if-due")
        #expect(fixture.captured.finish().messages.contains("http://a.example/tasks/"))
    }
}
