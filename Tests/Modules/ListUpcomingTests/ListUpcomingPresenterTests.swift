import Almanac
import Entities
import Presentation
import ProgramOutput
import Responses
import TestKit
import Testing
import Vocabulary

@testable import ListUpcoming

struct ListUpcomingPresenterTests {
    private let view = FakeView()
    private let interactor = FakeInteractor()
    private let presenter: ListUpcomingPresenter

    init() {
        presenter = ListUpcomingPresenter(view, interactor)
    }

    private func present(
        _ name: ItemGroup,
        _ item: Item,
        _ term: NearTerm = .laterThisWeek
    ) -> ListUpcomingDisplay.Section? {
        presenter.foundUpcomingItems(
            ListUpcomingResponse(
                today: saturday,
                groups: [.init(name: name, rows: [.init(item: ItemSummary(item), term: term)], count: 1)]
            )
        )
        guard case .upcoming(let display)? = view.shown.last else { return nil }
        return display.sections.first
    }

    @Test func `the request is passed on to the interactor`() {
        let request = ListUpcomingRequest(grouping: .tag)

        presenter.show(request)

        #expect(interactor.requests == [request])
    }

    @Test func `changed groups are shown, and emptied groups are named`() {
        presenter.showChanges()
        #expect(interactor.searchesForChanges == 1)

        let group = ListUpcomingResponse.Group(
            name: .near(.today),
            rows: [.init(item: ItemSummary(.sample(1, due: Due(day: saturday))), term: .today)],
            count: 1
        )
        presenter.foundChanges(
            UpcomingChangesResponse(
                today: saturday,
                changes: [.init(group: group, rows: [])],
                emptied: [.near(.overdue), .near(.tomorrow)]
            )
        )

        guard case .upcoming(let display)? = view.shown.first else { return #expect(Bool(false), "\(view.shown)") }
        #expect(display.sections.map(\.heading.text) == ["Today"])
        #expect(view.shown.last == .nothing("Now empty: Overdue, Tomorrow."))

        presenter.foundChanges(UpcomingChangesResponse(today: saturday, changes: [], emptied: [.near(.today)]))

        #expect(view.shown.count == 3)
    }

    @Test func `an item is formatted with all its values`() {
        let due = Due(day: saturday + 6, time: TimeOfDay(hour: 17, minute: 0))

        let section = present(
            .near(.nextWeek),
            .sample(12, "Pay rent", due: due, tags: ["money", "@home"], project: "flat", priority: .high)
        )

        #expect(
            section
                == ListUpcomingDisplay.Section(
                    heading: HeadingDisplay("Next week", count: 1),
                    rows: [
                        .init(
                            id: "12",
                            when: "Fri 27 Nov 17:00",
                            due: "Fri 27 Nov 17:00",
                            tone: .normal,
                            priority: "high",
                            prioritySign: "!!!",
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
        (
            ItemGroup.near(.overdue), NearTerm.overdue, -8, "Fri 13 Nov 09:00",
            "Fri 13 Nov 09:00, overdue"
        ),
        (.near(.today), .today, 0, "09:00", "today 09:00"),
        (.near(.tomorrow), .tomorrow, 1, "09:00", "tomorrow 09:00"),
        (.near(.nextWeek), .nextWeek, 2, "Mon 23 Nov 09:00", "Mon 23 Nov 09:00"),
        (.project("home"), .today, 0, "today 09:00", "today 09:00"),
        (.tag(nil), .overdue, -1, "yesterday 09:00", "yesterday 09:00, overdue"),
    ])
    func `a row omits the part of its date that the heading shows`(
        name: ItemGroup,
        term: NearTerm,
        days: Int,
        when: String,
        due: String
    ) {
        let due9 = Due(day: saturday + days, time: TimeOfDay(hour: 9, minute: 0))
        let row = present(name, .sample(1, due: due9), term)?.rows.first

        #expect(row?.when == when)
        #expect(row?.due == due)
    }

    @Test(arguments: [
        (false, OtherItems(), "Nothing is due through Sun 29 Nov."),
        (
            false, OtherItems(later: 100, waiting: 1), "Nothing is due through Sun 29 Nov (100 later, 1 waiting)."
        ),
        (
            false, OtherItems(isLimited: true, later: 100, waiting: 100),
            "Nothing is due through Sun 29 Nov (over 99 later, 100 waiting)."
        ),
        (true, OtherItems(), "No matching items are due through Sun 29 Nov."),
    ])
    func `an empty result names the last day, and counts other items`(
        isFiltered: Bool,
        others: OtherItems,
        sentence: String
    ) {
        presenter.foundNothingUpcoming(
            NothingUpcomingResponse(
                lastDay: saturday + 8,
                today: saturday,
                isFiltered: isFiltered,
                others: others
            )
        )

        #expect(view.shown == [.nothing(sentence)])
    }

    @Test func `if only done items match, the answer says so`() {
        var response = NothingUpcomingResponse(lastDay: saturday + 8, today: saturday, isFiltered: true)
        response.areDone = true
        presenter.show(ListUpcomingRequest(doneFilter: "+gone closed"))

        presenter.foundNothingUpcoming(response)

        #expect(view.shown == [.nothing("All matching items are done. To see them, run list +gone closed.")])
    }

    @Test func `an unknown tag is named`() {
        var response = NothingUpcomingResponse(lastDay: saturday + 8, today: saturday, isFiltered: true)
        response.unknown = [UnknownName(.tag, "hom", known: ["home"])]

        presenter.foundNothingUpcoming(response)

        #expect(
            view.shown == [
                .nothing(
                    "No matching items are due through Sun 29 Nov. No item has the tag +hom. Did you mean “+home”?"
                )
            ]
        )
    }

    @Test func `an empty list shows how to add an item`() {
        presenter.foundEmptyList()

        #expect(
            view.shown == [
                .emptyList(ListSentences.emptyListHeading, example: "add \(ListSentences.exampleItem)")
            ]
        )
    }

    @Test func `a storage error is shown with its exit status`() {
        presenter.couldNotFindItems(ListError(.newer, path: "list.db", detail: .message("version 9, not 1")))

        #expect(
            view.shown == [
                .errorMessage(
                    ErrorMessage(
                        .badSettings,
                        "list.db was written by a newer adder (version 9, not 1) and was not changed. Update adder."
                    )
                )
            ]
        )
    }
}
