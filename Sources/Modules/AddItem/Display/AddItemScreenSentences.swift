import Presentation
import ProgramOutput
import Responses
import Vocabulary

/// The sentences about adding in an input line.
enum AddItemScreenSentences {
    static let example = say("call the dentist tomorrow at 5 +health")

    static func label(_ parent: Int?) -> String { parent.map { say("Add a part of \($0):") } ?? say("Add:") }

    static func question(_ count: Int) -> String { say("Add \(count) items, one for each line?") }

    /// Says how to go on with a pasted line that is wrong.
    static func correction(of count: Int) -> String {
        count == 1
            ? say("Enter adds the line. An empty line is left out.")
            : say("None is added yet: Enter adds all \(count) lines. An empty line is left out.")
    }

    static func noneAdded(of count: Int) -> String {
        count == 1
            ? say("The pasted line was not added. When you add an item, Up brings it back.")
            : say("None of the \(count) pasted lines were added. When you add an item, Up brings them back.")
    }

    /// Stands below a paste that was brought back.
    static func lines(_ count: Int) -> String { say("\(count) lines: Enter adds an item for each.") }

    /// `Added 12: Call mom.`, `Added 5 items.`
    static func added(_ item: ItemSummary?, count: Int) -> String {
        guard let item else { return say("Added \(ChangeSentences.count(count)).") }
        return ChangeSentences.sentence("\(AddItemSentences.added(item.id)) \(item.details.title)")
    }

    /// Says that undo takes back only the last of several changes.
    static func undoHint(_ key: String, last count: Int) -> String {
        count == 1
            ? say("\(key) reverses only the last one.") : say("\(key) reverses only the last \(count).")
    }
}
