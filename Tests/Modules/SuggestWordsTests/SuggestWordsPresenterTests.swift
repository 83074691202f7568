import CommandLine
import Testing
import Vocabulary

@testable import SuggestWords

struct SuggestWordsPresenterTests {
    private let view = FakeView()
    private let interactor = FakeInteractor()

    @Test func `words are requested from the interactor`() {
        let request = SuggestWordsRequest([.files(Stem(""))], limit: 9)

        SuggestWordsPresenter(view: view, interactor: interactor).suggest(request)

        #expect(interactor.requests == [request])
        #expect(view.displays.isEmpty)
    }

    @Test func `an item is shown as its id and title, and a very long title is cut`() {
        let presenter = SuggestWordsPresenter(view: view, interactor: interactor)

        presenter.foundWords(
            SuggestWordsResponse(entries: [
                .word("due:", meaning: "a day"), .id(kept: "3,", 12, title: "Pay rent"),
                .id(kept: "", 7, title: String(repeating: "가", count: 61)), .files,
            ])
        )

        #expect(
            view.displays == [
                SuggestWordsDisplay(rows: [
                    .init(word: "due:", meaning: "a day"), .init(word: "3,12", meaning: "Pay rent"),
                    .init(word: "7", meaning: String(repeating: "가", count: 60) + "…"),
                    .init(word: "", meaning: "files"),
                ])
            ]
        )
    }

    @Test func `bash gets the text to insert, and no word that it can't insert`() {
        let presenter = SuggestWordsPresenter(
            view: view,
            interactor: interactor,
            bashWord: .init(kept: "project:", openQuote: "\"")
        )

        presenter.foundWords(
            SuggestWordsResponse(entries: [
                .word("project:$home", meaning: "m"), .word("project:a!b", meaning: ""),
                .id(kept: "project:", 7, title: "Pay rent"),
            ])
        )

        #expect(
            view.displays == [
                SuggestWordsDisplay(rows: [
                    .init(word: #"\$home"#, meaning: "m"), .init(word: "7", meaning: "Pay rent"),
                ])
            ]
        )
    }

    @Test func `files are requested from bash in the common format`() {
        let presenter = SuggestWordsPresenter(
            view: view,
            interactor: interactor,
            bashWord: .init(kept: "--db=", openQuote: nil)
        )

        presenter.foundWords(SuggestWordsResponse(entries: [.files]))

        #expect(view.displays == [SuggestWordsDisplay(rows: [.init(word: "", meaning: "files")])])
    }

    @Test func `an item found by its title is shown as its id`() {
        SuggestWordsPresenter(view: view, interactor: interactor)
            .foundWords(SuggestWordsResponse(entries: [.title(12, title: "Read Dune")]))

        #expect(view.displays.map(\.rows) == [[.init(word: "12", meaning: "Read Dune")]])
    }
}
