import Almanac
import Entities
import Presentation
import Responses
import TestKit
import Testing
import Vocabulary

struct ItemDisplayTests {
    private let words = CalendarWords()

    private let saturday = Moment.saturday.today

    private func summary(
        _ details: ItemDetails,
        _ status: Item.Status = .open,
        family: ItemFamily = ItemFamily()
    ) -> ItemSummary {
        ItemSummary(
            Item(
                id: 7,
                uuid: ItemUUID(high: 1, low: 2),
                details: details,
                status: status,
                created: Instant(seconds: 0),
                changed: Instant(seconds: 0)
            ),
            family: family
        )
    }

    private static let days: [(ItemGroup?, NearTerm?, Int, String, String)] = [
        (.near(.overdue), .overdue, -1, "Fri 20 Nov 09:00", "yesterday 09:00, overdue"),
        (.near(.today), .today, 0, "09:00", "today 09:00"),
        (.near(.later), .later, 10, "Tue 1 Dec 09:00", "Tue 1 Dec 09:00"),
        (.earlier, nil, -1, "Fri 20 Nov 09:00", "yesterday 09:00"),
        (.priority(.high), .tomorrow, 1, "tomorrow 09:00", "tomorrow 09:00"),
        (nil, .overdue, -8, "Fri 13 Nov 09:00", "Fri 13 Nov 09:00, overdue"),
    ]

    @Test(arguments: days)
    func `an item shows the part of its due date that the heading does not`(
        group: ItemGroup?,
        term: NearTerm?,
        days: Int,
        when: String,
        due: String
    ) {
        let details = ItemDetails(title: "a", due: Due(day: saturday + days, time: TimeOfDay(hour: 9, minute: 0)))

        let display = ItemDisplay(
            summary(details),
            ItemStanding(term: term),
            under: group,
            from: saturday,
            in: CalendarWords()
        )

        #expect(display.when == when)
        #expect(display.due == due)
    }

    @Test func `the project is not repeated under its heading`() {
        let item = summary(ItemDetails(title: "a", project: "home"))

        #expect(
            ItemDisplay(item, ItemStanding(term: nil), under: nil, from: saturday, in: CalendarWords()).project
                == "home"
        )
        #expect(
            ItemDisplay(item, ItemStanding(term: nil), under: .project("home"), from: saturday, in: CalendarWords())
                .project == ""
        )
    }

    @Test func `done, waiting and blocked items show their state`() {
        let details = ItemDetails(title: "a", wait: saturday + 9)
        let standing = ItemStanding(term: nil, isWaiting: true, blockers: [7], depth: 2)

        let open = ItemDisplay(summary(details), standing, under: nil, from: saturday, in: CalendarWords())
        let done = ItemDisplay(
            summary(details, .done),
            ItemStanding(term: nil),
            under: nil,
            from: saturday,
            in: CalendarWords()
        )

        #expect(open.marks == [.waiting, .blocked] && open.blockers == "blocked by 7")
        #expect(open.hiddenUntil == "Mon 30 Nov")
        #expect(open.depth == 2)
        #expect(done.marks == .done && done.blockers == "")
        #expect(done.hiddenUntil == "")
    }

    @Test(arguments: [
        (ItemFamily(parent: ItemName(id: 3, title: "New job")), "3 New job", "New job", ""),
        (ItemFamily(parts: ItemCounts(open: 3, done: 2)), "3", "", "2/5"), (ItemFamily(), "3", "", ""),
    ])
    func `a part names its parent, and a parent shows its progress`(
        family: ItemFamily,
        parent: String,
        title: String,
        progress: String
    ) {
        let item = summary(ItemDetails(title: "a", parent: 3), family: family)

        let display = ItemDisplay(item, ItemStanding(term: nil), under: nil, from: saturday, in: words)

        #expect((display.parent, display.parentTitle, display.progress) == (parent, title, progress))
    }

    @Test(arguments: [
        (ItemGroup.near(.overdue), "Overdue", ItemDisplay.Tone.urgent), (.near(.today), "Today", .near),
        (.near(.later), "Later", .normal), (.earlier, "Earlier", .normal), (.noDay, "No due date", .normal),
        (.project("home.garden"), "home.garden", .normal), (.project(nil), "No project", .normal),
        (.tag("@shop"), "@shop", .normal), (.tag("money"), "+money", .normal), (.tag(nil), "No tag", .normal),
        (.priority(.medium), "Medium priority", .normal), (.priority(nil), "No priority", .normal),
    ])
    func `every group has a heading`(group: ItemGroup, text: String, tone: ItemDisplay.Tone) {
        #expect(GroupWords.heading(group) == text)
        #expect(GroupWords.display(group, count: 3, depth: 1) == HeadingDisplay(text, count: 3, tone: tone, depth: 1))
    }
}
