import ModuleKit
import Presentation
import TestKit
import Testing
import Vocabulary

@testable import WriteReport

struct WriteReportWireframeTests {
    private let fixture = ModuleFixture()
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    private let destinations = WriteReportDestinations(drawings: [
        { _, view, _ in view.show(.picture("<svg>first</svg>")) }, { _, view, _ in view.showNothing("nothing") },
        { _, view, _ in view.show(.picture("<svg>third</svg>")) },
    ])

    private func run(_ path: String, style: AnswerStyle = .columns) throws -> String {
        try fixture.run(WriteReportWireframe.useCase(presenting: destinations), "report", "--html", path, style: style)
    }

    @Test func `the module is deallocated when it is not retained`() {
        #expect(
            isDeallocated {
                let context = ModuleFixture().context()
                return WriteReportWireframe.present(FakeDrawingView(), context)
            }
        )
    }

    @Test func `pictures are drawn in order, and those without data are left out`() throws {
        let page = try run("-")
        #expect(page.contains("<figure><svg>first</svg></figure>\n<figure><svg>third</svg></figure>"))
    }

    @Test func `a page is written to a file`() throws {
        let path = "\(folder.path)/report.html"
        try fixture.add(ItemDetails(title: "Rest"))

        #expect(try run(path) == "")
        #expect(try String(decoding: Files.read(path), as: UTF8.self).contains("<td>Rest</td>"))
    }
}
