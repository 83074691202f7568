import Almanac
import CommandLine
import Presentation
import Responses
import TestKit
import Testing
import Vocabulary

@testable import {{name}}

/// The response that these tests present.
let response = {{name}}Response(
    items: [
        ItemSummary(.sample(3, "Pay rent") { $0.due = Due(day: Moment.saturday.today + 6, time: .noon) }),
        ItemSummary(.sample(12, "우유 사기")),
    ],
    leftOut: 1,
    today: Moment.saturday.today
)

struct {{name}}PresenterTests {
    private let view = FakeView()
    private let interactor = FakeInteractor()
{{if delegate}}
    private let delegate = FakeDelegate()
{{end}}
    private let presenter: {{name}}Presenter

    init() {
        presenter = {{name}}Presenter(
            view: view,
            interactor: interactor,
            router: FakeRouter(),
            calendar: CalendarWords()
        )
{{if delegate}}
        presenter.delegate = delegate
{{end}}
    }

    @Test func `the request is passed on to the interactor`() {
        presenter.show({{name}}Request())

        #expect(interactor.requests == [{{name}}Request()])
    }

    @Test func `each item has a row, and items left out are mentioned`() {
        presenter.foundItems(response)

        #expect(
            view.shown == [
                .items(
                    {{name}}Display(
                        rows: [
                            .init(id: "3", due: "Fri 27 Nov 12:00", title: "Pay rent"),
                            .init(id: "12", due: "", title: "우유 사기"),
                        ],
                        message: "Left out: 1 item that is done or hidden until a later day."
                    )
                )
            ]
        )
{{if delegate}}
        #expect(delegate.shown == [[3, 12]])
{{end}}
    }

    @Test func `without items left out, there is no message`() {
        let whole = {{name}}Response(items: response.items, leftOut: 0, today: response.today)

        presenter.foundItems(whole)

        #expect(view.shown.map(\.message) == [nil])
    }

    @Test(arguments: [
        ({{name}}Reason.nothingMatches, "Nothing matches."),
        (.everythingIsLeftOut(1), "Left out: 1 item that is done or hidden until a later day."),
        (.everythingIsLeftOut(2), "Left out: 2 items that are done or hidden until a later day."),
    ])
    func `an empty result is shown with the reason`(reason: {{name}}Reason, sentence: String) {
        presenter.foundNoItem(reason)

        #expect(view.shown == [.nothing(sentence)])
{{if delegate}}
        #expect(delegate.timesNothing == 1)
{{end}}
    }

    @Test func `without a match, a word that looks like a misspelled filter is named`() {
        let slip = ReadingHint(word: "hoem", suggestion: "+home")
        let filter = ItemFilter(Selection([[.word("hoem")]]), hints: [slip])

        presenter.show({{name}}Request(filter: filter))
        presenter.foundNoItem(.nothingMatches)

        #expect(
            view.shown == [
                .nothing("Nothing matches. Searched titles and notes for “hoem”. Did you mean “+home”?")
            ]
        )
    }

    @Test func `an empty list shows how to add an item`() {
        presenter.foundNoItem(.emptyList)

        #expect(
            view.shown == [
                .emptyList("Your list is empty. Add something to it:", example: "add Pay rent fri 5pm +money")
            ]
        )
{{if delegate}}
        #expect(delegate.timesNothing == 1)
{{end}}
    }

    @Test(arguments: [
        (
            ChangeFailure.unknownIDs([9...9]),
            ErrorMessage(.notFound, "No item 9. Run list to see ids.")
        ),
        (
            .storage(ListError(.notADatabase, path: "x.db")),
            ErrorMessage(.badData, "x.db is not an adder list and was not changed. Choose another file with --db.")
        ),
    ])
    func `a failure is shown with its exit status`(failure: ChangeFailure, errorMessage: ErrorMessage) {
        presenter.couldNotFindItems(failure)

        #expect(view.shown == [.errorMessage(errorMessage)])
{{if delegate}}
        #expect(delegate.timesNothing == 1)
{{end}}
    }
}
