import Entities
import Grammar
import TestKit
import Testing
import Wiring

@testable import BackUpList

struct BackUpListWireframeTests {
    private let stage = Stage()

    init() throws {
        try stage.add(ItemDetails(title: "Rest"))
    }

    @Test(arguments: AnswerStyle.allCases)
    func `nothing of the module is left when nobody keeps it`(style: AnswerStyle) {
        #expect(isLetGo { BackUpListWireframe(stage.surroundings(style)).present() })
    }

    @Test(arguments: [
        (AnswerStyle.columns, "Backed up 1 item: "), (.plain, "backup: "), (.json, #"{"adder":1,"backups":[{"path":"#),
    ])
    func `every style gets its presenter and view`(style: AnswerStyle, answer: String) throws {
        let folder = try TemporaryFolder()
        let invocation = Invocation(command: "backup", operands: [Word("\(folder.path)/x.db")])

        try BackUpListWireframe.useCase.run(invocation, stage.surroundings(style))

        #expect(stage.captured.finish().output.hasPrefix(answer))
        #expect(Files.names(in: folder.path) == ["x.db"])
    }

    @Test func `who is asked is heard`() throws {
        let folder = try TemporaryFolder()
        let request = BackUpListRequest(.make(path: "\(folder.path)/x.db", isConfirmed: false))

        for _ in 1...2 { BackUpListWireframe(stage.surroundings()).backUp(request) }

        #expect(stage.captured.finish().talk.contains("Nobody is here to say so"))
    }
}
