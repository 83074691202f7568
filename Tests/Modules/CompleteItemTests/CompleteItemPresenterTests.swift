import Almanac
import Boundary
import Entities
import Testing

@testable import CompleteItem

struct CompleteItemPresenterTests {
    private let view = FakeView()
    private let interactor = FakeInteractor()
    private let delegate = FakeDelegate()
    private let presenter: CompleteItemPresenter

    init() {
        presenter = CompleteItemPresenter(view: view, interactor: interactor)
        presenter.delegate = delegate
    }

    private func summary(_ id: Int, _ title: String, due: Due? = nil) -> ItemSummary {
        ItemSummary(item(id, title) { $0.due = due })
    }

    private func response(
        _ completions: [CompleteItemResponse.Row],
        freed: [ItemSummary] = [],
        doneBefore: [ItemSummary] = []
    ) -> CompleteItemResponse {
        CompleteItemResponse(completions: completions, freed: freed, doneBefore: doneBefore, today: saturday)
    }

    @Test func `the answer names what is done, how it comes back, and the way back`() {
        let next = summary(9, "Pay rent", due: Due(day: saturday + 6, time: .noon))

        presenter.completedItems(response([.init(item: summary(3, "Pay rent"), next: next, stillOpen: [])]))

        #expect(
            view.shown == [
                .change(
                    ChangeDisplay(
                        rows: [
                            .init(
                                deed: "Done",
                                id: "3",
                                title: "Pay rent",
                                details: ["comes back as 9, due Fri 27 Nov 12:00"]
                            )
                        ],
                        remarks: ["adder undo takes it back."]
                    )
                )
            ]
        )
        #expect(delegate.completed == [[3]])
    }

    @Test func `what follows from it is said`() {
        presenter.completedItems(
            response(
                [.init(item: summary(3, "Paint"), next: nil, stillOpen: [summary(2, "Buy paint")])],
                freed: [summary(5, "Move in"), summary(6, "Invite Anna")],
                doneBefore: [summary(4, "Measure")]
            )
        )

        guard case .change(let display)? = view.shown.last else { return #expect(Bool(false)) }
        #expect(
            display.remarks == [
                "3 needed 2 Buy paint, which is still open.", "Free to begin now: 5 Move in, 6 Invite Anna.",
                "Done before: 4 Measure.", "adder undo takes it back.",
            ]
        )
    }

    @Test func `where nothing was done there is no way back to name, and the delegate knows`() {
        presenter.completedItems(response([], doneBefore: [summary(4, "Measure")]))

        #expect(view.shown == [.change(ChangeDisplay(rows: [], remarks: ["Done before: 4 Measure."]))])
        #expect(delegate.completed.isEmpty && delegate.timesNothing == 1)
    }

    // MARK: Doubt

    private func doubt() {
        presenter.complete(choice(Selection([[.tag("home")]])))
        presenter.foundSeveralItems((1...5).map { summary($0, "Item") })
    }

    @Test func `several items are asked about by name`() {
        doubt()

        #expect(view.shown == [.question("Complete 5 items (1 Item, 2 Item, 3 Item and 2 more)?")])
    }

    @Test func `yes does the same again without doubt`() {
        doubt()
        presenter.didAnswer(.yes)

        #expect(interactor.choices.map(\.isConfirmed) == [false, true])
    }

    @Test(arguments: [
        (Consent.no, FakeView.Shown.remark("Nothing was changed.")),
        (.interrupted, .complaint(Complaint(.interrupted, "Nothing was changed."))),
        (
            .nobodyThere,
            .complaint(
                Complaint(
                    .wrongUsage,
                    "Complete 5 items (1 Item, 2 Item, 3 Item and 2 more)? Nobody is here to say so; add --yes if that is meant."
                )
            )
        ),
    ])
    func `anything else changes nothing, and the delegate knows`(answer: Consent, shown: FakeView.Shown) {
        doubt()
        presenter.didAnswer(answer)

        #expect(view.shown.last == shown)
        #expect(interactor.choices.count == 1)
        #expect(delegate.timesNothing == 1)
    }

    // MARK: Failures

    @Test func `ids that are not there are named`() {
        presenter.couldNotCompleteItem(.unknownIDs([9...9, 20...30]))

        #expect(
            view.shown == [
                .complaint(
                    Complaint(.notFound, "“9,20-30” names no item, and nothing was changed; see adder list for ids.")
                )
            ]
        )
        #expect(delegate.timesNothing == 1)
    }

    @Test func `a filter without a match is said and no complaint`() {
        presenter.foundNoItem()

        #expect(view.shown == [.remark("Nothing matches, so nothing was changed.")])
        #expect(delegate.timesNothing == 1)
    }
}
