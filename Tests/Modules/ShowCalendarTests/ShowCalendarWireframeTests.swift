import Almanac
import CommandLine
import Entities
import ModuleKit
import TestKit
import Testing
import Vocabulary

@testable import ShowCalendar

struct ShowCalendarWireframeTests {
    @Test(arguments: AnswerStyle.allCases)
    func `the module is deallocated when it is not retained`(style: AnswerStyle) {
        #expect(isDeallocated { ShowCalendarWireframe.present(ModuleFixture().context(style)) })
    }

    @Test(arguments: [
        (AnswerStyle.columns, " November 2026\n Mo   Tu   We   Th   Fr   Sa   Su\n"),
        (.plain, "November 2026:\nSat 21 Nov 2026: today, 1 open\n"), (.json, #"{"adder":1,"calendar":{"#),
    ])
    func `each style has its presenter and view`(style: AnswerStyle, answer: String) throws {
        let fixture = ModuleFixture()
        try fixture.add(ItemDetails(title: "Rest", due: Due(day: .saturday)))

        #expect(try fixture.run(ShowCalendarWireframe.useCase, "calendar", style: style).hasPrefix(answer))
    }
}
