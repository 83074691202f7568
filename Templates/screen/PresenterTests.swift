import ItemLanguage
import Presentation
import ProgramOutput
import Responses
import TestKit
import Testing
import Vocabulary

@testable import {{name}}

struct {{name}}PresenterTests {
    private let view = FakeView()
    private let interactor = FakeInteractor()
    private let delegate = FakeDelegate()
    private let presenter: {{name}}Presenter
    private let unknown = "No item 3. Run list to see ids."

    init() {
        presenter = {{name}}Presenter(
            view: view,
            interactor: interactor,
            router: FakeRouter(),
            reader: FakeReader()
        )
        presenter.delegate = delegate
    }

    @Test func `the given items are searched immediately`() {
        presenter.choose(three)

        #expect(interactor.requests == [three])
        #expect(view.shown.isEmpty)
    }

    @Test func `an answer is searched for, and an invalid one is asked for again`() {
        presenter.askForItems()
        presenter.didEnterItems(" or")
        presenter.didEnterItems("3")

        let mistake = ErrorMessage(InputError.emptyTerm, FakeRouter()).sentence
        #expect(view.shown == [.question, .mistake(mistake), .question])
        #expect(interactor.requests == [three])
    }

    @Test func `found items are shown, and the delegate is notified`() {
        let item = ItemSummary(.sample(3, "우유 사기"))

        presenter.foundItems({{name}}Response(items: [item], leftOut: 0))

        let rows: [{{name}}Display.Row] = [.init(id: "3", title: "우유 사기")]
        #expect(view.shown == [.items({{name}}Display(rows: rows, message: nil))])
        #expect(delegate.chosen == [[3]])
    }

    @Test func `items left out are mentioned`() {
        presenter.foundItems({{name}}Response(items: [], leftOut: 1))

        let display = {{name}}Display(rows: [], message: "Left out: 1 item that is done.")
        #expect(view.shown == [.items(display)])
    }

    @Test func `without a match, a word that looks like a misspelled filter is named`() {
        let slip = ReadingHint(word: "hoem", suggestion: "+home")
        let filter = ItemFilter(Selection([[.word("hoem")]]), hints: [slip])

        presenter.choose({{name}}Request(filter: filter))
        presenter.foundNoItem(.nothingMatches)

        #expect(
            view.shown == [
                .nothing("Nothing matches. Searched titles and notes for “hoem”. Did you mean “+home”?")
            ]
        )
    }

    @Test func `while asking, an empty result asks again`() {
        presenter.askForItems()
        presenter.foundNoItem(.nothingMatches)
        presenter.couldNotFindItems(.unknownIDs([3...3]))

        #expect(
            view.shown == [.question, .mistake("Nothing matches."), .question, .mistake(unknown), .question]
        )
        #expect(delegate.timesNothing == 0)
    }

    @Test func `without a question, an empty result is final`() {
        presenter.foundNoItem(.everythingIsLeftOut(2))
        presenter.couldNotFindItems(.unknownIDs([3...3]))

        let none = "Left out: 2 items that are done."
        #expect(view.shown == [.nothing(none), .errorMessage(ErrorMessage(.notFound, unknown))])
        #expect(delegate.timesNothing == 2)
    }

    @Test func `a storage error ends the questions`() {
        presenter.askForItems()
        presenter.couldNotFindItems(.storage(ListError(.notADatabase, path: "x.db")))

        let errorMessage = ErrorMessage(ListError(.notADatabase, path: "x.db"), FakeRouter())
        #expect(view.shown == [.question, .errorMessage(errorMessage)])
        #expect(delegate.timesNothing == 1)
    }

    @Test(arguments: ["", "  "])
    func `an empty answer and Ctrl-D choose nothing`(text: String) {
        presenter.didEnterItems(text)
        presenter.didCancel(.ended)

        #expect(view.shown == [.nothing("Nothing was chosen."), .nothing("Nothing was chosen.")])
        #expect(delegate.timesNothing == 2)
    }

    @Test func `Ctrl-C has its own exit status`() {
        presenter.didCancel(.interrupted)

        #expect(view.shown == [.errorMessage(ErrorMessage(.interrupted, "Nothing was chosen."))])
        #expect(delegate.timesNothing == 1)
    }
}
