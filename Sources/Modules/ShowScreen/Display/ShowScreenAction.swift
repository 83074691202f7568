import ProgramOutput
import Vocabulary

/// Something that a key does on the screen, besides moving. The names are those of the settings.
enum ShowScreenAction: String, CaseIterable, Entity {
    case add, done, move, filter, undo, edit, help
    case open
    case addPart = "add-part"
    case rename, tags, project, priority, note, wait, remove, reopen, copy
    case mark
    case markRange = "mark-range"
    case markAll = "mark-all"
    case redo, sort, group, review, command
    case goTo = "go-to"
    case previousView = "previous-view"
    case nextView = "next-view"
    case nextPane = "next-pane"
    case previousPane = "previous-pane"
    case left, right
    case details
    case detailsDown = "details-down"
    case detailsUp = "details-up"
    case messages, back, redraw, quit

    /// `true` if it needs an item.
    var isAboutItems: Bool {
        switch self {
        case .done, .move, .edit, .addPart, .rename, .tags, .project, .priority, .note, .wait, .remove, .reopen,
            .copy:
            true
        default: false
        }
    }

    /// `true` if it changes items. Of a series, that is only possible at the present occurrence.
    var changesItems: Bool { isAboutItems && self != .copy }

    /// `true` if it acts on all marked items, whose marks go with that.
    var usesMarks: Bool { isAboutItems && !isAboutOneItem }

    /// `true` if it leads away from the list, which then need not be read.
    var leavesList: Bool { [.goTo, .nextView, .previousView, .quit].contains(self) }

    /// `true` if it is about the first item alone.
    var isAboutOneItem: Bool { [.rename, .addPart].contains(self) }
}

/// The names of the actions, in the footer and in the help.
enum ShowScreenActionSentences {
    /// The word in the footer; empty for an action that is only in the help.
    static func label(of action: ShowScreenAction) -> String {
        switch action {
        case .add, .done, .move, .edit, .filter, .undo: say(Sentence(action.rawValue))
        case .help: say("keys")
        default: ""
        }
    }

    /// The word in the footer outside a list of items.
    static func label(of action: ShowScreenAction, in content: ShowScreenKeysView.Content) -> String {
        switch action {
        case .open: content == .calendar ? say("list") : say("open")
        case .back: say("leave")
        case .reopen: say("reopen")
        case .left: say("day before")
        case .right: say("next day")
        case .detailsDown: say("down")
        case .detailsUp: say("up")
        default: label(of: action)
        }
    }

    static func title(of action: ShowScreenAction) -> String {
        switch action {
        case .add: say("Add an item")
        case .done: say("Complete the items")
        case .move: say("Move the items to another day")
        case .filter: say("Filter the list")
        case .undo: say("Undo the last change")
        case .edit: say("Edit the items in the editor")
        case .help: say("Show all keys")
        case .open: say("Show the details, or open a list of the sidebar or a day of the calendar")
        case .addPart: say("Add a part of the item")
        case .rename: say("Change the title")
        case .tags: say("Add or remove tags")
        case .project: say("Change the project")
        case .priority: say("Change the priority")
        case .note: say("Add a line to the note")
        case .wait: say("Hide the items until a day")
        case .remove: say("Remove the items")
        case .reopen: say("Reopen the items")
        case .copy: say("Copy the ids or the titles")
        case .mark: say("Mark the item")
        case .markRange: say("Begin or end a range of marks")
        case .markAll: say("Mark all items, or none")
        case .redo: say("Redo what was undone")
        case .sort: say("Sort the list")
        case .group: say("Group the list")
        case .review: say("Show only the items that need a decision")
        case .command: say("Run any command, or go to an id")
        case .goTo: say("Go to a view")
        case .previousView: say("Go to the previous view")
        case .nextView: say("Go to the next view")
        case .nextPane: say("Go to the next pane")
        case .previousPane: say("Go to the previous pane")
        case .left: say("Go to the previous pane, or the day before in the calendar")
        case .right: say("Go to the next pane, or the next day in the calendar")
        case .details: say("Show or hide the details")
        case .detailsDown: say("Scroll the details down")
        case .detailsUp: say("Scroll the details up")
        case .messages: say("Show all messages")
        case .back: say("Step back: marks, pane, review, filter")
        case .redraw: say("Draw the screen again")
        case .quit: say("Close the screen")
        }
    }

    /// The title of an action that shows a module.
    static func title(_ summary: String) -> String {
        say(Sentence(summary.prefix(1).uppercased() + summary.dropFirst()))
    }
}
