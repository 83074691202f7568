import Almanac
import Entities
import Presentation
import ProgramOutput
import TestKit
import Testing
import Vocabulary

@testable import {{name}}

struct {{name}}PresenterTests {
    private let items = [
        Item.sample(3, "Pay rent") { $0.due = Due(day: Moment.saturday.today + 6, time: .noon) },
        .sample(12, "우유 사기"),
    ]

    private func view(
        _ response: {{name}}Response,
        filter: ItemFilter = .everything
    ) -> FakeQueryView<{{name}}Display> {
        shown(
            by: {{name}}Presenter.self,
            response,
            to: {{name}}Request(filter: filter)
        )
    }

    @Test func `each item has a row, and items left out are mentioned`() {
        #expect(
            view(.sample(items, leftOut: 1)).displays == [
                {{name}}Display(
                    rows: [
                        .init(id: "3", due: "Fri 27 Nov 12:00", title: "Pay rent"),
                        .init(id: "12", due: "", title: "우유 사기"),
                    ],
                    message: "Left out: 1 item that is done or hidden until a later day."
                )
            ]
        )
    }

    @Test func `without items left out, there is no message`() {
        #expect(view(.sample(items)).displays.map(\.message) == [nil])
    }

    @Test(arguments: [
        (1, "Left out: 1 item that is done or hidden until a later day."),
        (2, "Left out: 2 items that are done or hidden until a later day."),
    ])
    func `if all items are left out, only that is said`(leftOut: Int, sentence: String) {
        #expect(view(.sample(leftOut: leftOut)).sentences == [sentence])
    }

    @Test func `without a match, a word that looks like a misspelled filter is named`() {
        let slip = ReadingHint(word: "hoem", suggestion: "+home")
        let filter = ItemFilter(Selection([[.word("hoem")]]), hints: [slip])

        let view = view(.sample(nothing: .noMatch([])), filter: filter)

        #expect(
            view.sentences == ["Nothing matches. Searched titles and notes for “hoem”. Did you mean “+home”?"]
        )
    }

    @Test func `an empty list shows how to add an item`() {
        let view = view(.sample(nothing: .emptyList))

        #expect(view.emptyLists == ["Your list is empty. Add something to it: add Pay rent fri 5pm +money"])
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
    func `a failure has a message and an exit status`(failure: ChangeFailure, errorMessage: ErrorMessage) {
        #expect({{name}}Presenter.errorMessage(failure, FakeRouter()) == errorMessage)
    }
}
