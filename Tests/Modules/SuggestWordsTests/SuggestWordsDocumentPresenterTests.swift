import TestKit
import Testing
import Vocabulary

@testable import SuggestWords

struct SuggestWordsDocumentPresenterTests {
    private let view = FakeDocumentView()
    private let interactor = FakeInteractor()
    private let presenter: SuggestWordsDocumentPresenter

    init() {
        presenter = SuggestWordsDocumentPresenter(view: view, interactor: interactor)
    }

    @Test func `words are requested from the interactor`() {
        let request = SuggestWordsRequest([.files(Stem(""))], limit: 9)

        presenter.suggest(request)

        #expect(interactor.requests == [request])
        #expect(view.documents.isEmpty)
    }

    @Test func `each entry is an object, with the full title of an item`() {
        let title = String(repeating: "a", count: 80)

        presenter.foundWords(
            SuggestWordsResponse(entries: [
                .word("+a", meaning: ""), .word("due:", meaning: "a day"), .id(kept: "3,", 7, title: title), .files,
            ])
        )

        let words = [
            #"{"word":"+a"}"#, #"{"word":"due:","meaning":"a day"}"#, #"{"word":"3,7","meaning":"\#(title)"}"#,
            #"{"kind":"files"}"#,
        ]
        #expect(view.documents == [#"{"adder":1,"words":[\#(words.joined(separator: ","))]}"# + "\n"])
    }

    @Test func `a result without words is an empty array`() {
        presenter.foundWords(SuggestWordsResponse(entries: []))

        #expect(view.documents == [#"{"adder":1,"words":[]}"# + "\n"])
    }
}
