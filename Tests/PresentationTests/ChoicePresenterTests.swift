import Boundary
import Entities
import Grammar
import TestKit
import Testing
import Vocabulary

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

    @Test func `a question about several items has their number and the first names`() {
        doubt()

        #expect(view.shown == [.question("Burn 5 items (1 Item, 2 Item, 3 Item and 2 more)?")])
    }

    @Test func `a question about one item has its name`() {
        doubt(3...3)

        #expect(view.shown == [.question("Burn 3 Item?")])
    }

    @Test func `yes repeats the request once, confirmed for the items in question`() {
        doubt()
        presenter.didAnswer(.yes)
        presenter.didAnswer(.yes)

        #expect(presenter.choices.map(\.confirmedIDs) == [[], [1, 2, 3, 4, 5]])
        #expect(presenter.choices.map(\.isConfirmed) == [false, false])
        #expect(presenter.choices.map(\.typed) == ["burn +home", "burn +home"])
        #expect(presenter.timesUnchanged == 0)
    }

    @Test(arguments: [
        (ConfirmationAnswer.no, FakeChangeView.Shown.message("Nothing was changed.")),
        (.interrupted, .errorMessage(ErrorMessage(.interrupted, "Nothing was changed."))),
        (
            .notInteractive,
            .errorMessage(
                ErrorMessage(
                    .wrongUsage,
                    "Burn 5 items (1 Item, 2 Item, 3 Item and 2 more)? Can't ask for confirmation here. Use --yes to confirm."
                )
            )
        ),
    ])
    func `any answer but yes changes nothing`(answer: ConfirmationAnswer, shown: FakeChangeView.Shown) {
        doubt()
        presenter.didAnswer(answer)

        #expect(view.shown.last == shown)
        #expect(presenter.choices.count == 1)
        #expect(presenter.timesUnchanged == 1)
    }

    @Test func `an answer without a question does nothing`() {
        presenter.didAnswer(.yes)

        #expect(presenter.choices.isEmpty && view.shown.isEmpty)
    }

    @Test func `unknown ids are listed`() {
        presenter.couldNotChangeItems(.unknownIDs([9...9, 20...30]))

        #expect(
            view.shown == [
                .errorMessage(
                    ErrorMessage(.notFound, "No items 9, 20-30; nothing was changed. Run adder list to see ids.")
                )
            ]
        )
        #expect(presenter.timesUnchanged == 1)
    }

    @Test func `a filter without matches is reported, but is not an error`() {
        presenter.foundNoItem()

        #expect(view.shown == [.message("Nothing matches, so nothing was changed.")])
        #expect(presenter.timesUnchanged == 1)
    }

    @Test func `a filter without matches shows hints`() {
        let slip = ReadingHint(word: "overdu", suggestion: "overdue")
        presenter.begin(ItemChoice(ItemFilter(Selection([[.word("overdu")]]), hints: [slip]), typed: "burn overdu"))

        presenter.foundNoItem()

        #expect(
            view.shown == [
                .message(
                    "Nothing matches, so nothing was changed. Searched titles and notes for “overdu”. Did you "
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

    @Test func `with JSON output, a missing confirmation is an error`() {
        presenter.foundItemsToConfirm([ItemSummary(.sample(3, "Pay rent"))])

        #expect(
            view.problems == [
                ErrorMessage(.wrongUsage, "Burn 3 Pay rent? Can't ask for confirmation here. Use --yes to confirm.")
            ]
        )
    }

    @Test func `no matches is an empty list`() {
        presenter.foundNoItem()

        #expect(view.documents == [#"{"adder":1,"items":[]}"# + "\n"])
    }

    @Test func `an error is a document with its status`() {
        presenter.couldNotChangeItems(.unknownIDs([9...9]))

        #expect(view.problems.map(\.status) == [.notFound])
        #expect(view.documents.first?.hasPrefix(#"{"adder":1,"error":{"status":66,"#) == true)
    }
}

private final class SamplePresenter: ChoicePresenter {
    static let verb = "Burn"

    let view: any ChangeViewing
    var doubt = Doubt<ItemChoice>()
    private(set) var choices: [ItemChoice] = []
    private(set) var timesUnchanged = 0

    init(view: any ChangeViewing) {
        self.view = view
    }

    func carryOut(_ choice: ItemChoice) { choices.append(choice) }

    func leaveUnchanged() { timesUnchanged += 1 }
}

private final class SampleDocumentPresenter: ChoiceDocumentPresenter {
    static let verb = "Burn"

    let view: any DocumentViewing

    init(view: any DocumentViewing) {
        self.view = view
    }
}
