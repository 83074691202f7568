import Almanac
import Presentation
import ProgramOutput
import Responses
import TestKit
import Testing
import Vocabulary

@testable import ShowItem

struct ShowItemPresenterTests {
    private let view = FakeView()
    private let presenter: ShowItemPresenter

    init() {
        presenter = ShowItemPresenter(
            view: view,
            interactor: FakeInteractor(),
            router: FakeRouter(),
            calendar: CalendarWords()
        )
    }

    @Test func `each known value is shown with its label`() {
        presenter.foundItem(fullResponse)
        presenter.foundLastItem()

        let page = view.displays.first
        #expect(page?.id == "3")
        #expect(page?.title == "Pay rent")
        #expect(
            page?.lines.map { "\($0.label): \($0.text)" } == [
                "due: Fri 27 Nov (in 6 days)", "repeats: every week", "next: Fri 4 Dec", "tags: +money",
                "note: by hand\nand soon", "needs: 1 Open account", "added: today 09:30, postponed once",
            ]
        )
        #expect(page?.history == [] && view.hints == ["History and UUID: show 3 --full"])
    }

    @Test func `a full answer adds the status, the UUID and the history`() {
        presenter.show(ShowItemRequest(filter: .everything, isFull: true))
        presenter.foundItem(fullResponse)
        presenter.foundLastItem()

        let lines = view.displays.first?.lines.map { "\($0.label): \($0.text)" }
        #expect(lines?.first == "status: open" && lines?.last == "uuid: 00000000-0000-0001-0000-000000000003")
        #expect(lines?.contains("added: today 09:30") ?? false)
        #expect(view.displays.first?.history.count == 2 && view.hints == [nil])
    }

    @Test func `in a pane, the newest change comes first, without the UUID`() throws {
        for isInPane in [true, false] {
            presenter.show(ShowItemRequest(filter: .everything, isFull: true, isInPane: isInPane))
            presenter.foundItem(fullResponse)
            presenter.foundLastItem()
        }

        let histories = view.displays.map { $0.history.filter { !$0.label.isEmpty } }
        #expect(histories[0] == histories[1].reversed())
        #expect(view.displays.map { $0.lines.contains { $0.label == "uuid" } } == [false, true])
    }

    @Test(arguments: [
        (-2, true, false, "Thu, overdue by 2 days"), (-1, true, false, "Thu, overdue"),
        (0, true, false, "Thu, overdue"),
        (0, false, false, "Thu"), (1, false, false, "Thu"), (2, false, false, "Thu (in 2 days)"),
        (2, false, true, "Thu"),
        (-9, false, true, "Thu"),
    ])
    func `a due date has its distance`(days: Int, isOverdue: Bool, isDone: Bool, phrase: String) {
        #expect(ShowItemSentences.due("Thu", days: days, isOverdue: isOverdue, isDone: isDone) == phrase)
    }

    @Test func `an overdue date and names have their kinds`() {
        var response = fullResponse
        response.isOverdue = true
        presenter.foundItem(response)

        let kinds = view.displays.first?.lines.map(\.kind)
        #expect(kinds == [.overdue, .other, .other, .tags, .other, .other, .other])
    }

    @Test func `the properties on the server without a field here are mentioned`() {
        var response = fullResponse
        var facts = ForeignFacts()
        (facts.state, facts.percent, facts.place, facts.link) = (.cancelled, 40, "Café", "https://example.org")
        (facts.alarms, facts.attachments, facts.comments, facts.occurrences) = (1, 2, 1, 2)
        facts.due = .init(due: Due(day: saturday + 6, time: .noon), zone: "Europe/Berlin")
        facts.start = Due(day: saturday + 5)
        response.elsewhere = facts

        presenter.foundItem(response)

        let labels = ["status", "due there", "start", "place", "link", "also there"]
        let lines = view.displays.first?.lines.filter { labels.contains($0.label) }
        #expect(
            lines?.map { "\($0.label): \($0.text)" } == [
                "status: open here, cancelled in another program", "due there: Fri 27 Nov 12:00 (Europe/Berlin)",
                "start: Thu 26 Nov", "place: Café", "link: https://example.org",
                "also there: 1 alarm, 2 attachments, 1 comment, 2 changed occurrences, 40 % done",
            ]
        )
    }

    @Test func `a synchronized item says where it stands`() {
        var response = fullResponse
        response.sync = .refused(.refused(message: "Too long."))

        presenter.foundItem(response)

        let line = view.displays.first?.lines.first { $0.label == "sync" }
        #expect(line?.text == "the server rejected it: Too long")
    }

    @Test func `the history is formatted, with the number of postponements`() {
        presenter.show(ShowItemRequest(filter: .everything, isFull: true))
        presenter.foundItem(fullResponse)

        #expect(
            view.displays.first?.history == [
                .init(label: "today 09:30", text: "due Sat 21 Nov → Fri 27 Nov"),
                .init(label: "", text: "postponed once"),
            ]
        )
    }

    @Test(arguments: [(1, "once, as 7, due Fri 20 Nov"), (2, "twice, last as 7, due Fri 20 Nov")])
    func `a series says how often it was done, and the last time`(count: Int, words: String) {
        var response = fullResponse
        response.copies = Array(
            repeating: ItemSummary(.sample(7, due: Due(day: saturday - 1), isDone: true)),
            count: count
        )

        presenter.foundItem(response)

        #expect(view.displays.first?.lines.first { $0.label == "done" }?.text == words)
    }

    @Test func `a copy says which series it is from`() {
        var response = fullResponse
        response.series = .sample(9) { $0.recurrence = .every(Repetition(.daily)) }

        presenter.foundItem(response)

        #expect(view.displays.first?.lines.first { $0.label == "from" }?.text == "9, every day")
    }

    private var family: ShowItemResponse {
        var response = fullResponse
        response.parts = [(4, 3, 0, false), (6, 4, 1, true), (5, 3, 0, true)].map { id, parent, depth, isDone in
            .init(item: ItemSummary(.sample(id, "Part", parent: parent, isDone: isDone)), depth: depth)
        }
        return response
    }

    @Test func `parts are shown as a tree, or the direct ones in a line`() {
        presenter.foundItem(family)

        let line = view.displays.first?.lines.first { $0.label == "parts" }
        #expect(line?.text == "4 Part, 5 Part (done)")
        #expect(line?.tree.map(\.text) == ["4 Part", "6 Part (done)", "5 Part (done)"])
        #expect(line?.tree.map(\.guides) == TreeGuides.of(depths: [1, 2, 1]))
        #expect(line?.tree.map(\.isDone) == [false, true, true])
    }

    @Test func `a view that shows all lines gets the parts of parts, too`() {
        let presenter = ShowItemPresenter(
            view: view,
            interactor: FakeInteractor(),
            router: FakeRouter(),
            calendar: CalendarWords(),
            isComplete: true
        )

        presenter.foundItem(family)

        #expect(view.displays.first?.lines.last?.label == "parts of 4")
        #expect(view.displays.first?.lines.last?.text == "6 Part (done)")
    }

    @Test func `a tree that is too long is cut, and says how to see all of it`() {
        view.treeLimit = 2
        presenter.foundItem(family)
        presenter.show(ShowItemRequest(filter: .everything, isFull: true))
        presenter.foundItem(family)

        let trees = view.displays.map { $0.lines.first { $0.label == "parts" }?.tree.map(\.text) }
        #expect(trees[0] == ["4 Part", "6 Part (done)", "and 1 more: show 3 --full"])
        #expect(trees[1]?.count == 3)
    }

    @Test func `a filter without matches shows a message`() {
        presenter.foundNothing(NoMatch(areDone: true))
        presenter.foundNothing(NoMatch())

        #expect(view.sentences == [ListSentences.allAreDone, ListSentences.nothingMatches(.everything)])
        #expect(view.displays.isEmpty)
    }

    @Test func `unknown ids are named`() {
        presenter.couldNotFindItems(.unknownIDs([9...9]))

        #expect(view.problems == [ErrorMessage(.notFound, "No item 9. Run list to see ids.")])
    }

    @Test func `the view is notified after the last item`() {
        presenter.foundItem(fullResponse)
        let before = view.ends
        presenter.foundLastItem()

        #expect((before, view.ends) == (0, 1))
    }
}
