import Almanac
import ModuleKit
import Presentation
import TestKit
import Testing
import Vocabulary

@testable import ShowAgenda

struct ShowAgendaViewTests {
    private func answer(width: Int?, isPlain: Bool = false) throws -> String {
        let fixture = ModuleFixture(CapturedConsole(width: width))
        try fixture.add(
            ItemDetails(title: "Call mom", due: Due(day: .saturday)),
            ItemDetails(
                title: "\u{1B}[2J화분에 물 주기",
                due: Due(day: .saturday, time: .noon),
                recurrence: .every(Repetition(.daily, interval: 3))
            )
        )
        try fixture.add((1...6).map { ItemDetails(title: "Late \($0)", due: Due(day: .saturday - $0)) })
        ShowAgendaWireframe.present(fixture.context(isPlain ? .plain : .columns)).show(
            ShowAgendaRequest(days: .saturday...(.saturday + 3))
        )
        return fixture.captured.finish().output
    }

    @Test func `a terminal shows five overdue items, and days without items`() throws {
        #expect(
            try answer(width: 80) == """
                Overdue (5 of 6)
                  8  Sun 15 Nov     Late 6
                  7  Mon 16 Nov     Late 5
                  6  Tue 17 Nov     Late 4
                  5  Wed 18 Nov     Late 3
                  4  Thu 19 Nov     Late 2

                Today, Sat 21 Nov (2)
                  2  12:00       ↻  ␛[2J화분에 물 주기
                  1                 Call mom

                Tomorrow, Sun 22 Nov – Mon 23 Nov: nothing due

                Tue 24 Nov (1)
                  2  12:00       ↻  ␛[2J화분에 물 주기  repeats from Sat 21 Nov

                1 more overdue: adder list overdue

                """
        )
    }

    @Test func `in a narrow window short rows take one line, and the first day of a repetition is not cut`() throws {
        let lines = try answer(width: 40).split(separator: "\n")

        #expect(lines[1...2] == ["  8  Late 6  Sun 15 Nov", "  7  Late 5  Mon 16 Nov"])
        #expect(lines.suffix(3).prefix(2) == ["  2  ↻ ␛[2J화분에 물 주기", "     12:00  repeats from Sat 21 Nov"])
    }

    @Test func `a pipe has all overdue items, and only days with items`() throws {
        let lines = try answer(width: nil).split(separator: "\n", omittingEmptySubsequences: false)

        #expect(lines[0] == "Overdue (6)" && lines[6].contains("Late 1"))
        #expect(lines.filter { $0.hasPrefix("T") } == ["Today, Sat 21 Nov (2)", "Tue 24 Nov (1)"])
        #expect(lines.count == 15)
    }

    @Test func `plain output says in words what repeats`() throws {
        let lines = try answer(width: nil, isPlain: true).split(separator: "\n")

        #expect(lines.count == 12)
        #expect(
            lines.suffix(5) == [
                "Today, Sat 21 Nov:", "item 2: ␛[2J화분에 물 주기; due today 12:00; has repetition",
                "item 1: Call mom; due today", "Tue 24 Nov:",
                "item 2: ␛[2J화분에 물 주기; due Tue 24 Nov 12:00; repeats from Sat 21 Nov; has repetition",
            ]
        )
    }
}
