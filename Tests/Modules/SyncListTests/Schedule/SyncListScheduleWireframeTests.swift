import DataStore
import ModuleKit
import TestKit
import Testing

@testable import SyncList

struct SyncListScheduleWireframeTests {
    private let fixture = ModuleFixture()

    @Test(arguments: AnswerStyle.allCases)
    func `the module is deallocated when it is not retained`(style: AnswerStyle) {
        #expect(isDeallocated { SyncListScheduleWireframe.present(fixture.context(style)) {} })
    }

    @Test(arguments: AnswerStyle.allCases)
    func `a list in memory can't be synchronized automatically`(style: AnswerStyle) throws {
        #expect(try fixture.run(SyncListWireframe.useCase, "sync", "--install", style: style).isEmpty)
        #expect(fixture.captured.finish().messages.contains("No server is set up."))
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
