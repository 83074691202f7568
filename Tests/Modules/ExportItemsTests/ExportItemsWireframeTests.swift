import ModuleKit
import TestKit
import Testing
import Vocabulary

@testable import ExportItems

struct ExportItemsWireframeTests {
    private let fixture = ModuleFixture()

    init() throws {
        try fixture.add(ItemDetails(title: "Rest"))
    }

    @Test(arguments: AnswerStyle.allCases)
    func `the module is deallocated when it is not retained`(style: AnswerStyle) {
        #expect(isDeallocated { ExportItemsWireframe.present(fixture.context(style)) })
    }

    @Test(arguments: [
        (AnswerStyle.columns, "Exported 1 item to "), (.plain, "exported: 1\n"),
        (.json, #"{"adder":1,"exported":{"path":"#),
    ])
    func `each style has its presenter and view`(style: AnswerStyle, answer: String) throws {
        let folder = try TemporaryFolder()

        let output = try fixture.run(
            ExportItemsWireframe.useCase,
            "export",
            "--output",
            "\(folder.path)/x.json",
            style: style
        )

        #expect(output.hasPrefix(answer))
        #expect(Files.names(in: folder.path) == ["x.json"])
    }

    @Test func `the answer to a prompt reaches the presenter`() throws {
        let folder = try TemporaryFolder()
        let request = ExportItemsRequest(format: .json, path: "\(folder.path)/x.json")

        for _ in 1...2 { ExportItemsWireframe.present(fixture.context()).export(request) }

        #expect(fixture.captured.finish().messages.contains("--yes"))
    }
}
