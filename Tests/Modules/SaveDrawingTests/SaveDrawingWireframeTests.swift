import ModuleKit
import Presentation
import ProgramOutput
import TestKit
import Testing

@testable import SaveDrawing

struct SaveDrawingWireframeTests {
    private let fixture = ModuleFixture()
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    @Test(arguments: AnswerStyle.allCases)
    func `the module is deallocated when it is not retained`(style: AnswerStyle) {
        #expect(isDeallocated { SaveDrawingWireframe.present(ModuleFixture().context(style)) })
    }

    @Test func `a drawing is printed if the path is a dash`() {
        SaveDrawingWireframe.view(saving: "-", fixture.context(.json)).show(.picture("<svg>"))

        #expect(fixture.captured.finish().output == "<svg>")
    }

    @Test(arguments: [(AnswerStyle.columns, "adder: Nothing matches."), (.json, #"{"adder":1,"error":{"status":65,"#)])
    func `what can't be drawn is an error`(style: AnswerStyle, beginning: String) {
        SaveDrawingWireframe.view(saving: "a.svg", fixture.context(style)).showNothing("Nothing matches.")

        let (output, messages, status) = fixture.captured.finish()
        #expect(output.isEmpty && messages.hasPrefix(beginning) && status == .badData)
    }

    @Test func `a drawing replaces only its own kind`() throws {
        let path = "\(folder.path)/a.svg"
        let view = SaveDrawingWireframe.view(saving: path, fixture.context())

        for text in ["<svg class=\"adder\">1", "<svg class=\"adder\">2"] {
            view.show(.picture(text))
            #expect(try Files.read(path) == Array(text.utf8))
        }
        view.show(.page("<p>"))
        #expect(try Files.read(path) == Array("<svg class=\"adder\">2".utf8))
    }
}
