import AddItem
import Almanac
import Boundary
import Entities
import Testing

@testable import ListUpcoming

struct ListUpcomingPresenterTests {
    private let view = FakeView()
    private let interactor = FakeInteractor()
    private let router = FakeRouter()
    private let presenter: ListUpcomingPresenter

    init() {
        presenter = ListUpcomingPresenter(view: view, interactor: interactor)
        presenter.router = router
    }

    private func present(_ name: ListUpcomingResponse.GroupName, _ items: Item...) -> ListUpcomingDisplay.Section? {
        presenter.foundUpcomingItems(
            ListUpcomingResponse(today: saturday, groups: [.init(name: name, items: items.map(ItemSummary.init))])
        )
        guard case .upcoming(let display)? = view.shown.last else { return nil }
        return display.sections.first
    }

    @Test func `showing the module asks the interactor for just that`() {
        let request = ListUpcomingRequest(grouping: .tag)

        presenter.show(request)

        #expect(interactor.requests == [request])
    }

    @Test func `a refresh asks for the same again`() {
        let request = ListUpcomingRequest(grouping: .project)
        presenter.show(request)

        presenter.didAskToRefresh()

        #expect(interactor.requests == [request, request])
    }

    @Test func `a new item is the router's to present`() {
        presenter.didAskForNewItem("Buy milk")
        presenter.didAskForNewItem(nil)

        #expect(router.presented == ["Buy milk", nil])
    }

    @Test func `a saved item refreshes the list and a cancelled one does not`() {
        let delegate: any AddItemDelegate = presenter

        delegate.didNotAddItem()
        #expect(interactor.requests.isEmpty)

        delegate.didAddItems([4])
        #expect(interactor.requests.count == 1)
    }

    @Test func `an item becomes words`() {
        let due = Due(day: saturday + 6, time: TimeOfDay(hour: 17, minute: 0))

        let section = present(
            .near(.nextWeek),
            item(12, "Pay rent", due: due, tags: ["money", "@home"], project: "flat", priority: .high)
        )

        #expect(
            section
                == ListUpcomingDisplay.Section(
                    heading: "Next week",
                    tone: .normal,
                    rows: [
                        .init(
                            id: "12",
                            when: "Fri 27 Nov 17:00",
                            due: "Fri 27 Nov 17:00",
                            tone: .normal,
                            priority: "high",
                            isImportant: true,
                            title: "Pay rent",
                            project: "flat",
                            tags: ["+money", "@home"]
                        )
                    ]
                )
        )
    }

    @Test(arguments: [
        (ListUpcomingResponse.GroupName.near(.overdue), -8, "Fri 13 Nov 09:00", "Fri 13 Nov 09:00, overdue"),
        (.near(.today), 0, "09:00", "today 09:00"),
        (.near(.tomorrow), 1, "09:00", "tomorrow 09:00"),
        (.near(.nextWeek), 2, "Mon 23 Nov 09:00", "Mon 23 Nov 09:00"),
        (.project("home"), 0, "today 09:00", "today 09:00"),
        (.tag(nil), -1, "yesterday 09:00, overdue", "yesterday 09:00, overdue"),
    ])
    func `a row says of its day what the heading does not`(
        name: ListUpcomingResponse.GroupName,
        days: Int,
        when: String,
        due: String
    ) {
        let row = present(name, item(1, due: Due(day: saturday + days, time: TimeOfDay(hour: 9, minute: 0))))?.rows
            .first

        #expect(row?.when == when)
        #expect(row?.due == due)
    }

    @Test(arguments: [
        (ListUpcomingResponse.GroupName.near(.overdue), "Overdue"), (.near(.today), "Today"),
        (.near(.tomorrow), "Tomorrow"), (.near(.laterThisWeek), "Later this week"), (.near(.nextWeek), "Next week"),
        (.project("home.garden"), "home.garden"), (.project(nil), "No project"), (.tag("money"), "+money"),
        (.tag("@shop"), "@shop"), (.tag(nil), "No tag"), (.priority(.high), "High priority"),
        (.priority(.medium), "Medium priority"), (.priority(.low), "Low priority"), (.priority(nil), "No priority"),
    ])
    func `every group has its heading`(name: ListUpcomingResponse.GroupName, heading: String) {
        #expect(present(name, item(1))?.heading == heading)
    }

    @Test func `found zero upcoming items says until when there is nothing`() {
        presenter.foundNothingUpcoming(through: saturday + 8, today: saturday, isFiltered: false)
        presenter.foundNothingUpcoming(through: saturday + 8, today: saturday, isFiltered: true)

        #expect(
            view.shown == [
                .nothing("Nothing is due through Sun 29 Nov."),
                .nothing("Nothing that matches is due through Sun 29 Nov."),
            ]
        )
    }

    @Test func `an empty list says how to add to it`() {
        presenter.foundEmptyList()

        #expect(
            view.shown == [
                .emptyList("Your list is empty. Add something to it:", example: "adder add Pay rent fri 5pm +money")
            ]
        )
    }

    @Test func `trouble becomes a sentence with its status`() {
        presenter.couldNotFindItems(StorageTrouble(.newer, path: "list.db", detail: "version 9, not 1"))

        #expect(
            view.shown == [
                .complaint(
                    Complaint(
                        .badSettings,
                        "list.db was written by a newer adder (version 9, not 1) and was left alone; update this adder."
                    )
                )
            ]
        )
    }
}
