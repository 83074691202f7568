import Boundary
import Entities
import Presentation
import TestKit
import Testing

@testable import {{name}}

struct {{name}}PresenterTests {
    private let view = FakeView()
    private let interactor = FakeInteractor()
    private let router = FakeRouter()
    private let delegate = FakeDelegate()
    private let presenter: {{name}}Presenter
    private let unknown = "“3” names no item; see adder list for ids."

    init() {
        presenter = {{name}}Presenter(view: view, interactor: interactor, reader: FakeReader())
        presenter.router = router
        presenter.delegate = delegate
    }

    @Test func `items that are named are asked for at once`() {
        presenter.choose(three)

        #expect(interactor.requests == [three])
        #expect(view.shown.isEmpty)
    }

    @Test func `an answer is looked for, and one that makes no sense is asked for again`() {
        presenter.askForItems()
        presenter.didEnterItems(" or")
        presenter.didEnterItems("3")

        #expect(view.shown == [.question, .mistake(Complaint(Misunderstanding.blankTerm).sentence), .question])
        #expect(interactor.requests == [three])
        #expect(router.timesLeft == 0)
    }

    @Test func `what is found is shown, told to the delegate, and left`() {
        let item = ItemSummary(.sample(3, "우유 사기"))

        presenter.foundItems({{name}}Response(items: [item], leftOut: 0))

        let rows: [{{name}}Display.Row] = [.init(id: "3", title: "우유 사기")]
        #expect(view.shown == [.items({{name}}Display(rows: rows, remark: nil))])
        #expect(delegate.chosen == [[3]])
        #expect(router.timesLeft == 1)
    }

    @Test func `what is left out is remarked`() {
        presenter.foundItems({{name}}Response(items: [], leftOut: 1))

        let display = {{name}}Display(rows: [], remark: "Left out: 1 item that is done.")
        #expect(view.shown == [.items(display)])
    }

    @Test func `where nothing matches a word that looks like a slip is named`() {
        let slip = ReadingHint(word: "hoem", suggestion: "+home")
        let filter = ItemFilter(Selection([[.word("hoem")]]), slips: [slip])

        presenter.choose({{name}}Request(filter: filter))
        presenter.foundNoItem(.nothingMatches)

        #expect(
            view.shown == [
                .nothing("Nothing matches. “hoem” was looked for in titles and notes; did you mean “+home”?")
            ]
        )
    }

    @Test func `where someone is asked nothing found is a mistake`() {
        presenter.askForItems()
        presenter.foundNoItem(.nothingMatches)
        presenter.couldNotFindItems(.unknownIDs([3...3]))

        #expect(
            view.shown == [.question, .mistake("Nothing matches."), .question, .mistake(unknown), .question]
        )
        #expect(delegate.timesNothing == 0 && router.timesLeft == 0)
    }

    @Test func `where nobody is asked nothing found is the answer`() {
        presenter.foundNoItem(.everythingIsLeftOut(2))
        presenter.couldNotFindItems(.unknownIDs([3...3]))

        let none = "Left out: 2 items that are done."
        #expect(view.shown == [.nothing(none), .complaint(Complaint(.notFound, unknown))])
        #expect(delegate.timesNothing == 2 && router.timesLeft == 2)
    }

    @Test func `trouble with the store is no answer that could be given again`() {
        presenter.askForItems()
        presenter.couldNotFindItems(.storage(StorageTrouble(.notADatabase, path: "x.db")))

        let complaint = Complaint(StorageTrouble(.notADatabase, path: "x.db"))
        #expect(view.shown == [.question, .complaint(complaint)])
        #expect(delegate.timesNothing == 1 && router.timesLeft == 1)
    }

    @Test(arguments: ["", "  "])
    func `an empty answer and Ctrl-D choose nothing`(text: String) {
        presenter.didEnterItems(text)
        presenter.didCancel(.ended)

        #expect(view.shown == [.nothing("Nothing was chosen."), .nothing("Nothing was chosen.")])
        #expect(delegate.timesNothing == 2 && router.timesLeft == 2)
    }

    @Test func `Ctrl-C ends in its own status`() {
        presenter.didCancel(.interrupted)

        #expect(view.shown == [.complaint(Complaint(.interrupted, "Nothing was chosen."))])
        #expect(delegate.timesNothing == 1 && router.timesLeft == 1)
    }
}
