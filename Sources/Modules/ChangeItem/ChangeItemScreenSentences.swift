import Presentation

/// The sentences of the input lines for changes.
enum ChangeItemScreenSentences {
    static func label(_ input: ChangeItemInput, of ids: [Int]) -> String {
        let items = ItemWords.chosen(ids)
        return switch input {
        case .move: "Move \(items) to:"
        case .wait: "Hide \(items) until:"
        case .title: "Title of \(items):"
        case .note: "Add to the note of \(items):"
        case .tags: "Tags of \(items):"
        case .project: "Project of \(items):"
        }
    }

    static func example(of input: ChangeItemInput) -> String {
        switch input {
        case .move: "fri, tomorrow 5pm, 1w (a week later), none; Shift and arrow keys choose a day"
        case .wait: "mon, next week, none; Shift and arrow keys choose a day"
        case .title: "the new title"
        case .note: "a line of text"
        case .tags: "+home -later"
        case .project: "work.sales, none"
        }
    }

    /// The example below an empty line, or what to know about the text.
    static func hints(on input: ChangeItemInput, isEmpty: Bool) -> [String] {
        if isEmpty { return [example(of: input)] }
        return input == .title ? ["All of it is the title. m moves the item, t changes its tags."] : []
    }

    static let nothingChanged = "The line was empty: nothing was changed."

    static func otherTitle(_ title: String) -> String {
        "Another program has changed the title to “\(title)”. Enter replaces it."
    }

    static func due(_ due: String) -> String { "due \(due)" }

    /// `due Mon 30 Nov to Fri 4 Dec`
    static func range(_ first: String, _ last: String) -> String { "\(first) to \(last)" }

    static func hidden(_ day: String) -> String { "hidden until \(day)" }

    static func counts(of count: Int) -> String {
        count == 1 ? "counts from its due date" : "counts from the due date of each"
    }

    static let keepsTime = "each keeps its time"

    /// `Item 1 doesn't have +home.`
    static func noneHas(_ tags: [String], of ids: [Int]) -> String {
        let names = tags.map(ItemWords.tag).joined(separator: ", ")
        return ids.count == 1 ? "Item \(ids[0]) doesn't have \(names)." : "None of the items has \(names)."
    }

    /// `Item 3 was removed by another program.`
    static func removed(_ ids: [Int]) -> String {
        ids.count == 1
            ? "Item \(ids[0]) was removed by another program."
            : "Items \(ItemWords.someIDs(ids)) were removed by another program."
    }

    static let noDue = "no due date"
    static let notHidden = "not hidden"
    static let noProject = "no project"

    static func project(_ name: String) -> String { "project \(name)" }

    /// The command line in which the text would stand, for completion.
    static func line(before input: ChangeItemInput) -> String {
        switch input {
        case .move: "add x due:"
        case .wait: "add x wait:"
        case .title, .note: "annotate 1 "
        case .tags: "add x "
        case .project: "add x project:"
        }
    }
}
