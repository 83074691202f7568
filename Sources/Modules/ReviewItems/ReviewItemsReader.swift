import Almanac
import CommandLine
import ItemLanguage
import Vocabulary

/// Reads the new value of an item that was typed at the prompt of a review.
struct ReviewItemsReader {
    private let dates: () -> DateReader

    init(dates: @escaping () -> DateReader) {
        self.dates = dates
    }

    /// Reads the text after a key. It is the new value as a whole, whatever it looks like. Other keys change nothing.
    func changes(_ key: ReviewItemsKey, _ text: String) throws(InputError) -> ItemChanges {
        var changes = ItemChanges()
        switch key {
        case .wait: changes.wait = .set(try dates().day(text, key: "wait"))
        case .project: changes.project = text == "none" ? .clear : .set(text)
        case .tomorrow, .move: return try PostponementWords.read([Word(text)], dates: dates())
        case .done, .edit, .remove, .skip, .undo, .quit: break
        }
        return changes
    }
}
