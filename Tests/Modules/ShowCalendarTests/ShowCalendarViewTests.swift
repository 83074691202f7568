import Almanac
import CommandLine
import Entities
import ItemLanguage
import ModuleKit
import Presentation
import Terminal
import TestKit
import Testing
import Vocabulary

@testable import ShowCalendar

struct ShowCalendarViewTests {
    private func answer(
        _ words: String...,
        width: Int? = nil,
        isPlain: Bool = false,
        hasSigns: Bool = true
    ) throws -> String {
        let fixture = ModuleFixture(CapturedConsole(width: width))
        fixture.captured.console.answers.hasSigns = hasSigns
        try fixture.add(
            ItemDetails(title: "Send the offer", due: Due(day: .november(20))),
            ItemDetails(title: "Call mom", due: Due(day: .november(21))),
            ItemDetails(title: "\u{1B}[2J우유 사기", due: Due(day: .november(24)))
        )
        let invocation = try CommandLineParser([ShowCalendarCommand.command]).parse(["cal"] + words)
        try ShowCalendarWireframe.useCase.run(invocation, fixture.context(isPlain ? .plain : .columns))
        return fixture.captured.finish().output
    }

    @Test func `a month is a grid with a legend`() throws {
        #expect(
            try answer(width: 40) == """
                 November 2026
                 Mo   Tu   We   Th   Fr   Sa   Su
                                                1
                  2    3    4    5    6    7    8
                  9   10   11   12   13   14   15
                 16   17   18   19  !20  [21]  22
                                     ░1   ░1
                 23   24   25   26   27   28   29
                      ░1
                 30

                [21] today   !20 overdue   ░ 1 due

                """
        )
    }

    @Test(arguments: [(15, true), (14, false)])
    func `in a low pane, the items of the day come before the legend`(height: Int, hasLegend: Bool) throws {
        let fixture = ModuleFixture(CapturedConsole(width: 40, height: height))
        try fixture.add(ItemDetails(title: "Send the offer", due: Due(day: .november(20))))

        ShowCalendarWireframe.show(.november(20), .everything, fixture.context())
        let output = fixture.captured.finish().output

        #expect(output.contains("Send the offer"))
        #expect(output.contains("[21] today") == hasLegend)
    }

    @Test func `in ASCII, other signs are shades`() throws {
        let answer = try answer(width: 40, hasSigns: false)

        #expect(answer.contains("!20  [21]  22\n                     :1   :1\n"))
        #expect(answer.hasSuffix("\n[21] today   !20 overdue   : 1 due\n"))
    }

    private func grid(hasCounts: Bool, hasSigns: Bool) -> [Substring] {
        let loads: [(String, Int, Bool)] = [
            ("", 0, false), ("9", 1, false), ("99", 2, false), ("240", 4, false), ("1k", 3, true),
        ]
        let marks: [ShowCalendarDisplay.Cell.Mark] = [.none, .overdue, .chosen, .overdue, .none]
        let cells = zip(loads, marks).map { load, mark in
            ShowCalendarDisplay.Cell(
                number: "7",
                mark: mark,
                load: .init(count: load.0, shade: load.1, isRepetition: load.2),
                sentence: nil
            )
        }
        let month = ShowCalendarDisplay.Month(title: "May", weekdays: [], rows: [.init(weekNumber: "", cells: cells)])
        let captured = CapturedConsole()
        captured.console.answers.hasSigns = hasSigns
        ShowCalendarView(console: captured.console, isPlain: false, hasWeekNumbers: false).show(
            ShowCalendarDisplay(months: [month], hasCounts: hasCounts, legend: [], note: "", days: [])
        )
        return captured.finish().output.split(separator: "\n").dropFirst().map { $0 }
    }

    @Test func `counts of any size stand apart below their days`() {
        #expect(
            grid(hasCounts: true, hasSigns: true) == [
                "  7   !7   (7)  !7    7", "  ·   ░9  ▒99  █240 ↻1k",
            ]
        )
        #expect(grid(hasCounts: true, hasSigns: false).last == "  .   :9  +99  #240 ~1k")
    }

    @Test func `without counts, the shades follow the days`() {
        #expect(grid(hasCounts: false, hasSigns: true) == ["  7·  !7░  (7)▒ !7█   7▓"])
        #expect(grid(hasCounts: false, hasSigns: false) == ["  7.  !7:  (7)+ !7#   7*"])
    }

    @Test(arguments: [(true, "44 "), (false, "   ")])
    func `weeks have numbers if the settings say so`(hasWeekNumbers: Bool, beginning: String) throws {
        let fixture = ModuleFixture(CapturedConsole(width: 40))
        var context = fixture.context(.columns)
        context.hasWeekNumbers = hasWeekNumbers

        ShowCalendarWireframe.present(context).show(ShowCalendarRequest())

        let lines = fixture.captured.finish().output.split(separator: "\n")
        #expect(lines.first { $0.contains(" 1") }?.hasPrefix(beginning) == true)
    }

    @Test func `the chosen day's items are below`() throws {
        let answer = try answer("24", "nov", width: 80)

        #expect(answer.contains(" 23  (24)  25 ") && answer.contains("\n      ░1\n"))
        #expect(answer.hasSuffix("\nTue 24 Nov (1)\n  3  ␛[2J우유 사기\n"))
    }

    @Test func `as many months as fit are side by side`() throws {
        let pairs = try answer("-3", width: 80).split(separator: "\n").filter { $0.contains("Mo ") }
        #expect(pairs.map { $0.components(of: "Mo").count } == [2, 1])
        let columns = try answer("2026", width: 40).split(separator: "\n")
        #expect(columns.allSatisfy { $0.count <= 40 } && columns.filter { $0.contains("Mo ") }.count == 12)
        #expect(columns.contains { $0.contains("!20░ [21]░ 22") })
    }

    @Test func `plain output has a line for each day with items`() throws {
        #expect(
            try answer("24", "nov", isPlain: true) == """
                November 2026:
                Fri 20 Nov 2026: 1 open, 1 overdue
                Sat 21 Nov 2026: today, 1 open
                Tue 24 Nov 2026: 1 open
                Tue 24 Nov:
                item 3: ␛[2J우유 사기; due Tue 24 Nov

                """
        )
    }
}

extension Substring {
    fileprivate func components(of word: String) -> [Substring] {
        split(separator: " ").filter { $0 == word }
    }
}
