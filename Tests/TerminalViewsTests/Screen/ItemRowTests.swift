import Presentation
import Terminal
import Testing
import UnicodeText

@testable import TerminalViews

struct ItemRowTests {
    private let items: [ItemDisplay] = [
        .sample("7", "Call mom", when: "18:30", project: "family"), .sample("12", "치과 예약하기", tags: ["+건강"]),
        .sample(
            "3",
            "A title that is so long that it does not fit beside the rest",
            project: "work",
            tags: ["+office"]
        ),
    ]

    private func rows(width: Int) -> [String] {
        var widths = ItemRowWidths()
        for item in items { widths.widen(item) }
        return items.map { item in
            ItemRow.pieces(of: FoundItemDisplay(item), widths, width: width, hasSigns: true).map(\.text).joined()
        }
    }

    @Test func `columns are aligned, and names stand at the right`() {
        #expect(
            rows(width: 50) == [
                " 7 18:30 Call mom                           family", "12       치과 예약하기                       +건강",
                " 3       A title that is so long tha…  work  +off…",
            ]
        )
    }

    @Test func `a narrow row has the title alone`() {
        #expect(
            rows(width: 30) == [
                " 7 18:30 Call mom             ", "12       치과 예약하기        ", " 3       A title that is so l…",
            ]
        )
        #expect(rows(width: 16) == [" 7 Call mom     ", "12 치과 예약하기", " 3 A title that…"])
    }

    @Test(arguments: [
        ("Thu 3 Dec 10:00", 47, "3 Dec 10:00"), ("Thu 3 Dec 10:00", 70, "Thu 3 Dec 10:00"),
        ("Thu 3 Dec", 47, "Thu 3 Dec"),
        ("Thu 3 Dec 2027 10:00", 47, "3 Dec 2027"), ("Thu 3 Dec 2027 10:00", 70, "3 Dec 2027 10:00"),
        ("tomorrow 10:00", 49, "tomorrow 10:00"), ("2026-12-03 10:00", 47, "2026-12-03"),
        ("tomorrow 10:00", 47, "tomorrow"),
    ])
    func `the weekday is left out before the time`(when: String, width: Int, shown: String) {
        let item = FoundItemDisplay(.sample("7", "Dentist", when: when))
        var widths = ItemRowWidths()
        widths.widen(item.item)

        let row = ItemRow.pieces(of: item, widths, width: width, hasSigns: true).map(\.text).joined()

        #expect(row.hasPrefix("7 \(shown) "))
    }

    @Test(arguments: 1...120)
    func `a row fills its width and is never wider`(width: Int) {
        for row in rows(width: width) where width > 12 { #expect(UnicodeText.width(row) == width) }
    }
}
