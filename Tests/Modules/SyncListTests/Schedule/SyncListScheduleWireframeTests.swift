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
    func `a list in memory can't be synchronized automatically`(style: AnswerStyle) {
        SyncListScheduleWireframe.install(fixture.context(style))

        let answer = fixture.captured.finish()
        #expect(answer.output.isEmpty && answer.messages.contains("No server is set up."))
    }
}
