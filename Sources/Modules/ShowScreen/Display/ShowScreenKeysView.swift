import Screen
import Terminal

/// The keys of the actions. The footer, the help and the documentation come from them.
enum ShowScreenKeysView {
    static let actions =
        ShowScreenAction.allCases.map { action in
            Action(
                action.rawValue,
                label: ShowScreenActionSentences.label(of: action),
                title: ShowScreenActionSentences.title(of: action),
                keys: keys(of: action),
                needsItems: action.isAboutItems
            )
        } + Action.moves

    /// Returns the actions with those of modules, and with the user's keys and commands. Those with names that don't exist
    /// are left out, and of several with the same key all but the first.
    static func table(
        with chosen: [(name: String, value: String)] = [],
        modules: [ShowScreenModuleAction] = []
    ) -> ActionTable {
        let others = modules.map { module in
            Action(
                module.name,
                title: module.title,
                keys: module.key.map { [.key($0)] } ?? [],
                needsItems: module.needsItems
            )
        }
        var table = ActionTable(actions + others)
        var given: Set<KeyPress> = []
        for (name, value) in chosen {
            let isAction = table[name] != nil
            guard let press = KeyPress(name: isAction ? value : name), given.insert(press).inserted else { continue }
            if isAction {
                _ = table.rebind(name, to: press)
            } else {
                table.add(Action("\(commandPrefix)\(value)", title: value, keys: [press]))
            }
        }
        return table
    }

    /// The part of the screen that has the keys.
    enum Content {
        case list, done, details, sidebar, calendar, text
    }

    /// Returns the keys for the bottom of the window.
    static func footer(of table: ActionTable, for content: Content) -> [Footer.Entry] {
        let keys: [ShowScreenAction]
        switch content {
        case .list: return table.footer(of: .list)
        case .done: keys = [.add, .reopen, .edit, .filter, .undo, .help]
        case .details: keys = [.back, .detailsDown, .detailsUp, .done, .move, .edit, .undo, .help]
        case .sidebar: keys = [.open, .back, .add, .filter, .undo, .help]
        case .calendar: keys = [.add, .open, .right, .left, .filter, .undo, .help]
        case .text: keys = [.add, .filter, .undo, .help]
        }
        return keys.compactMap { action in
            table[action.rawValue]?.keys.first.map {
                Footer.Entry($0, ShowScreenActionSentences.label(of: action, in: content))
            }
        }
    }

    private static let commandPrefix = "command "

    /// The command of the user that an action runs.
    static func command(of action: Action) -> String? {
        action.name.hasPrefix(commandPrefix) ? String(action.name.dropFirst(commandPrefix.count)) : nil
    }

    private static func keys(of action: ShowScreenAction) -> [KeyPress] {
        switch action {
        case .add: [.key("a")]
        case .done: [.key("d")]
        case .move: [.key("m")]
        case .filter: [.key("/")]
        case .undo: [.key("u")]
        case .edit: [.key("e")]
        case .help: [.key("?"), .control("p")]
        case .open: [KeyPress(.enter)]
        case .addPart: [.key("A")]
        case .rename: [.key("r")]
        case .tags: [.key("t")]
        case .project: [.key("P")]
        case .priority: [.key("p")]
        case .note: [.key("n")]
        case .wait: [.key("w")]
        case .remove: [.key("x"), KeyPress(.delete)]
        case .reopen: [.key("O")]
        case .copy: [.key("y")]
        case .mark: [.key(" ")]
        case .markRange: [.key("v")]
        case .markAll: [.key("*")]
        case .redo: [.control("r")]
        case .sort: [.key("s")]
        case .group: [.key("b")]
        case .review: [.key("R")]
        case .command: [.key(":")]
        case .goTo: (1...9).map { .key(Unicode.Scalar(UInt8(ascii: "0") + $0)) }
        case .previousView: [.key("[")]
        case .nextView: [.key("]")]
        case .nextPane: [KeyPress(.tab)]
        case .previousPane: [KeyPress(.tab, .shift)]
        case .left: [.key("h"), KeyPress(.left)]
        case .right: [.key("l"), KeyPress(.right)]
        case .details: [.key("z")]
        case .detailsDown: [.key("J")]
        case .detailsUp: [.key("K")]
        case .messages: [.key("!")]
        case .back: [KeyPress(.escape)]
        case .redraw: [.control("l")]
        case .quit: [.key("q")]
        }
    }
}
