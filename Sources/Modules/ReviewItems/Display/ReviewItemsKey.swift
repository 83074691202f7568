import Almanac
import CommandLine
import ItemLanguage
import Vocabulary

/// A key of the review: the words to type, and the decision that they stand for.
struct ReviewItemsKey: Sendable {
    /// A value that follows a key.
    struct Value: Sendable {
        /// `day`; the prompt and the help show it in capitals.
        let name: String
        let example: String
    }

    typealias Reading = @Sendable (_ text: String, DateReader) throws(InputError) -> ReviewItemsDecision

    static let move = ReviewItemsKey("move", Value(name: "day", example: "fri")) { text, dates throws(InputError) in
        .move(try PostponementWords.read([Word(text)], dates: dates), typed: text)
    }
    static let undo = ReviewItemsKey("undo", .undo)

    /// All keys, in the order in which the prompt and the help show them.
    static let all = [
        ReviewItemsKey("done", .done),
        ReviewItemsKey("tomorrow") { _, dates in
            var changes = ItemChanges()
            changes.move = .to(Due(day: dates.today + 1))
            return .move(changes, typed: "tomorrow")
        },
        move,
        ReviewItemsKey("wait", Value(name: "day", example: "next week")) { text, dates throws(InputError) in
            .change(of: \.wait, .set(try dates.day(text, key: "wait")), typed: "wait:\(text)")
        },
        // Any other text than “none” is a name.
        ReviewItemsKey("project", Value(name: "name", example: "work.sales")) { text, _ in
            .change(of: \.project, text == "none" ? .clear : .set(text), typed: "project:\(text)")
        },
        ReviewItemsKey("edit", .edit),
        ReviewItemsKey("remove", letter: "x", .remove),
        ReviewItemsKey("skip", .skip),
        undo,
        ReviewItemsKey("quit", .quit),
    ]

    let word: String
    let letter: String
    /// `nil` if the key stands alone.
    let value: Value?
    /// Reads the text after the key as a whole.
    let read: Reading

    private init(_ word: String, _ value: Value? = nil, read: @escaping Reading) {
        self.word = word
        self.letter = String(word.prefix(1))
        self.value = value
        self.read = read
    }

    private init(_ word: String, letter: String? = nil, _ decision: ReviewItemsDecision) {
        self.word = word
        self.letter = letter ?? String(word.prefix(1))
        value = nil
        read = { _, _ in decision }
    }
}

extension ReviewItemsDecision {
    fileprivate static func change<Value>(
        of field: WritableKeyPath<ItemChanges, ItemChanges.Change<Value>?>,
        _ change: ItemChanges.Change<Value>,
        typed: String
    ) -> ReviewItemsDecision {
        var changes = ItemChanges()
        changes[keyPath: field] = change
        return .change(changes, typed: typed)
    }
}
