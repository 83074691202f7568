import Almanac
import Entities
import Presentation
import ProgramOutput
import Responses
import TestKit
import Testing
import Vocabulary

import enum ProgramOutput.ExitStatus

struct ChangePresenterTests {
    private let view = FakeChangeView()
    private let interactor = FakeChangeInteractor<ItemChoice, [ItemSummary]>()
    private let delegate = FakeListDelegate()
    private let presenter: SamplePresenter

    init() {
        presenter = SamplePresenter(
            ChangeRoles(view: view, interactor: interactor, router: FakeRouter(), delegate: delegate)
        )
    }

    private func ask(_ ids: ClosedRange<Int> = 1...5) {
        presenter.perform(ItemChoice(ItemFilter(Selection([[.tag("home")]])), typed: "burn +home"))
        presenter.couldNotChange(.needsConfirmation(ItemsToConfirm(ids.map { .sample($0, "Item") })))
    }

    // MARK: Confirmation

    @Test func `a question about several items shows their number and the first few titles`() {
        ask()

        #expect(view.shown == [.question("Remove 5 items (1 Item, 2 Item, 3 Item and 2 more)?")])
        #expect(delegate.outcomes.isEmpty)
    }

    @Test func `a question about one item shows its title`() {
        ask(3...3)

        #expect(view.shown == [.question("Remove 3 Item?")])
    }

    @Test func `yes repeats the request once, confirmed for the items in question`() {
        ask()
        presenter.didAnswer(.yes)
        presenter.didAnswer(.yes)

        #expect(interactor.requests.map(\.confirmedIDs) == [[], [1, 2, 3, 4, 5]])
        #expect(interactor.requests.map(\.isConfirmed) == [false, false])
        #expect(interactor.requests.map(\.typed) == ["burn +home", "burn +home"])
        #expect(delegate.outcomes.isEmpty)
    }

    @Test(arguments: [
        (ConfirmationAnswer.no, FakeChangeView.Shown.message(ChangeSentences.nothingChanged)),
        (.interrupted, .errorMessage(ErrorMessage(.interrupted, said: ChangeSentences.nothingChanged))),
        (
            .notInteractive,
            .errorMessage(
                ErrorMessage(
                    .wrongUsage,
                    "Remove 5 items (1 Item, 2 Item, 3 Item and 2 more)? Can't ask for confirmation here. Use --yes to confirm."
                )
            )
        ),
    ])
    func `any answer but yes changes nothing`(answer: ConfirmationAnswer, shown: FakeChangeView.Shown) {
        ask()
        presenter.didAnswer(answer)

        #expect(view.shown.last == shown)
        #expect(interactor.requests.count == 1)
        #expect(delegate.outcomes == [.cancelled])
    }

    @Test func `an answer without a question does nothing`() {
        presenter.didAnswer(.yes)

        #expect(interactor.requests.isEmpty && view.shown.isEmpty)
    }

    // MARK: Outcome

    @Test func `the parts of a long change are prepared, and the rest shows that it is complete`() {
        presenter.perform(.sample(.everything))
        presenter.willChange([.sample(3, "Pay rent")])

        #expect(view.shown == [.preparation([.init(action: "Burnt", id: 3, title: "Pay rent")])])
        #expect(delegate.outcomes.isEmpty)
        presenter.didChange([])
        #expect(
            view.shown.last
                == .change(
                    ChangeDisplay(rows: [], notes: ["3 burns."], messages: ["No smoke.", "undo reverses it."])
                )
        )
        #expect(delegate.outcomes == [.changed([3])])
    }

    @Test func `a limited view gets the first rows and notes of a long change, and the number of the others`() {
        let view = FakeChangeView(rowLimit: 3)
        let presenter = SamplePresenter(ChangeRoles(view: view, interactor: interactor, router: FakeRouter()))
        let items = (1...8).map { ItemSummary.sample($0, "Item") }
        let rows = items.prefix(3).map { ChangeDisplay.Row(action: "Burnt", id: $0.id, title: "Item") }
        let display = ChangeDisplay(
            rows: [],
            more: "and 5 more, 8 items in all",
            notes: ["1 burns.", "2 burns.", "3 burns.", "5 more such messages"],
            messages: ["No smoke.", "undo reverses it."]
        )

        for _ in 1...2 {
            presenter.perform(.sample(.everything))
            presenter.willChange(Array(items[..<2]))
            presenter.willChange(Array(items[2..<5]))
            presenter.didChange(Array(items[5...]))
        }

        let shown: [FakeChangeView.Shown] = [
            .preparation(Array(rows[..<2])), .preparation(Array(rows[2...])), .change(display),
        ]
        #expect(view.shown == shown + shown)
    }

    @Test func `items of a long change that needed no change are counted, and the first are named`() {
        let done = (1...20).map { ItemSummary.sample($0, "Item", isDone: true) }

        presenter.perform(.sample(.everything))
        presenter.willChange(Array(done[..<6]))
        presenter.willChange(Array(done[6..<12]))
        presenter.didChange(Array(done[12...]))

        let names = (1...8).map { "\($0) Item" }.joined(separator: ", ")
        let message = "Burnt already: \(names) and 12 more."
        #expect(view.shown == [.change(ChangeDisplay(rows: [], messages: ["No smoke.", message]))])
        #expect(delegate.outcomes == [.unchanged])
    }

    @Test func `a change is shown with the undo command, and the delegate is notified`() {
        presenter.didChange([.sample(3, "Pay rent")])

        #expect(
            view.shown == [
                .change(
                    ChangeDisplay(
                        rows: [.init(action: "Burnt", id: 3, title: "Pay rent")],
                        notes: ["3 burns."],
                        messages: ["No smoke.", "undo reverses it."]
                    )
                )
            ]
        )
        #expect(delegate.outcomes == [.changed([3])])
    }

    @Test(arguments: [
        (1, 1, "It has @town, not +town."), (2, 2, "All of them have @town, not +town."),
        (1, 3, "1 of them has @town, not +town."), (2, 3, "2 of them have @town, not +town."),
    ])
    func `an answer names the tags that items meet by their places, unless the question did`(
        count: Int,
        all: Int,
        sentence: String
    ) {
        func messages() -> [String] {
            presenter.foundPlaces([MatchedPlace("town", count: count)], of: all)
            presenter.didChange([.sample(3, "Pay rent")])
            guard case .change(let display)? = view.shown.last else { return [] }
            return display.messages
        }

        presenter.perform(.sample(.everything))
        #expect(messages() == ["No smoke.", sentence, "undo reverses it."])

        var items = ItemsToConfirm()
        for id in 1...all { items.add(id, title: "x") }
        items.places = [MatchedPlace("town", count: count)]
        presenter.perform(.sample(.everything))
        presenter.couldNotChange(.needsConfirmation(items))
        guard case .question(let question)? = view.shown.last else { return #expect(Bool(false)) }
        #expect(question.hasSuffix("? \(sentence)"))
        presenter.didAnswer(.yes)
        #expect(messages() == ["No smoke.", "undo reverses it."])
    }

    @Test func `a response without rows is not a change`() {
        presenter.didChange([])

        #expect(view.shown == [.change(ChangeDisplay(rows: [], messages: ["No smoke."]))])
        #expect(delegate.outcomes == [.unchanged])
    }

    @Test func `unknown ids are listed`() {
        presenter.couldNotChange(.unknownIDs([9...9, 20...30]))

        #expect(
            view.shown == [
                .errorMessage(
                    ErrorMessage(.notFound, "No items 9, 20-30; nothing was changed. Run list to see ids.")
                )
            ]
        )
        #expect(delegate.outcomes == [.refused])
    }

    @Test func `picked items that have disappeared are named, and the others changed`() {
        presenter.perform(ItemChoice([3, 9], of: "burn"))

        presenter.couldNotChange(.unknownIDs([9...9]))
        #expect(interactor.requests.map(\.typed) == ["burn 3 9", "burn 3"])
        #expect(view.shown == [.message("Item 9 was removed by another program.")])
        presenter.couldNotChange(.unknownIDs([3...3]))

        let gone = ErrorMessage(.notFound, said: "Item 3 was removed by another program.")
        #expect(view.shown.last == .errorMessage(gone))
        #expect(delegate.outcomes == [.refused])
    }

    @Test(arguments: [
        (ChangeFailure.oneTitleForMany(2), ExitStatus.badData, "That would give 2 items the same title"),
        (.invalid(3, .emptyTitle), .badData, "The title is empty"),
        (.invalid(3, .titleTooLong(bytes: 9, limit: 8)), .badData, "The title has 9"),
        (.invalid(3, .longTag(bytes: 9, limit: 8)), .badData, "A tag has 9 bytes; the limit is 8. Shorten it."),
        (.invalid(3, .longProject(bytes: 9, limit: 8)), .badData, "The project has 9 bytes; the limit is 8."),
        (.invalid(3, .tooManyTags(limit: 9)), .badData, "Item 3 would have more than 9 tags"),
        (.invalid(3, .unknownNeeds([8, 9])), .notFound, "No items 8, 9 for “needs:”"),
        (.invalid(3, .unknownParent(9)), .notFound, "No item 9 for “parent:”"),
        (.invalid(3, .dependsOnItself), .badData, "Item 3 can't depend on itself"),
        (.invalid(3, .dependsInCircle(4)), .badData, "Item 4 depends on item 3, directly or through others, so"),
        (.invalid(3, .isPartOfItself), .badData, "Item 3 can't be part of itself"),
        (.invalid(3, .isPartInCircle(4)), .badData, "Item 4 is part of item 3, directly or through others, so"),
        (.invalid(3, .hasNoTime), .badData, "Item 3 has no time of day, so it can't move by hours"),
        (.invalid(3, .repeatsWithoutDueDate), .badData, "Item 3 repeats, so it needs a due date"),
        (
            .invalid(3, .dueAfterEnd(due: Day(number: 20_784), end: Day(number: 20_783))), .badData,
            "Item 3 would be due on Fri 27 Nov 2026, after its repetition ends on Thu 26 Nov 2026."
        ),
        (.invalid(3, .dueOutsideCalendar), .badData, "Item 3 would be due after the year 9999"),
        (.invalid(3, .doesNotRepeat), .badData, "Item 3 does not repeat, so there is nothing to skip."),
        (.invalid(3, .isLastOccurrence), .badData, "Item 3 is the last occurrence of its series."),
    ])
    func `each failure has a message and an exit status`(
        failure: ChangeFailure,
        status: ExitStatus,
        beginning: String
    ) {
        presenter.couldNotChange(failure)

        guard case .errorMessage(let errorMessage)? = view.shown.last else { return #expect(Bool(false)) }
        #expect(errorMessage.status == status)
        #expect(errorMessage.sentence.hasPrefix(beginning))
        #expect(delegate.outcomes == [.refused])
    }

    @Test func `a filter without matches is reported, but is not an error`() {
        presenter.couldNotChange(.noMatch(NoMatch()))

        #expect(view.shown == [.message("Nothing matches, so nothing was changed.")])
        #expect(delegate.outcomes == [.unchanged])
    }

    @Test func `a filter that matches only done items is reported as such`() {
        presenter.couldNotChange(.noMatch(NoMatch(areDone: true)))

        #expect(
            view.shown == [
                .message(
                    "All matching items are done, so nothing was changed. To include them, add closed to the filter."
                )
            ]
        )
    }

    @Test func `a filter without matches shows hints`() {
        let slip = ReadingHint(word: "overdu", suggestion: "overdue")
        presenter.perform(ItemChoice(ItemFilter(Selection([[.word("overdu")]]), hints: [slip]), typed: "burn overdu"))

        presenter.couldNotChange(.noMatch(NoMatch()))

        #expect(
            view.shown == [
                .message(
                    "Nothing matches, so nothing was changed. Searched titles, notes, projects and tags for “overdu”. Did you "
                        + "mean “overdue”?"
                )
            ]
        )
    }
}

private final class SamplePresenter: ChangePresenter {
    static let action = ChangeAction.remove
    static let unchangedHeading = "Burnt already"

    let roles: ChangeRoles<ItemChoice, [ItemSummary]>

    init(_ roles: ChangeRoles<ItemChoice, [ItemSummary]>) {
        self.roles = roles
    }

    func display(_ items: [ItemSummary]) -> ChangeDisplay {
        let items = items.filter { !$0.isDone }
        return ChangeDisplay(
            rows: items.map { .init(action: "Burnt", id: $0.id, title: $0.details.title) },
            notes: items.map { "\($0.id) burns." },
            messages: ["No smoke."]
        )
    }

    static func unchanged(_ items: [ItemSummary]) -> [ItemSummary] { items.filter(\.isDone) }

    static func document(_ items: [ItemSummary]) -> ChangeDocument { ChangeDocument(items: items) }
}
