package import Boundary

// MARK: - Module

/// What other modules can ask of this one.
package protocol SuggestWordsModule: AnyObject {
    func suggest(_ request: SuggestWordsRequest)
}

/// The same for a module in which lines are typed.
package protocol SuggestWordsLineModule: AnyObject {
    /// The words that can stand at the end of what was typed so far, without the name of the program.
    func suggest(after typed: String)
}

/// What this module did, for the one that presented it.
package protocol SuggestWordsDelegate: AnyObject {
    /// What is to be typed next, or where that is not known the words to choose from; perhaps neither.
    func didSuggest(_ insertion: String, _ words: [SuggestedWord])
}

package struct SuggestedWord: Equatable, Sendable {
    package let word: String
    /// Empty where the word says it all.
    package let meaning: String

    package init(_ word: String, _ meaning: String = "") {
        self.word = word
        self.meaning = meaning
    }
}

package struct SuggestWordsRequest: Equatable, Sendable {
    /// What can stand there, in the order in which it is worth showing.
    let candidates: [Candidate]

    package init(_ candidates: [Candidate]) {
        self.candidates = candidates
    }
}

/// The line that somebody types into bash, as far as its words have to fit into it.
struct SuggestWordsBashLine: Equatable, Sendable {
    /// The front of the word that stays as it is, as bash takes a part of it for the whole.
    let kept: String
    /// The quote that the word is in.
    let openQuote: Character?
}

/// The word at the end of a line that somebody types into a module of ours.
struct SuggestWordsTypedLine: Equatable, Sendable {
    let beginning: String
    /// The quote that the word is in.
    let openQuote: Character?
}

// MARK: - Presenter and interactor

protocol SuggestWordsInteracting: AnyObject {
    func findWords(_ request: SuggestWordsRequest)
}

protocol SuggestWordsInteractorOutput: AnyObject {
    func foundWords(_ response: SuggestWordsResponse)
}

struct SuggestWordsResponse: Equatable, Sendable {
    enum Entry: Equatable, Sendable {
        case word(String, meaning: String)
        /// The number of an item behind what is kept of the word, and the item's title.
        case id(kept: String, Int, title: String)
        /// The names of files.
        case files
    }

    let entries: [Entry]
    /// Whether there are more than are worth looking through.
    var isCut = false
}

// MARK: - Presenter and view

protocol SuggestWordsShowing: AnyObject {
    func showWords(_ display: SuggestWordsDisplay)
}

struct SuggestWordsDisplay: Equatable, Sendable {
    struct Row: Equatable, Sendable {
        /// Empty where the names of files can stand.
        let word: String
        let meaning: String
    }

    let rows: [Row]
}
