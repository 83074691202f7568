import ModuleKit
import TestKit
import Testing

@testable import SyncList

struct SyncListScheduleWireframeTests {
    private let fixture = ModuleFixture()

    @Test(arguments: AnswerStyle.allCases)
    func `the module is deallocated when it is not retained`(style: AnswerStyle) {
        #expect(isDeallocated { SyncListScheduleWireframe.present(fixture.context(style)) })
    }

    @Test(arguments: AnswerStyle.allCases)
    func `a list in memory can't be synchronized automatically`(style: AnswerStyle) throws {
        #expect(try fixture.run(SyncListWireframe.useCase, "sync", "--install", style: style).isEmpty)
        #expect(fixture.captured.finish().messages.contains("No server is set up."))
    }
}
