import ModuleKit
import TestKit
import Testing
import Vocabulary

@testable import ImportItems

struct ImportItemsWireframeTests {
    private let fixture = ModuleFixture()

    @Test(arguments: AnswerStyle.allCases)
    func `the module is deallocated when it is not retained`(style: AnswerStyle) {
        #expect(isDeallocated { ImportItemsWireframe.present(fixture.context(style)) })
    }

    @Test(arguments: [
        (AnswerStyle.columns, "Imported 1 item  ("), (.plain, "imported: 1\n"), (.json, #"{"adder":1,"imported":{"#),
    ])
    func `each style has its presenter and view`(style: AnswerStyle, answer: String) throws {
        let folder = try TemporaryFolder()
        let path = "\(folder.path)/todo.txt"
        try Files.write("Rest\n".utf8, to: path)

        #expect(try fixture.run(ImportItemsWireframe.useCase, "import", path, style: style).hasPrefix(answer))
    }
}
