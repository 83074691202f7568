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
        { _, view, _ in view.showPicture("<svg>first</svg>") }, { _, view, _ in view.showNothing("nothing") },
        { _, view, _ in view.showPicture("<svg>third</svg>") },
    ])

    private func run(_ path: String, style: AnswerStyle = .columns) throws -> String {
        try fixture.run(WriteReportWireframe.useCase(presenting: destinations), "report", "--html", path, style: style)
    }

    @Test func `the module is deallocated when it is not retained`() {
        #expect(
            isDeallocated {
                let context = ModuleFixture().context()
                return WriteReportWireframe.present(PictureFileView(path: "-", context), context, destinations)
            }
        )
    }

    @Test func `pictures are drawn in order, and those without data are left out`() throws {
        let page = try run("-")
        #expect(page.contains("<figure><svg>first</svg></figure>\n<figure><svg>third</svg></figure>"))
    }

    @Test func `a page is written to a file, and replaces only its own kind`() throws {
        let path = "\(folder.path)/report.html"
        #expect(try run(path) == "")
        try fixture.add(ItemDetails(title: "Rest"))
        #expect(try run(path, style: .json) == #"{"adder":1,"picture":{"path":"\#(path)"}}"# + "\n")
        #expect(try String(decoding: Files.read(path), as: UTF8.self).contains("<td>Rest</td>"))

        let other = "\(folder.path)/other.html"
        try Files.write("<p>Mine</p>".utf8, to: other)
        _ = try run(other)
        #expect(try String(decoding: Files.read(other), as: UTF8.self) == "<p>Mine</p>")
    }
}
