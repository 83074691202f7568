import Presentation
import ProgramOutput

/// The sentences of the input lines for changes.
enum ChangeItemScreenSentences {
    static func label(_ input: ChangeItemInput, of ids: [Int]) -> String {
        let items = ItemWords.chosen(ids)
        return switch input {
        case .move: say("Move \(items) to:")
        case .wait: say("Hide \(items) until:")
        case .title: say("Title of \(items):")
        case .note: say("Add note to \(items):")
        case .tags: say("Tags of \(items):")
        case .project: say("Project of \(items):")
        }
    }

    static func example(of input: ChangeItemInput) -> String {
        switch input {
        case .move: say("fri, tomorrow 5pm, 1w (a week later), none; Shift and arrow keys choose a day")
        case .wait: say("mon, next week, none; Shift and arrow keys choose a day")
        case .title: say("the new title")
        case .note: say("a line of text")
        case .tags: say("+home -later")
        case .project: say("work.sales, none")
        }
    }

    /// The example below an empty line, or what to know about the text.
    static func hints(on input: ChangeItemInput, isEmpty: Bool) -> [String] {
        if isEmpty { return [example(of: input)] }
        return input == .title ? [say("All of it is the title. m moves the item, t changes its tags.")] : []
    }

    /// Says which keys change other values than days.
    static func notADay(_ text: String) -> String {
        say("“\(text)” is not a date. t changes tags, P the project, p the priority.")
    }

    static func notAProject(_ word: String) -> String {
        say("“\(word)” can't be part of a project's name. t changes tags, m the due date, p the priority.")
    }

    static let nothingChanged = say("The line was empty: nothing was changed.")

    /// Says all that another program has done to items, or `nil` if it is nothing.
    static func changedElsewhere(completed: [Int], title: String?, moved: [Int], of count: Int) -> String? {
        var changes: [String] = []
        switch completed.count {
        case 0: break
        case 1: changes.append(say("completed item \(completed[0])"))
        default: changes.append(say("completed items \(ItemWords.someIDs(completed))"))
        }
        if let title { changes.append(say("changed the title to “\(title)”")) }
        switch moved.count {
        case 0: break
        case 1: changes.append(say("changed the due date of item \(moved[0])"))
        default: changes.append(say("changed the due dates of items \(ItemWords.someIDs(moved))"))
        }
        if changes.isEmpty { return nil }
        let sentence = say("Another program has \(changes.joined(separator: say(" and "))).")
        return "\(sentence) \(changesAnyway(count))"
    }

    /// Says which items may not be as they were shown, or `nil` if there is none.
    static func changedRecently(_ recent: [Int], of count: Int) -> String? {
        guard let first = recent.first else { return nil }
        let sentence =
            recent.count == 1
            ? say("Item \(first) was changed a moment ago, perhaps by another program.")
            : say("Items \(ItemWords.someIDs(recent)) were changed a moment ago, perhaps by another program.")
        return "\(sentence) \(changesAnyway(count))"
    }

    private static func changesAnyway(_ count: Int) -> String {
        count == 1 ? say("Enter changes it anyway.") : say("Enter changes them anyway.")
    }

    static func due(_ due: String) -> String { say("due \(due)") }

    /// `due Mon 30 Nov to Fri 4 Dec`
    static func range(_ first: String, _ last: String) -> String { say("\(first) to \(last)") }

    static func counts(of count: Int) -> String {
        count == 1 ? say("counts from its due date") : say("counts from the due date of each")
    }

    static let keepsTime = say("each keeps its time")

    /// `Item 1 doesn't have +home.`
    static func noneHas(_ tags: [String], of ids: [Int]) -> String {
        let names = tags.map(ItemWords.tag).joined(separator: ", ")
        return ids.count == 1 ? say("Item \(ids[0]) doesn't have \(names).") : say("None of the items has \(names).")
    }

    static let noDue = say("no due date")
    static let notHidden = say("not hidden")
    static let noProject = say("no project")

    static func project(_ name: String) -> String { say("project \(name)") }

    /// The command line in which the text would stand, for completion; `nil` for a text of any words.
    static func line(before input: ChangeItemInput, typing word: Substring = "") -> String? {
        switch input {
        case .tags where word.first == "-": "change 1 "
        case .move: "add x due:"
        case .wait: "add x wait:"
        case .title, .note: nil
        case .tags: "add x "
        case .project: "add x project:"
        }
    }
}
