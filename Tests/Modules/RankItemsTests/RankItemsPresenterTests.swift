import Almanac
import CommandLine
import Presentation
import TestKit
import Testing
import Vocabulary

@testable import RankItems

struct RankItemsPresenterTests {
    private let view = FakeItemListView()
    private let interactor = FakeInteractor()
    private let presenter: RankItemsPresenter

    init() {
        presenter = RankItemsPresenter(
            view: view,
            interactor: interactor,
            router: FakeRouter(),
            calendar: CalendarWords()
        )
    }

    @Test func `items are shown with the number of all`() {
        presenter.show(RankItemsRequest())
        presenter.rankedItems(.sample)

        let ids = view.shown.compactMap { if case .item(let item) = $0 { item.id } else { nil } }
        #expect(ids == ["3", "4"] && view.shown.last == .foot("2 of 5 items"))
    }

    @Test func `today has headings, and says what is not shown`() {
        presenter.show(RankItemsRequest(count: nil, isToday: true))
        presenter.rankedItems(.today)

        #expect(view.shown.count == 6)
        #expect(view.shown[0] == .heading(GroupWords.display(.near(.overdue), count: 1)))
        #expect(view.shown[2] == .heading(GroupWords.display(.near(.today), count: 2)))
        #expect(view.shown[5] == .foot("3 items; not shown: 1 blocked, 2 waiting"))
        guard case .item(let item) = view.shown[3] else { return #expect(Bool(false), "\(view.shown[3])") }
        #expect(item.when == "")
    }

    @Test func `reasons follow on request`() {
        presenter.show(RankItemsRequest(isExplained: true))
        presenter.rankedItems(.sample)

        let found = view.shown.compactMap { if case .found(let item) = $0 { item } else { nil } }
        let reasons = found.flatMap(\.matches).map(\.text.text)
        #expect(reasons == ["overdue since yesterday, 2 items wait for it", "added 40 days ago"])
    }

    @Test(arguments: [
        (RankReason.overdue(Due(day: .saturday - 1)), "overdue since yesterday"), (.dueToday(nil), "due today"),
        (.dueToday(TimeOfDay(hour: 17, minute: 0)), "due today at 17:00"), (.priority(.high), "high priority"),
        (.unblocks(1), "1 item waits for it"), (.unblocks(2), "2 items wait for it"),
        (.due(Due(day: .saturday + 1)), "due tomorrow"), (.age(0), "added today"), (.age(1), "added yesterday"),
        (.age(2), "added 2 days ago"),
    ])
    func `each reason is a phrase`(reason: RankReason, phrase: String) {
        #expect(RankItemsSentences.reasons([reason], today: .saturday, CalendarWords()) == phrase)
    }

    @Test func `an empty answer says why`() {
        presenter.foundNothingToDo(.nothingToDo, leftOut: RankItemsLeftOut())
        presenter.foundNothingToDo(.nothingMatches([]), leftOut: RankItemsLeftOut())
        presenter.foundNothingToDo(.emptyList, leftOut: RankItemsLeftOut())
        presenter.couldNotRankItems(ListError(.damaged, path: "/list"))

        #expect(view.shown[0] == .nothing("Nothing to do now. See list all."))
        #expect(view.shown[1] == .nothing("Nothing matches."))
        guard case .emptyList = view.shown[2], case .errorMessage(let error) = view.shown[3] else {
            Issue.record("\(view.shown)")
            return
        }
        #expect(error.status == .badData)
    }

    @Test func `an empty answer says what is blocked or waiting`() {
        let leftOut = RankItemsLeftOut(waiting: 1, blocked: 2)
        presenter.foundNothingToDo(.nothingToDo, leftOut: leftOut)
        presenter.foundNothingToDo(.nothingMatches([]), leftOut: leftOut)
        presenter.show(RankItemsRequest(isToday: true))
        presenter.foundNothingToDo(.nothingToDo, leftOut: leftOut)
        presenter.foundNothingToDo(.nothingToDo, leftOut: RankItemsLeftOut())

        #expect(
            view.shown == [
                .nothing("Nothing to do now; 2 blocked, 1 waiting. See list all."),
                .nothing("Nothing that matches can be done now; 2 blocked, 1 waiting."),
                .nothing("Nothing to do today; 2 blocked, 1 waiting. See list due:..today."),
                .nothing("Nothing is due today. See upcoming."),
            ]
        )
    }
}
