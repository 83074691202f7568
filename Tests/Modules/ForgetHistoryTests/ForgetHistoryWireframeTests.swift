import Entities
import ModuleKit
import Presentation
import Responses
import TestKit
import Testing
import Vocabulary

@testable import ForgetHistory

struct ForgetHistoryWireframeTests {
    private let fixture = ModuleFixture()

    init() throws {
        try fixture.add(ItemDetails(title: "Rest"))
    }

    @Test(arguments: AnswerStyle.allCases)
    func `the module is deallocated when it is released`(style: AnswerStyle) {
        #expect(isDeallocated { ForgetHistoryWireframe.present(fixture.context(style)) })
    }

    @Test(arguments: [
        (AnswerStyle.columns, "Forgot 1 change. "), (.plain, "forgotten: 1 change\n"),
        (.json, #"{"adder":1,"forgotten":{"#),
    ])
    func `each output style has its presenter and view`(style: AnswerStyle, answer: String) {
        ForgetHistoryWireframe.present(fixture.context(style))
            .perform(ForgetHistoryRequest(range: .all, confirmation: .given))

        #expect(fixture.captured.finish().output.hasPrefix(answer))
    }

    @Test func `the user is asked, and the delegate is notified of the result`() {
        let delegate = FakeListDelegate()

        for confirmation in [ForgetHistoryRequest.Confirmation.missing, .given] {
            ForgetHistoryWireframe.present(fixture.context(.columns, delegate: delegate))
                .perform(ForgetHistoryRequest(range: .all, confirmation: confirmation))
        }

        #expect(delegate.outcomes == [.cancelled, .changed()])
        #expect(fixture.captured.finish().messages.contains("--yes"))
    }
}
