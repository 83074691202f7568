import Presentation
import Terminal
import Testing
import UnicodeText
import Vocabulary

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
                " 3       A title that is so long that it do…  work",
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
        ("tomorrow 10:00", 47, "tmrw 10:00"), ("yesterday 10:00", 37, "yest. 10:00"),
        ("Thu 31 Dec 10:00", 37, "31 Dec 10:00"), ("today 18:30", 37, "today 18:30"),
        ("Thu 31 Dec 10:00", 35, "Thu 31 Dec"), ("Thu 3 Dec 2027 10:00", 35, "3 Dec 2027"),
        ("2026-12-03 10:00", 35, "2026-12-03"),
    ])
    func `in a narrow row, the day is shortened and the time stays`(when: String, width: Int, shown: String) {
        let item = FoundItemDisplay(.sample("7", "Dentist", when: when))
        var widths = ItemRowWidths()
        widths.widen(item.item)

        let row = ItemRow.pieces(of: item, widths, width: width, hasSigns: true).map(\.text).joined()

        #expect(row.hasPrefix("7 \(shown) "))
    }

    @Test func `a long project is shortened before a title is`() {
        let item = FoundItemDisplay(
            .sample("3", "Ask Meyer about the offer", project: "work.customers.north.meyer", tags: ["+phone"])
        )
        var widths = ItemRowWidths()
        widths.widen(item.item)
        func row(_ width: Int) -> String {
            ItemRow.pieces(of: item, widths, width: width, hasSigns: true).map(\.text).joined()
        }

        #expect(row(63) == "3 Ask Meyer about the offer  work.customers.north.meyer  +phone")
        #expect(row(55) == "3 Ask Meyer about the offer  work.customers.no…  +phone")
        #expect(row(45) == "3 Ask Meyer about the offer  work.cu…  +phone")
        #expect(row(39) == "3 Ask Meyer about the offer            ")
        #expect(row(40) == "3 Ask Meyer about the offer  work.custo…")
    }

    @Test func `a reason has the columns that the title and the names leave`() {
        let item = ItemDisplay.sample("3", "Ask Meyer", project: "work.sales", tags: ["+phone"])
        let why = FoundItemDisplay.Match("why", MarkedText("overdue by 40 days, not changed for 60 days"))
        let found = FoundItemDisplay(item, matches: [why])
        func row(_ width: Int) -> String {
            ItemRow.pieces(of: found, ItemRowWidths(), width: width, hasSigns: true).map(\.text).joined()
        }

        #expect(row(50) == "3 Ask Meyer · overdue by 40 d…  work.sales  +phone")
        #expect(row(41) == "3 Ask Meyer · overdu…  work.sales  +phone")
        #expect(row(40) == "3 Ask Meyer           work.sales  +phone")
        #expect(row(35) == "3 Ask Meyer · overdue by 40 days, …")
        #expect(row(20) == "3 Ask Meyer         ")
    }

    @Test func `a project is shortened before the items that block another`() {
        let item = ItemDisplay(
            id: "3",
            when: "",
            due: "",
            tone: .normal,
            priority: "",
            isImportant: false,
            title: "Buy tickets for Lisbon",
            project: "travel.lisbon",
            tags: [],
            blockers: "blocked by 6"
        )

        let row = ItemRow.pieces(of: FoundItemDisplay(item), ItemRowWidths(), width: 50, hasSigns: true)

        #expect(row.map(\.text).joined() == "3 Buy tickets for Lisbon  blocked by 6  travel.li…")
    }

    @Test func `in ASCII, a letter says that an item repeats, and leaves the columns to the tags`() {
        let item = ItemDisplay(
            id: "3",
            when: "",
            due: "",
            tone: .normal,
            priority: "",
            isImportant: false,
            title: "Water the plants",
            project: "",
            tags: ["@home", "+garden"],
            marks: [.repetition]
        )
        var widths = ItemRowWidths()
        widths.widen(item)

        let row = ItemRow.pieces(of: FoundItemDisplay(item), widths, width: 40, hasSigns: false)

        #expect(row.map(\.text).joined() == "3 R Water the plants       @home +garden")
    }

    @Test(arguments: 1...120)
    func `a row fills its width and is never wider`(width: Int) {
        for row in rows(width: width) where width > 12 { #expect(UnicodeText.width(row) == width) }
    }
}
