import Presentation
import TerminalViews
import TestKit
import Testing

@testable import ShowCalendar

struct ShowCalendarPictureViewTests {
    @Test func `days are darker the more items are due, and say what is due`() throws {
        let view = FakeDrawingView()

        show(
            ShowCalendarPicturePresenter.self,
            try .sample(),
            to: ShowCalendarRequest(),
            on: DrawingView(view) { .picture(ShowCalendarPictureView.svg($0)) }
        )

        let svg = try #require(view.drawings.first)
        #expect(svg.contains(">Items due in 2026</title>"))
        #expect(svg.contains(">Open items: 15. Overdue: 1. Done: 3.</desc>"))
        #expect(svg.contains("<title>Tue 24 Nov 2026: 12 open, 2 repeating</title>"))
        // Each look is in the legend too.
        for (look, count) in [
            ("none", 26), ("some", 2), ("more", 3), ("many", 2), ("most", 2), ("overdue", 2), ("today", 2),
        ] {
            #expect(svg.split(separator: "<rect class=\"\(look)\"").count - 1 == count, "\(look)")
        }
    }
}
