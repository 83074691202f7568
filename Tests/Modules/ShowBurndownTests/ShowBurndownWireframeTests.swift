import CommandLine
import Entities
import ModuleKit
import TestKit
import Testing
import Vocabulary

@testable import ShowBurndown

struct ShowBurndownWireframeTests {
    @Test(arguments: AnswerStyle.allCases)
    func `the module is deallocated when it is not retained`(style: AnswerStyle) {
        #expect(isDeallocated { ShowBurndownWireframe.present(ModuleFixture().context(style)) })
    }

    @Test(arguments: [
        (AnswerStyle.columns, "Open   1 now\n"), (.plain, "day Sat 21 Nov 2026: open 1\n"),
        (.json, #"{"adder":1,"burndown":{"days":[{"day":"2026-11-21","open":1}],"#),
    ])
    func `each style has its presenter and view`(style: AnswerStyle, answer: String) throws {
        let fixture = ModuleFixture()
        try fixture.add(ItemDetails(title: "Rest"))

        #expect(try fixture.run(ShowBurndownWireframe.useCase, "burndown", style: style).hasPrefix(answer))
    }
}
