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
