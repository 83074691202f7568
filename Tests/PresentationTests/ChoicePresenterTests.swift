import Boundary
import Entities
import TestKit
import Testing

@testable import Presentation

struct ChoicePresenterTests {
    private let view = FakeChangeView()
    private let presenter: SamplePresenter

    init() {
        presenter = SamplePresenter(view: view)
    }

    private func doubt(_ ids: ClosedRange<Int> = 1...5) {
        presenter.begin(ItemChoice(ItemFilter(Selection([[.tag("home")]])), typed: "burn +home"))
        presenter.foundItemsToConfirm(ids.map { ItemSummary(.sample($0, "Item")) })
    }

    @Test func `several items are asked about by number, and the first of them by name`() {
        doubt()

        #expect(view.shown == [.question("Burn 5 items (1 Item, 2 Item, 3 Item and 2 more)?")])
    }

    @Test func `one item is asked about by name`() {
        doubt(3...3)

        #expect(view.shown == [.question("Burn 3 Item?")])
    }

    @Test func `yes does the same again without doubt about these items, and only once`() {
        doubt()
        presenter.didAnswer(.yes)
        presenter.didAnswer(.yes)

        #expect(presenter.choices.map(\.confirmedIDs) == [[], [1, 2, 3, 4, 5]])
        #expect(presenter.choices.map(\.isConfirmed) == [false, false])
        #expect(presenter.choices.map(\.typed) == ["burn +home", "burn +home"])
        #expect(presenter.timesUnchanged == 0)
    }

    @Test(arguments: [
        (Consent.no, FakeChangeView.Shown.remark("Nothing was changed.")),
        (.interrupted, .complaint(Complaint(.interrupted, "Nothing was changed."))),
        (
            .nobodyThere,
            .complaint(
                Complaint(
                    .wrongUsage,
                    "Burn 5 items (1 Item, 2 Item, 3 Item and 2 more)? Nobody is here to say so; add --yes if that is meant."
                )
            )
        ),
    ])
    func `anything but yes changes nothing`(answer: Consent, shown: FakeChangeView.Shown) {
        doubt()
        presenter.didAnswer(answer)

        #expect(view.shown.last == shown)
        #expect(presenter.choices.count == 1)
        #expect(presenter.timesUnchanged == 1)
    }

    @Test func `an answer that nobody asked for does nothing`() {
        presenter.didAnswer(.yes)

        #expect(presenter.choices.isEmpty && view.shown.isEmpty)
    }

    @Test func `ids that are not there are named`() {
        presenter.couldNotChangeItems(.unknownIDs([9...9, 20...30]))

        #expect(
            view.shown == [
                .complaint(
                    Complaint(.notFound, "“9,20-30” names no item, and nothing was changed; see adder list for ids.")
                )
            ]
        )
        #expect(presenter.timesUnchanged == 1)
    }

    @Test func `a filter without a match is said and no complaint`() {
        presenter.foundNoItem()

        #expect(view.shown == [.remark("Nothing matches, so nothing was changed.")])
        #expect(presenter.timesUnchanged == 1)
    }

    @Test func `a filter without a match may be a slip`() {
        let slip = ReadingHint(word: "overdu", suggestion: "overdue")
        presenter.begin(ItemChoice(ItemFilter(Selection([[.word("overdu")]]), slips: [slip]), typed: "burn overdu"))

        presenter.foundNoItem()

        #expect(
            view.shown == [
                .remark(
                    "Nothing matches, so nothing was changed. “overdu” was looked for in titles and notes; did you "
                        + "mean “overdue”?"
                )
            ]
        )
    }
}

struct ChoiceDocumentPresenterTests {
    private let view = FakeDocumentView()
    private let presenter: SampleDocumentPresenter

    init() {
        presenter = SampleDocumentPresenter(view: view)
    }

    @Test func `machines are not asked but told what to add`() {
        presenter.foundItemsToConfirm([ItemSummary(.sample(3, "Pay rent"))])

        #expect(
            view.complaints == [
                Complaint(.wrongUsage, "Burn 3 Pay rent? Nobody is here to say so; add --yes if that is meant.")
            ]
        )
    }

    @Test func `nothing found is an empty list`() {
        presenter.foundNoItem()

        #expect(view.documents == [#"{"adder":1,"items":[]}"# + "\n"])
    }

    @Test func `what went wrong is a document with its status`() {
        presenter.couldNotChangeItems(.unknownIDs([9...9]))

        #expect(view.complaints.map(\.status) == [.notFound])
        #expect(view.documents.first?.hasPrefix(#"{"adder":1,"error":{"status":66,"#) == true)
    }
}

private final class SamplePresenter: ChoicePresenter {
    static let verb = "Burn"

    let view: any ChangeShowing
    var doubt = Doubt<ItemChoice>()
    private(set) var choices: [ItemChoice] = []
    private(set) var timesUnchanged = 0

    init(view: any ChangeShowing) {
        self.view = view
    }

    func carryOut(_ choice: ItemChoice) { choices.append(choice) }

    func leaveUnchanged() { timesUnchanged += 1 }
}

private final class SampleDocumentPresenter: ChoiceDocumentPresenter {
    static let verb = "Burn"

    let view: any DocumentShowing

    init(view: any DocumentShowing) {
        self.view = view
    }
}
