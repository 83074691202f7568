import ModuleKit
import Screen
import TestKit
import Testing
import Vocabulary

@testable import {{name}}

struct {{name}}WireframeTests {
    private let fixture = ModuleFixture()

    @Test(arguments: AnswerStyle.allCases)
    func `the module is deallocated when it is not retained`(style: AnswerStyle) {
        #expect(isDeallocated { {{name}}Wireframe.present(fixture.context(style)) })
    }

    @Test func `the module on the screen is deallocated when the screen is closed`() {
        var context = fixture.context()
        context.screen = Desk(ScreenRobot(rows: 24, columns: 80), palette: nil)

        #expect(isDeallocated { {{name}}Wireframe.present(context) })
    }

    @Test(arguments: [
        (AnswerStyle.columns, "1  Rest\n"), (.plain, "id: 1\ntitle: Rest\n"),
    ])
    func `each style has its view`(style: AnswerStyle, answer: String) throws {
        try fixture.add(ItemDetails(title: "Rest"))

        #expect(try fixture.run({{name}}Wireframe.useCase, "{{command}}", style: style) == answer)
    }
}
