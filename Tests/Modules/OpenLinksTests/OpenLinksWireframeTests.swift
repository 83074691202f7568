import ModuleKit
import Screen
import TestKit
import Testing
import Vocabulary

@testable import OpenLinks

struct OpenLinksWireframeTests {
    private let fixture = ModuleFixture()

    @Test(arguments: AnswerStyle.allCases)
    func `the module is deallocated when it is not retained`(style: AnswerStyle) {
        #expect(isDeallocated { OpenLinksWireframe.present(fixture.context(style)) })
    }

    @Test func `the module on the screen is deallocated when the screen is closed`() {
        var context = fixture.context()
        context.screen = Desk(ScreenRobot(rows: 24, columns: 80), palette: nil)

        #expect(isDeallocated { OpenLinksWireframe.present(context) })
    }

    @Test(arguments: [
        (AnswerStyle.columns, "https://a.example\n"), (.plain, "https://a.example\n"),
        (.json, #"{"adder":1,"links":[{"id":1,"address":"https://a.example"}]}"# + "\n"),
    ])
    func `without a terminal, links are printed`(style: AnswerStyle, answer: String) throws {
        try fixture.add(ItemDetails(title: "Read https://a.example"))

        #expect(try fixture.run(OpenLinksWireframe.useCase, "browse", "1", style: style) == answer)
    }
}
