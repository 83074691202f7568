import CommandLine
import Entities
import ModuleKit
import TestKit
import Testing
import Vocabulary

@testable import RankItems

struct RankItemsWireframeTests {
    @Test(arguments: AnswerStyle.allCases)
    func `the module is deallocated when it is not retained`(style: AnswerStyle) {
        #expect(isDeallocated { RankItemsWireframe.present(ModuleFixture().context(style)) })
    }

    @Test(arguments: [
        (AnswerStyle.columns, "  1  Rest\n     why: added today (0)\n"),
        (.plain, "item 1: Rest; why: added today (0)\n"),
        (.json, #"{"adder":1,"next":[{"item":{"id":1,"#),
    ])
    func `each style has its presenter and view`(style: AnswerStyle, answer: String) throws {
        let fixture = ModuleFixture()
        try fixture.add(ItemDetails(title: "Rest"))

        #expect(try fixture.run(RankItemsWireframe.useCase, "next", "--explain", style: style).hasPrefix(answer))
    }
}
