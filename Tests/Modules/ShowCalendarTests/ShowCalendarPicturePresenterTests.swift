import TestKit
import Testing

@testable import ShowCalendar

struct ShowCalendarPicturePresenterTests {
    @Test func `days stand in columns of weeks`() throws {
        let view = shown(by: ShowCalendarPicturePresenter.self, try .sample(), to: ShowCalendarRequest())

        let picture = try #require(view.displays.first)
        #expect(picture.heading == "2026" && picture.weekdays.map(\.name) == ["Mo", "We", "Fr"])
        #expect(picture.months.map(\.name) == ["Nov"] && picture.days.count == 30)
        #expect(
            picture.legend.map(\.meaning) == [
                "nothing due", "1", "2", "3", "14", "overdue", "Sat 21 Nov 2026",
            ]
        )
        let marked = picture.days.filter { $0.mark != nil }
        #expect(marked.map(\.mark) == [.overdue, .today])
        #expect(marked.map(\.row) == [4, 5] && marked.map(\.column) == [3, 3])
        #expect(marked.map(\.level) == [.some, .many])
        #expect(picture.days.filter { $0.level == .most }.map(\.row) == [1])
        #expect(marked.map(\.sentence).first == "Fri 20 Nov 2026: 1 open, 1 overdue")
    }
}
