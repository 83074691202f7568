import CommandLine
import Entities
import ModuleKit
import TestKit
import Testing
import Vocabulary

@testable import ShowStats

struct ShowStatsWireframeTests {
    @Test(arguments: AnswerStyle.allCases)
    func `the module is deallocated when it is not retained`(style: AnswerStyle) {
        #expect(isDeallocated { ShowStatsWireframe.present(ModuleFixture().context(style)) })
    }

    @Test(arguments: [
        (AnswerStyle.columns, "This week     done "),
        (.plain, "week from Mon 28 Sep 2026: added 0; done 0; removed 0; open 0\n"),
        (.json, #"{"adder":1,"stats":{"by":"week","#),
    ])
    func `each style has its presenter and view`(style: AnswerStyle, answer: String) throws {
        let fixture = ModuleFixture()
        try fixture.add(ItemDetails(title: "Rest"))

        #expect(try fixture.run(ShowStatsWireframe.useCase, "stats", style: style).hasPrefix(answer))
    }
}
