import Almanac
import Presentation
import TestKit
import Testing
import Vocabulary

@testable import RankItems

struct RankItemsPresenterTests {
    private let filtered = RankItemsRequest(filter: ItemFilter(Selection([[.tag("home")]])))

    private func view(
        _ response: RankItemsResponse,
        _ request: RankItemsRequest = RankItemsRequest()
    ) -> FakeQueryView<ItemListDisplay> {
        shown(by: RankItemsPresenter.self, response, to: request)
    }

    @Test func `items are shown with the number of all`() throws {
        let display = try #require(view(.sample).displays.first)

        #expect(display.sections.map(\.heading) == [nil] && display.foot == "2 of 5 items")
        #expect(display.sections.flatMap(\.items).map(\.item.id) == ["3", "4"])
        #expect(display.sections.flatMap(\.items).flatMap(\.matches).isEmpty)
    }

    @Test func `today has headings, and says what is not shown`() throws {
        let display = try #require(view(.today, RankItemsRequest(count: nil, isToday: true)).displays.first)

        #expect(
            display.sections.map(\.heading) == [
                GroupWords.display(.near(.overdue), count: 1), GroupWords.display(.back, count: 1),
                GroupWords.display(.near(.today), count: 2), GroupWords.display(.important, count: 1),
            ]
        )
        #expect(display.sections.map { $0.items.map(\.item.id) } == [["3"], ["6"], ["4", "5"], ["7"]])
        #expect(display.sections.map { $0.items[0].item.when } == ["Fri 20 Nov", "Tue 24 Nov", "", ""])
        #expect(display.foot == "5 items; not shown: 1 blocked, 2 waiting")
    }

    @Test func `the sum follows on request`() throws {
        let display = try #require(view(.sample, RankItemsRequest(isExplained: true)).displays.first)

        let sums = display.sections.flatMap(\.items).flatMap(\.matches).map(\.text.text)
        #expect(
            sums == [
                "3.2 = overdue since yesterday (2.7) + blocks 2 items (2) + tag +later (-1.5)",
                "added 40 days ago (0.04)",
            ]
        )
    }

    @Test(arguments: [
        (UrgencyTerm.Reason.overdue(Due(day: .saturday - 1)), "overdue since yesterday"), (.dueToday(nil), "due today"),
        (.dueToday(TimeOfDay(hour: 17, minute: 0)), "due today at 17:00"),
        (.due(Due(day: .saturday + 1)), "due tomorrow"),
        (.priority(.high), "high priority"), (.started, "started"), (.blocks(1), "blocks 1 item"),
        (.blocks(2), "blocks 2 items"), (.back(since: .saturday), "back since today"),
        (.back(since: .saturday - 2), "back since Thu 19 Nov"), (.tag("money"), "tag +money"),
        (.tag("@shop"), "tag @shop"),
        (.project("home.garden"), "project home.garden"), (.age(0), "added today"), (.age(1), "added yesterday"),
        (.age(2), "added 2 days ago"),
    ])
    func `each reason is a phrase`(reason: UrgencyTerm.Reason, phrase: String) {
        let terms = [UrgencyTerm(reason, 1)]
        #expect(RankItemsSentences.reasons(terms + terms, today: .saturday, CalendarWords()) == "\(phrase), \(phrase)")
    }

    @Test func `an empty answer says why`() {
        #expect(view(.nothing(.noMatch([]))).sentences == ["Nothing to do now. See list all."])
        #expect(view(.nothing(.noMatch([])), filtered).sentences == [ListSentences.nothingMatches(.everything)])
        #expect(view(.nothing(.emptyList)).emptyLists.count == 1)
        let today = RankItemsResponse.nothing(.noMatch([]), isToday: true)
        #expect(view(today).sentences == ["Nothing to do today. See upcoming."])
    }

    @Test func `an empty answer says what is blocked or waiting`() {
        let leftOut = RankItemsLeftOut(waiting: 1, blocked: 2)
        let (now, today) = (
            RankItemsResponse.nothing(.noMatch([]), leftOut: leftOut),
            RankItemsResponse.nothing(.noMatch([]), isToday: true, leftOut: leftOut)
        )

        #expect(view(now).sentences == ["Nothing to do now; 2 blocked, 1 waiting. See list all."])
        #expect(
            view(now, filtered).sentences == ["Nothing that matches can be done now; 2 blocked, 1 waiting."]
        )
        #expect(view(today).sentences == ["Nothing to do today; 2 blocked, 1 waiting. See list due:..today."])
    }

    @Test func `a short list of today counts what it leaves out, by group`() throws {
        var response = RankItemsResponse.today
        response.groups = [
            .init(name: .near(.overdue), count: 282), .init(name: .back, count: 1),
            .init(name: .near(.today), count: 2),
            .init(name: .near(.tomorrow), count: 4), .init(name: .important, count: 1),
        ]

        let display = try #require(view(response, RankItemsRequest(count: 5, isToday: true)).displays.first)

        #expect(display.sections.first?.heading == GroupWords.display(.near(.overdue), count: 1, of: "282"))
        #expect(display.omitted == "281 more under Overdue, 4 under Tomorrow")
        #expect(
            display.foot == "5 items; not shown: 281 more under Overdue, 4 under Tomorrow, 1 blocked, 2 waiting"
        )
    }
}
