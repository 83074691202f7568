package import Vocabulary

// MARK: - Module

/// The module's public interface.
package protocol SuggestWordsModule: AnyObject {
    func suggest(_ request: SuggestWordsRequest)
}

/// The interface for modules with a prompt of their own.
package protocol SuggestWordsLineModule: AnyObject {
    /// Suggests completions for a line, which doesn't include the name of the program.
    func suggest(after typed: String)
}

package protocol SuggestWordsDelegate: AnyObject {
    /// Receives the text to insert or, if it is empty, the words to choose from. Both may be empty.
    func didSuggest(_ insertion: String, _ words: [SuggestedWord])
}

package struct SuggestedWord: Equatable, Sendable {
    package let word: String
    /// Empty if the word needs no explanation.
    package let meaning: String

    package init(_ word: String, _ meaning: String = "") {
        self.word = word
        self.meaning = meaning
    }
}

package struct SuggestWordsRequest: Equatable, Sendable {
    /// The possible completions, in display order.
    let candidates: [Candidate]

    package init(_ candidates: [Candidate]) {
        self.candidates = candidates
    }
}

/// The word at the cursor in bash.
struct SuggestWordsBashLine: Equatable, Sendable {
    /// The start of the word, which bash doesn't replace.
    let kept: String
    /// The quotation mark that is still open at the cursor.
    let openQuote: Character?
}

/// The word at the end of a line typed in adder's own shell.
struct SuggestWordsTypedLine: Equatable, Sendable {
    let beginning: String
    /// The quotation mark that is still open at the cursor.
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
        /// An item, with the part of the word before its id.
        case id(kept: String, Int, title: String)
        /// Any file name.
        case files
    }

    let entries: [Entry]
    /// `true` if there may be more words.
    var isCut = false
}

// MARK: - Presenter and view

protocol SuggestWordsViewing: AnyObject {
    func showWords(_ display: SuggestWordsDisplay)
}

struct SuggestWordsDisplay: Equatable, Sendable {
    struct Row: Equatable, Sendable {
        /// Empty if the row stands for file names.
        let word: String
        let meaning: String
    }

    let rows: [Row]
}
