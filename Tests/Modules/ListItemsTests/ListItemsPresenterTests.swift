import Almanac
import Entities
import Presentation
import ProgramOutput
import Responses
import TestKit
import Testing
import Vocabulary

@testable import ListItems

struct ListItemsPresenterTests {
    private let view = FakeItemListView()
    private let interactor = FakeInteractor()
    private let presenter: ListItemsPresenter

    init() {
        presenter = ListItemsPresenter(
            view: view,
            interactor: interactor,
            router: FakeRouter(),
            calendar: CalendarWords()
        )
    }

    private func row(_ item: Item, _ standing: ItemStanding) -> ListItemsRow {
        ListItemsRow(item: ItemSummary(item), standing: standing)
    }

    @Test func `a request is passed on unchanged`() {
        let request = ListItemsRequest(order: [.init(.title)], grouping: .tag)

        presenter.show(request)

        #expect(interactor.requests == [request])
    }

    @Test func `an excluded tag that no item has is named, and a project if it is similar to another`() {
        presenter.show(ListItemsRequest())
        let names =
            ["hom", "la"].map { UnknownName(.tag, $0, known: ["home"]) } + [
                UnknownName(.project, "zebra", known: ["work"])
            ]
        presenter.foundLastItem(ListItemsTotals(items: 1, unknown: names))

        #expect(
            view.shown == [
                .foot("1 item"), .message("No item has the tag +hom. Did you mean “+home”? No item has the tag +la."),
            ]
        )
    }

    @Test func `an id that no item has is named`() {
        presenter.show(ListItemsRequest())
        presenter.foundLastItem(ListItemsTotals(items: 1, unknown: [UnknownName(.id, "99", known: [])]))

        #expect(view.shown == [.foot("1 item"), .message("No item has the id 99.")])
    }

    @Test func `an item is shown with all its fields`() {
        let details = Item.sample(
            12,
            "Pay rent",
            due: Due(day: saturday + 6, time: .noon),
            wait: saturday + 2,
            tags: ["money", "@home"],
            project: "flat",
            priority: .high,
            parent: 3
        )

        presenter.foundItems(ListItemsOpening(today: saturday, isGrouped: false))
        presenter.foundItem(row(details, ItemStanding(term: .nextWeek, isWaiting: true, depth: 1)))

        #expect(
            view.shown == [
                .item(
                    ItemDisplay(
                        id: "12",
                        when: "Fri 27 Nov 12:00",
                        due: "Fri 27 Nov 12:00",
                        tone: .normal,
                        priority: "high",
                        prioritySign: "!!!",
                        isImportant: true,
                        title: "Pay rent",
                        project: "flat",
                        tags: ["+money", "@home"],
                        marks: .waiting,
                        hiddenUntil: "Mon 23 Nov",
                        parent: "3",
                        depth: 1
                    )
                )
            ]
        )
    }

    @Test(arguments: [
        (ListItemsValue.created(.saturday), "created", "today 09:30"), (.changed(.saturday), "changed", "today 09:30"),
        (.completed(.saturday), "completed", "today 09:30"), (.wait(saturday - 1), "until", "Fri 20 Nov"),
        (.note("call first\nthen go"), "note", "call first…"), (.note("call"), "note", "call"),
        (.every(.every(Repetition(.weekly, interval: 2))), "repeats", "every 2 weeks"),
        (.needs([4, 5]), "needs", "4,5"), (.parent(7), "part of", "7"),
        (.urgency(4.25), "urgency", "4.25"),
    ])
    func `the value that the list is sorted by has a label`(value: ListItemsValue, label: String, text: String) {
        presenter.foundItems(ListItemsOpening(today: saturday, isGrouped: false))
        presenter.foundItem(
            ListItemsRow(item: ItemSummary(Item.sample(1)), standing: ItemStanding(term: nil), value: value)
        )

        guard case .item(let display)? = view.shown.last else { return #expect(Bool(false), "no item is shown") }
        #expect(display.date == ItemDisplay.LabeledDate(label, text))
    }

    @Test(arguments: [
        (ItemOrder.Key.created, true), (.project, true), (.tag, true), (.urgency, true), (.due, false), (.title, false),
        (nil, false),
    ])
    func `a value after the title must be visible if the list is sorted by it`(
        key: ItemOrder.Key?,
        isShown: Bool
    ) {
        presenter.show(ListItemsRequest(order: key.map { [.init($0)] } ?? []))
        presenter.foundItems(ListItemsOpening(today: saturday, isGrouped: false))
        presenter.foundItem(row(.sample(1), ItemStanding(term: nil)))

        guard case .item(let display)? = view.shown.last else { return #expect(Bool(false), "no item is shown") }
        #expect(display.isSortedByExtra == isShown)
    }

    @Test func `if nothing matches, unknown tags and projects are named`() {
        var response = NothingListedResponse(reason: .nothingMatches, isFiltered: true, isGrouped: false)
        response.unknown = [
            UnknownName(.tag, "hom", known: ["@shop", "home"]), UnknownName(.tag, "@shp", known: ["@shop", "home"]),
            UnknownName(.tag, "zebra", known: ["home"]), UnknownName(.project, "gardn", known: ["garden"]),
        ]

        presenter.foundNothing(response)

        #expect(
            view.shown == [
                .nothing(
                    "Nothing matches. No item has the tag +hom. Did you mean “+home”? "
                        + "No item has the tag @shp. Did you mean “@shop”? No item has the tag +zebra. "
                        + "No item is in the project gardn. Did you mean “project:garden”?"
                )
            ]
        )
    }

    @Test func `of many hints, the first four are shown`() {
        let hints = (1...9).map { ReadingHint(word: "overdu\($0)", suggestion: "overdue") }
        presenter.show(ListItemsRequest(filter: ItemFilter(Selection([[.word("x")]]), hints: hints)))

        presenter.foundNothing(NothingListedResponse(reason: .nothingMatches, isFiltered: true, isGrouped: false))

        guard case .nothing(let sentence)? = view.shown.last else { return #expect(Bool(false)) }
        #expect(sentence.contains("“overdu4”") && !sentence.contains("“overdu5”"))
    }

    @Test func `items omit what their heading says`() throws {
        presenter.foundItems(ListItemsOpening(today: saturday, isGrouped: true))
        presenter.foundGroup(ListItemsGroup(name: .project("home.garden"), count: 2, depth: 1))
        presenter.foundItem(row(.sample(1, project: "home.garden"), ItemStanding(term: nil)))

        #expect(view.shown.first == .heading(HeadingDisplay("home.garden", count: 2, depth: 1)))
        guard case .item(let display)? = view.shown.last else { return #expect(Bool(false), "no item is shown") }
        #expect(display.project == "")
    }

    @Test func `a second list doesn't start under the previous heading`() {
        presenter.foundItems(ListItemsOpening(today: saturday, isGrouped: true))
        presenter.foundGroup(ListItemsGroup(name: .project("home"), count: 0, depth: 0))
        presenter.foundItems(ListItemsOpening(today: saturday, isGrouped: false))
        presenter.foundItem(row(.sample(1, project: "home"), ItemStanding(term: nil)))

        guard case .item(let display)? = view.shown.last else { return #expect(Bool(false), "no item is shown") }
        #expect(display.project == "home")
    }

    @Test(arguments: [
        (ListItemsTotals(items: 1), "1 item"), (ListItemsTotals(items: 3, omitted: 5), "3 items, 5 more"),
        (ListItemsTotals(items: 12, overdue: 3), "12 items, 3 overdue"),
        (ListItemsTotals(items: 12, done: 4, overdue: 3, hidden: 2), "12 items, 4 done, 3 overdue, 2 waiting hidden"),
    ])
    func `the footer counts the items`(totals: ListItemsTotals, foot: String) {
        presenter.foundLastItem(totals)

        #expect(view.shown == [.foot(foot)] + (totals.omitted > 0 ? [.omitted("\(totals.omitted) more")] : []))
    }

    @Test(arguments: [
        (NothingListedResponse.Reason.nothingMatches, true, ListSentences.nothingMatches(.everything)),
        (.everythingIsDone, false, "Everything is done. See list closed."),
        (.everythingIsDone, true, "All matching items are done. Add closed to the filter to see them."),
        (
            .everythingWaits(1), false,
            "Nothing to do now: 1 item is waiting for a later day. See list waiting."
        ),
        (
            .everythingWaits(3), true,
            "Nothing matches now: 3 items are waiting for a later day. Add waiting to the filter."
        ),
    ])
    func `an empty result says why and how to see more`(
        reason: NothingListedResponse.Reason,
        isFiltered: Bool,
        sentence: String
    ) {
        presenter.foundNothing(NothingListedResponse(reason: reason, isFiltered: isFiltered, isGrouped: false))

        #expect(view.shown == [.nothing(sentence)])
    }

    @Test func `an empty list shows how to add an item`() {
        presenter.foundNothing(NothingListedResponse(reason: .emptyList, isFiltered: true, isGrouped: false))

        #expect(
            view.shown == [
                .emptyList(
                    ListSentences.emptyListHeading,
                    example: "add \(ListSentences.exampleItem)"
                )
            ]
        )
    }

    @Test func `a storage error has a message and an exit status`() {
        presenter.couldNotFindItems(ListError(.notADatabase, path: "x.db"))

        #expect(
            view.shown == [
                .errorMessage(
                    ErrorMessage(
                        .badData,
                        "x.db is not an adder list and was not changed. Choose another file with --db."
                    )
                )
            ]
        )
    }
}
