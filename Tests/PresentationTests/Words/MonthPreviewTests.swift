import Almanac
import Presentation
import TestKit
import Testing

struct MonthPreviewTests {
    private func text(_ preview: MonthPreview) -> [String] {
        preview.weeks.map { week in
            week.map { cell in
                cell.mark == .chosen ? "[\(cell.text)]" : cell.mark == .today ? "(\(cell.text))" : " \(cell.text) "
            }
            .joined()
        }
    }

    @Test func `the day and today are marked in their month`() {
        let preview = MonthPreview(of: .saturday + 3, today: .saturday, weeksStartOn: .monday, in: CalendarWords())

        #expect(preview.title == "November 2026")
        #expect(preview.weekdays == ["Mo", "Tu", "We", "Th", "Fr", "Sa", "Su"])
        #expect(
            text(preview) == [
                "                          1 ", "  2   3   4   5   6   7   8 ",
                "  9  10  11  12  13  14  15 ", " 16  17  18  19  20 (21) 22 ", " 23 [24] 25  26  27  28  29 ",
                " 30                         ",
            ]
        )
    }

    @Test func `weeks start on Sunday if the settings say so`() {
        let preview = MonthPreview(of: .saturday, today: .saturday, weeksStartOn: .sunday, in: CalendarWords())

        #expect(preview.weekdays.first == "Su")
        #expect(preview.weeks[0][0].text == " 1")
    }

    @Test(arguments: 0..<800)
    func `every month has all of its days and fits`(offset: Int) {
        let day = Day.saturday + offset * 3
        let preview = MonthPreview(of: day, today: .saturday, weeksStartOn: .monday, in: CalendarWords())

        let days = preview.weeks.joined().filter { $0.text != "  " }
        #expect(days.count == day.lastDayOfMonth.components.day)
        #expect(preview.weeks.count + 2 <= MonthPreview.rows)
        #expect(days.count { $0.mark == .chosen } == 1)
    }
}
