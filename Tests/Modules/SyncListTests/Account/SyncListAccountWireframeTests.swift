import ModuleKit
import TestKit
import Testing

@testable import SyncList

struct SyncListAccountWireframeTests {
    private let fixture = ModuleFixture()

    @Test(arguments: AnswerStyle.allCases)
    func `the module is deallocated when it is not retained`(style: AnswerStyle) {
        #expect(isDeallocated { SyncListAccountWireframe.present(fixture.context(style)) })
    }

    @Test(arguments: ["login", "lists"])
    func `a list without a server has no account`(word: String) throws {
        #expect(try fixture.run(SyncListWireframe.useCase, "sync", word).isEmpty)
        #expect(fixture.captured.finish().messages.contains("No server is set up."))
    }
}
