package import CommandLine
import Presentation
import Vocabulary

typealias SuggestWordsRouting = CommandRouting

/// Completes words at the prompt of another module.
package protocol SuggestWordsModule: AnyObject {
    /// Suggests completions of the word at the cursor.
    /// - Parameter words: Further words that the prompt accepts there.
    func suggest(at line: UnfinishedLine, or words: [HelpEntry])
}

/// The owner of a prompt, in which a line is completed.
package protocol SuggestWordsDelegate: AnyObject {
    /// Receives the text to insert or, if it is empty, the words to choose from. Both may be empty.
    func didSuggest(_ insertion: String, _ words: [SuggestedWord])
    /// Receives the text that replaces the word at the cursor, which was a part of a title.
    /// - Parameter typed: The word as typed.
    func didSuggest(_ replacement: String, for typed: String)
}

package struct SuggestedWord: Entity {
    package let word: String
    /// Empty if the word needs no explanation.
    package let meaning: String

    package init(_ word: String, _ meaning: String = "") {
        self.word = word
        self.meaning = meaning
    }
}

struct SuggestWordsRequest: Entity {
    /// The possible completions, in display order.
    let candidates: [Candidate]
    /// The maximum number of suggestions per candidate.
    let limit: Int
    /// The path of the list to read, or `nil` for the usual one.
    let list: String?
    /// `false` if the caller completes file names itself.
    let listsFiles: Bool

    init(_ candidates: [Candidate], limit: Int, in list: String? = nil, listsFiles: Bool = false) {
        self.candidates = candidates
        self.limit = limit
        self.list = list
        self.listsFiles = listsFiles
    }
}

// MARK: - Interactor

protocol SuggestWordsInteracting: AnyObject {
    func findWords(_ request: SuggestWordsRequest)
}

protocol SuggestWordsInteractorOutput: AnyObject {
    func foundWords(_ response: SuggestWordsResponse)
}

struct SuggestWordsResponse: Entity {
    enum Entry: Entity {
        case word(String, meaning: String)
        /// An item, with the part of the word before its id.
        case id(kept: String, Int, title: String)
        /// An item, whose id replaces the rest of the word.
        case title(kept: String = "", Int, title: String)
        /// Any file name, completed by the caller.
        case files
    }

    let entries: [Entry]
    /// `true` if there may be more words.
    var isCut = false
}

// MARK: - Presenter

protocol SuggestWordsPresenting: AnyObject {
    func suggest(_ request: SuggestWordsRequest)
}

// MARK: - View

protocol SuggestWordsViewing: AnyObject {
    func showWords(_ display: SuggestWordsDisplay)
}

struct SuggestWordsDisplay: Display {
    struct Row: Display {
        /// Empty if the row stands for file names.
        let word: String
        let meaning: String
    }

    let rows: [Row]
}
