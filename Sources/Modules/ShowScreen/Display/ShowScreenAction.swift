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

    /// `true` if it is about the first item alone.
    var isAboutOneItem: Bool { [.rename, .copy, .addPart].contains(self) }
}

/// The names of the actions, in the footer and in the help.
enum ShowScreenActionSentences {
    /// The word in the footer; empty for an action that is only in the help.
    static func label(of action: ShowScreenAction) -> String {
        switch action {
        case .add, .done, .move, .edit, .filter, .undo: action.rawValue
        case .help: "keys"
        default: ""
        }
    }

    /// The word in the footer outside a list of items.
    static func label(of action: ShowScreenAction, in content: ShowScreenKeysView.Content) -> String {
        switch action {
        case .open: content == .calendar ? "list" : "open"
        case .back: "leave"
        case .left: "day before"
        case .right: "next day"
        default: label(of: action)
        }
    }

    static func title(of action: ShowScreenAction) -> String {
        switch action {
        case .add: "Add an item"
        case .done: "Complete the items"
        case .move: "Move the items to another day"
        case .filter: "Filter the list"
        case .undo: "Undo the last change"
        case .edit: "Edit the items in the editor"
        case .help: "Show all keys"
        case .open: "Show the details, or open a list of the sidebar or a day of the calendar"
        case .addPart: "Add a part of the item"
        case .rename: "Change the title"
        case .tags: "Add or remove tags"
        case .project: "Change the project"
        case .priority: "Change the priority"
        case .note: "Add a line to the note"
        case .wait: "Hide the items until a day"
        case .remove: "Remove the items"
        case .reopen: "Reopen the items"
        case .copy: "Copy the id or the title"
        case .mark: "Mark the item"
        case .markRange: "Begin or end a range of marks"
        case .markAll: "Mark all items, or none"
        case .redo: "Redo what was undone"
        case .sort: "Sort the list"
        case .group: "Group the list"
        case .review: "Show only the items that need a decision"
        case .command: "Run any command, or go to an id"
        case .goTo: "Go to a view"
        case .previousView: "Go to the previous view"
        case .nextView: "Go to the next view"
        case .nextPane: "Go to the next pane"
        case .previousPane: "Go to the previous pane"
        case .left: "Go to the previous pane, or the day before in the calendar"
        case .right: "Go to the next pane, or the next day in the calendar"
        case .details: "Show or hide the details"
        case .detailsDown: "Scroll the details down"
        case .detailsUp: "Scroll the details up"
        case .messages: "Show all messages"
        case .back: "Step back: marks, pane, review, filter"
        case .redraw: "Draw the screen again"
        case .quit: "Close the screen"
        }
    }

    /// The title of an action that shows a module.
    static func title(_ summary: String) -> String { summary.prefix(1).uppercased() + summary.dropFirst() }
}
