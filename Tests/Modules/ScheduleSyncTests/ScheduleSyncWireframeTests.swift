import ModuleKit
import TestKit
import Testing

@testable import ScheduleSync

struct ScheduleSyncWireframeTests {
    private let fixture = ModuleFixture()

    @Test(arguments: AnswerStyle.allCases)
    func `the module is deallocated when it is not retained`(style: AnswerStyle) {
        #expect(isDeallocated { ScheduleSyncWireframe.present(fixture.context(style)) })
    }

    @Test(arguments: AnswerStyle.allCases)
    func `a list in memory can't be synchronized automatically`(style: AnswerStyle) {
        ScheduleSyncWireframe.install(fixture.context(style))

        let answer = fixture.captured.finish()
        #expect(answer.output.isEmpty && answer.messages.contains("No server is set up."))
    }
}
