package import ItemLanguage
import ProgramOutput
import Vocabulary

/// An input line on the screen, with what was understood below it.
package protocol InputViewing: ErrorViewing {
    /// Opens the line. It keeps its event handler until it is closed.
    func open(_ display: InputDisplay, for eventHandler: any InputHandling)
    func show(_ reading: InputReadingDisplay)
    /// Empties the line for another text.
    func clear()
    /// Replaces the end of the text before the cursor.
    func insert(_ text: String, replacing typed: String)
    /// Shows the words of a suggestion, to choose from.
    func choose(from suggestion: InputSuggestion)
    /// Keeps a text for the next line of this kind, in which Up brings it back.
    func remember(_ text: String)
    func close()
    func showMessage(_ sentence: String)
    func ask(_ question: String, for eventHandler: any ConfirmationHandling)
}

/// The events of an input line.
package protocol InputHandling: AnyObject {
    func didType(_ text: String)
    /// - Parameter stays: `true` if the line stays for another text.
    func didAccept(_ text: String, stays: Bool)
    func didCancelInput()
    /// Tab.
    func didAskForWords(after front: String)
    /// A day or a week earlier or later was chosen. Returns `true` if the line is for a date.
    func didStep(days: Int) -> Bool
    /// Returns `true` if pasted lines are taken as such.
    func didPaste(_ lines: [String]) -> Bool
}

extension InputHandling {
    package func didStep(days: Int) -> Bool { false }
    package func didPaste(_ lines: [String]) -> Bool { false }
}

package struct InputDisplay: Display {
    package let label: String
    /// The kind of line, which has a history of its own.
    package let name: String
    package let text: String
    /// The number of lines below the text.
    package let rows: Int
    /// `true` if a month may be shown below them.
    package let hasMonth: Bool
    /// `true` if Alt-Enter leaves the line open.
    package let canStay: Bool
    /// `false` if the text has no words to complete.
    package let canComplete: Bool
    /// The earlier lines, oldest first; `nil` for those of this run.
    package let history: [String]?

    package init(
        label: String,
        name: String? = nil,
        text: String = "",
        rows: Int = 1,
        hasMonth: Bool = false,
        canStay: Bool = false,
        canComplete: Bool = true,
        history: [String]? = nil
    ) {
        (self.label, self.name, self.text, self.rows) = (label, name ?? label, text, rows)
        (self.hasMonth, self.canStay, self.canComplete, self.history) = (hasMonth, canStay, canComplete, history)
    }
}

/// A completion of the word at the cursor, or the words to choose from.
package struct InputSuggestion: Display {
    package struct Word: Display {
        package var word: String
        /// Empty if the word needs no explanation.
        package let meaning: String
        /// The text that the word becomes.
        package var text: String

        package init(_ word: String, meaning: String = "", text: String? = nil) {
            (self.word, self.meaning, self.text) = (word, meaning, text ?? "\(word) ")
        }
    }

    package var insertion = ""
    /// The text before the cursor that the insertion, or a word, replaces.
    package var replaced = ""
    package var words: [Word] = []

    package init() {}
}

extension InputViewing {
    /// Inserts the completion, or shows the words to choose from.
    package func complete(_ suggestion: InputSuggestion) {
        if !suggestion.insertion.isEmpty {
            insert(suggestion.insertion, replacing: suggestion.replaced)
        } else if !suggestion.words.isEmpty {
            choose(from: suggestion)
        }
    }
}

/// A recognized value, such as `due Sun 22 Nov` or `needs 3 Buy paint`.
package struct InputPhrase: Display, ExpressibleByStringLiteral {
    package let text: String
    /// The title of another item at its end, which can be shortened.
    package let title: String

    package init(_ text: String, title: String = "") {
        (self.text, self.title) = (text, title)
    }

    package init(stringLiteral text: String) { self.init(text) }
}

/// The recognized values and the problems of the text in an input line.
package struct InputReadingDisplay: Display {
    package static let nothing = InputReadingDisplay()

    /// The values that were recognized. The first one and the titles in the others can be shortened.
    package var understood: [InputPhrase] = []
    /// Says what is wrong.
    package var problem: String?
    /// Says what was left, or how to go on.
    package var hints: [String] = []
    /// The month of the date, if there is one.
    package var month: MonthPreview?
    /// Words of the text that are wrong, or that look like attributes and are none.
    package var unknown: [String] = []

    package init(
        understood: [InputPhrase] = [],
        problem: String? = nil,
        hints: [String] = [],
        unknown: [String] = []
    ) {
        (self.understood, self.problem, self.hints, self.unknown) = (understood, problem, hints, unknown)
    }

    /// An error in a text, with the words that it is about.
    package init(_ error: InputError, in text: String, _ router: any CommandRouting) {
        self.init(
            problem: ErrorMessage(error, router).sentence,
            unknown: error.mistake(in: text).map { [$0.words] } ?? []
        )
    }
}
