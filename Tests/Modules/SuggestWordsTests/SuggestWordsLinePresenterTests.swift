import CommandLine
import TestKit
import Testing
import Vocabulary

@testable import SuggestWords

struct SuggestWordsLinePresenterTests {
    private final class Delegate: SuggestWordsDelegate {
        var insertion: String?
        var words: [SuggestedWord] = []

        func didSuggest(_ insertion: String, _ words: [SuggestedWord]) {
            (self.insertion, self.words) = (insertion, words)
        }

        var replacement: [String] = []

        func didSuggest(_ replacement: String, for typed: String) { self.replacement = [replacement, typed] }
    }

    private let delegate = Delegate()
    private let interactor = FakeInteractor()

    @Test func `words are requested from the interactor`() {
        let presenter = SuggestWordsLinePresenter(interactor: interactor, commands: [], delegate: delegate)

        presenter.suggest(at: UnfinishedLine("q"), or: [HelpEntry("quit", "leave")])

        #expect(interactor.requests.map(\.candidates) == [[.word("quit", meaning: "leave")]])
        #expect(delegate.insertion == nil)
    }

    private func tell(_ entries: [SuggestWordsResponse.Entry], at line: String = "", isCut: Bool = false) {
        let presenter = SuggestWordsLinePresenter(interactor: interactor, commands: [], delegate: delegate)
        presenter.suggest(at: UnfinishedLine(line), or: [])
        presenter.foundWords(SuggestWordsResponse(entries: entries, isCut: isCut))
    }

    @Test func `a single suggestion is completed with the quoting of the line`() {
        tell([.word("project:two \"words", meaning: "m")], at: "add \"project:t")

        #expect(delegate.insertion == "wo \\\"words\" ")
        #expect(delegate.words.isEmpty)
    }

    @Test func `a common prefix is inserted before the suggestions are shown`() {
        let words = ["due.before:", "due.after:"].map { SuggestWordsResponse.Entry.word($0, meaning: "") }

        tell(words, at: "du")
        #expect(delegate.insertion == "e.")
        #expect(delegate.words.isEmpty)

        tell(words, at: "due.")
        #expect(delegate.insertion?.isEmpty == true)
        #expect(delegate.words == [SuggestedWord("due.before:"), SuggestedWord("due.after:")])
    }

    @Test func `items are shown with their titles, and no digits are inserted`() {
        tell([.id(kept: "", 12, title: "Pay rent"), .id(kept: "", 13, title: "Buy milk")], at: "1")

        #expect(delegate.insertion?.isEmpty == true)
        #expect(delegate.words == [SuggestedWord("12", "Pay rent"), SuggestedWord("13", "Buy milk")])

        tell([.id(kept: "", 12, title: "Pay rent")], at: "1")
        #expect(delegate.insertion == "2 ")
    }

    @Test func `nothing is inserted if the suggestions are incomplete or don't extend the word`() {
        tell([.word("+aa", meaning: ""), .word("+ab", meaning: "")], at: "+", isCut: true)
        #expect(delegate.insertion?.isEmpty == true)
        #expect(delegate.words.count == 2)

        tell([.word("+aa", meaning: "")], at: "+", isCut: true)
        #expect(delegate.insertion?.isEmpty == true)
        #expect(delegate.words == [SuggestedWord("+aa")])

        tell([.word("other", meaning: "")], at: "x")
        #expect(delegate.insertion?.isEmpty == true)
        #expect(delegate.words.isEmpty)
    }

    @Test func `the id replaces a part of a title, if it is the only suggestion`() {
        tell([.title(12, title: "Read Dune")], at: "done Dun")
        #expect(delegate.replacement == ["12 ", "Dun"])
        #expect(delegate.insertion == nil)

        tell([.title(kept: "3,", 12, title: "Read Dune")], at: "done 3,Dun")
        #expect(delegate.replacement == ["3,12 ", "3,Dun"])

        tell([.title(12, title: "Read Dune")], at: #"done 3 "read\ Du"#)
        #expect(delegate.replacement == ["12 ", #""read\ Du"#])
    }

    @Test func `several items with the title are shown, and nothing is inserted`() {
        tell([.title(12, title: "Read Dune"), .title(13, title: "Dune II")], at: "done Dun")

        #expect(delegate.insertion?.isEmpty == true)
        #expect(delegate.words == [SuggestedWord("12", "Read Dune"), SuggestedWord("13", "Dune II")])
        #expect(delegate.replacement.isEmpty)
    }
}
