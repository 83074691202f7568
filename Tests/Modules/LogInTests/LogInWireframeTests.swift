import ModuleKit
import TestKit
import Testing

@testable import LogIn

struct LogInWireframeTests {
    private let fixture = ModuleFixture()

    @Test(arguments: AnswerStyle.allCases)
    func `the module is deallocated when it is not retained`(style: AnswerStyle) {
        #expect(isDeallocated { LogInWireframe.present(fixture.context(style)) })
    }

    @Test(arguments: [true, false])
    func `a list without a server has no account`(logsIn: Bool) {
        let present = logsIn ? LogInWireframe.logIn : LogInWireframe.showLists

        present(nil, fixture.context())

        let answer = fixture.captured.finish()
        #expect(answer.output.isEmpty && answer.messages.contains("No server is set up."))
    }
}
