import CommandLine
import Entities
import ModuleKit
import Presentation
import TestKit
import Testing
import Vocabulary

@testable import BackUpList

struct BackUpListWireframeTests {
    private let fixture = ModuleFixture()

    init() throws {
        try fixture.add(ItemDetails(title: "Rest"))
    }

    @Test(arguments: AnswerStyle.allCases)
    func `the module is deallocated when it is not retained`(style: AnswerStyle) {
        #expect(isDeallocated { BackUpListWireframe.present(fixture.context(style)) })
    }

    @Test(arguments: [
        (AnswerStyle.columns, "Backed up 1 item: "), (.plain, "backup: "), (.json, #"{"adder":1,"backups":[{"path":"#),
    ])
    func `each style has its presenter and view`(style: AnswerStyle, answer: String) throws {
        let folder = try TemporaryFolder()
        let invocation = Invocation(command: "backup", operands: [Word("\(folder.path)/x.db")])

        try BackUpListWireframe.useCase.run(invocation, fixture.context(style))

        #expect(fixture.captured.finish().output.hasPrefix(answer))
        #expect(Files.names(in: folder.path) == ["x.db"])
    }

    @Test func `the answer to a prompt reaches the presenter`() throws {
        let folder = try TemporaryFolder()
        let request = BackUpListRequest.make(path: "\(folder.path)/x.db", isConfirmed: false)

        for _ in 1...2 { BackUpListWireframe.present(fixture.context()).perform(request) }

        #expect(fixture.captured.finish().messages.contains("--yes"))
    }
}
