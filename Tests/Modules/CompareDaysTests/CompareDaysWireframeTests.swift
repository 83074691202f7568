import Almanac
import CommandLine
import Entities
import ModuleKit
import TestKit
import Testing
import Vocabulary

@testable import CompareDays

struct CompareDaysWireframeTests {
    @Test(arguments: AnswerStyle.allCases)
    func `the module is deallocated when it is not retained`(style: AnswerStyle) {
        #expect(isDeallocated { CompareDaysWireframe.present(ModuleFixture().context(style)) })
    }

    @Test(arguments: [
        (AnswerStyle.columns, "Added (1)\n  1  Rest\n"), (.plain, "added: 1; Rest\n"),
        (.json, #"{"adder":1,"diff":{"from":"2026-11-20","added":[{"id":1,"#),
    ])
    func `each style has its presenter and view`(style: AnswerStyle, answer: String) throws {
        let fixture = ModuleFixture()
        try fixture.add(ItemDetails(title: "Rest"))

        #expect(try fixture.run(CompareDaysWireframe.useCase, "diff", "yesterday", style: style).hasPrefix(answer))
    }
}
