import Testing

@testable import DataStore

struct CalendarTextsTests {
    private func texts(_ lines: String...) -> CalendarTexts {
        CalendarTexts(
            Array((["BEGIN:VCALENDAR", "BEGIN:VTODO"] + lines + ["END:VTODO", ""]).joined(separator: "\r\n").utf8)
        )
    }

    @Test func `place and link are read as the calendar has them`() {
        let texts = texts(
            "SUMMARY:LOCATION:no",
            "LOCATION;ALTREP=\"http://x\":Seoul\\, 2\\; a",
            " bc",
            "url;VALUE=URI:https://a.example/x:y"
        )

        #expect(texts.place == "Seoul, 2; abc")
        #expect(texts.link == "https://a.example/x:y")
    }

    @Test func `lines of alarms and of other components don't count`() {
        let texts = texts("BEGIN:VALARM", "LOCATION:a", "END:VALARM", "END:VTODO", "BEGIN:VTODO", "LOCATION:b")

        #expect(texts.place == nil)
    }

    @Test func `a blank place and a link that can't be kept are left out`() {
        let texts = texts("LOCATION: ", "URL:https://a b")

        #expect(texts.place == nil)
        #expect(texts.link == nil)
    }
}
