import Almanac
import CommandLine
import Entities
import ModuleKit
import TestKit
import Testing
import Vocabulary

@testable import ReviewItems

struct ReviewItemsWireframeTests {
    @Test(arguments: AnswerStyle.allCases)
    func `the module is deallocated when it is not retained`(style: AnswerStyle) {
        #expect(isDeallocated { ReviewItemsWireframe.list(ModuleFixture().context(style)) })
        #expect(isDeallocated { ReviewItemsWireframe.walk(ModuleFixture().context(style)) })
    }

    @Test(arguments: [
        (AnswerStyle.columns, "  1  yesterday  Rest\n     why: overdue by 1 day\n"),
        (.plain, "item 1: Rest; due yesterday, overdue; why: overdue by 1 day\n"),
        (.json, #"{"adder":1,"review":[{"item":{"id":1,"#),
    ])
    func `without a terminal, each style has its list`(style: AnswerStyle, answer: String) throws {
        let fixture = ModuleFixture()
        try fixture.add(ItemDetails(title: "Rest", due: Due(day: .saturday - 1)))
        let useCase = ReviewItemsWireframe.useCase

        #expect(try fixture.run(useCase, "review", style: style).hasPrefix(answer))
    }
}
