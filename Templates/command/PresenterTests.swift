import Almanac
import Boundary
import Entities
import Presentation
import TestKit
import Testing

@testable import {{name}}

/// What the presenters of these tests are told.
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
            calendar: CalendarWords()
        )
{{if delegate}}
        presenter.delegate = delegate
{{end}}
    }

    @Test func `showing the module asks the interactor for just that`() {
        presenter.show({{name}}Request())

        #expect(interactor.requests == [{{name}}Request()])
    }

    @Test func `every item has its row, and what is left out is remarked`() {
        presenter.foundItems(response)

        #expect(
            view.shown == [
                .items(
                    {{name}}Display(
                        rows: [
                            .init(id: "3", due: "Fri 27 Nov 12:00", title: "Pay rent"),
                            .init(id: "12", due: "", title: "우유 사기"),
                        ],
                        remark: "Left out: 1 item that is done or waits for a later day."
                    )
                )
            ]
        )
{{if delegate}}
        #expect(delegate.shown == [[3, 12]])
{{end}}
    }

    @Test func `where nothing is left out there is no remark`() {
        let whole = {{name}}Response(items: response.items, leftOut: 0, today: response.today)

        presenter.foundItems(whole)

        #expect(view.shown.map(\.remark) == [nil])
    }

    @Test(arguments: [
        ({{name}}Reason.nothingMatches, "Nothing matches."),
        (.everythingIsLeftOut(1), "Left out: 1 item that is done or waits for a later day."),
        (.everythingIsLeftOut(2), "Left out: 2 items that are done or wait for a later day."),
    ])
    func `where there is no item a sentence says why`(reason: {{name}}Reason, sentence: String) {
        presenter.foundNoItem(reason)

        #expect(view.shown == [.nothing(sentence)])
{{if delegate}}
        #expect(delegate.timesNothing == 1)
{{end}}
    }

    @Test func `where nothing matches a word that looks like a slip is named`() {
        let slip = ReadingHint(word: "hoem", suggestion: "+home")
        let filter = ItemFilter(Selection([[.word("hoem")]]), slips: [slip])

        presenter.show({{name}}Request(filter: filter))
        presenter.foundNoItem(.nothingMatches)

        #expect(
            view.shown == [
                .nothing("Nothing matches. “hoem” was looked for in titles and notes; did you mean “+home”?")
            ]
        )
    }

    @Test func `an empty list says how to add to it`() {
        presenter.foundNoItem(.emptyList)

        #expect(
            view.shown == [
                .emptyList("Your list is empty. Add something to it:", example: "adder add Pay rent fri 5pm +money")
            ]
        )
{{if delegate}}
        #expect(delegate.timesNothing == 1)
{{end}}
    }

    @Test(arguments: [
        (
            ChoiceFailure.unknownIDs([9...9]),
            Complaint(.notFound, "“9” names no item; see adder list for ids.")
        ),
        (
            .storage(StorageTrouble(.notADatabase, path: "x.db")),
            Complaint(.badData, "x.db is not a list of adder and was left alone; name your list with --db.")
        ),
    ])
    func `a failure becomes a sentence with its status`(failure: ChoiceFailure, complaint: Complaint) {
        presenter.couldNotFindItems(failure)

        #expect(view.shown == [.complaint(complaint)])
{{if delegate}}
        #expect(delegate.timesNothing == 1)
{{end}}
    }
}
