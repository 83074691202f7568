package import Vocabulary

/// A place that a message leads to. The router turns it into the command to type.
package enum Destination: Equatable, Sendable {
    /// The items of a list.
    package enum Items: Equatable, Sendable {
        case open, closed, waiting, all, dueByToday
        /// Those that match the words of a filter.
        case matching(String)
    }

    package enum Topic: String, CaseIterable, Sendable {
        case dates, filters, text
        case repetitions = "repeat"
    }

    package enum Setting: Equatable, Sendable {
        case all, pager
        case newFilter(name: String)
        case removal(key: String)
    }

    package enum Sync: Equatable, Sendable {
        case now, logIn, status
        /// The user and the server.
        case logInTo(String)
        /// A server or a list, or a placeholder for it.
        case with(String)
        case newList(at: String?)
        /// Forgets the server.
        case forget
        /// Ends automatic sync.
        case unschedule
    }

    case help, topic(Topic)
    /// The text of a new item, empty to be asked for it.
    case add(String)
    case list(Items)
    case upcoming, projects, tags
    case show(Int, isFull: Bool = false)
    case complete(Int, isEarly: Bool = false), reopen(Int), remove(Int)
    /// The new title of an item.
    case rename(Int, String)
    /// The new time of day of an item.
    case setTime(Int, String)
    /// The new repetition of an item, as text.
    case `repeat`(Int, String)
    /// The day or the length as text.
    case postpone(Int, String)
    case edit, resumeEdit
    case undo(Int = 1), redo(Int = 1)
    /// Takes back what the last sync changed here.
    case undoSync
    /// The last changes, or as many as usual.
    case history(count: Int? = nil)
    /// All changes, or those before a day.
    case forgetHistory(isAll: Bool)
    case backUp
    /// A backup by name, or all backups.
    case restore(String? = nil)
    case importFile(isDryRun: Bool)
    /// All items in this format, on standard output.
    case export(ForeignFormat)
    case settings(Setting)
    case sync(Sync)
    /// A line that help shows: `adder list +home`. One of another program is not changed.
    case example(String)
    /// A list with an example of a filter.
    case filter(String)
}

extension Destination {
    /// The words of the command, without the program.
    fileprivate var words: String {
        switch self {
        case .help: "help"
        case .topic(let topic): "help \(topic.rawValue)"
        case .add(""): "add"
        case .add(let text): "add \(text)"
        case .list(let items): items.words
        case .upcoming: "upcoming"
        case .projects: "projects"
        case .tags: "tags"
        case .show(let id, let isFull): "show \(id)\(isFull ? " --full" : "")"
        case .complete(let id, let isEarly): "done \(id)\(isEarly ? " --early" : "")"
        case .reopen(let id): "reopen \(id)"
        case .remove(let id): "remove \(id)"
        case .rename(let id, let title): "change \(id) \(title)"
        case .setTime(let id, let time): "change \(id) due:\(time)"
        case .repeat(let id, let pattern): "change \(id) every:\(pattern)"
        case .postpone(let id, let text): "postpone \(id) \(text)"
        case .edit: "edit"
        case .resumeEdit: "edit --resume"
        case .undo(let count): Destination.repeated("undo", count)
        case .undoSync: "undo --sync"
        case .redo(let count): Destination.repeated("redo", count)
        case .history(let count): count.map { "history \($0)" } ?? "history"
        case .forgetHistory(let isAll): isAll ? "forget all" : "forget DAY"
        case .backUp: "backup"
        case .restore(let name): name.map { "restore \($0)" } ?? "restore"
        case .importFile(let isDryRun): "import FILE\(isDryRun ? " --dry-run" : "")"
        case .export(let format): "export --format \(format.rawValue)"
        case .settings(let setting): setting.words
        case .sync(let sync): sync.words
        case .filter(let text): "list \"\(text)\""
        case .example(let line): String(line.dropFirst(CommandRouter.oneShot.program.count))
        }
    }

    private static func repeated(_ command: String, _ count: Int) -> String {
        count == 1 ? command : "\(command) \(count)"
    }
}

extension Destination.Items {
    fileprivate var words: String {
        switch self {
        case .open: "list"
        case .closed: "list closed"
        case .waiting: "list waiting"
        case .all: "list all"
        case .dueByToday: "list due:..today"
        case .matching(let filter): "list \(filter)"
        }
    }
}

extension Destination.Setting {
    fileprivate var words: String {
        switch self {
        case .all: "config"
        case .pager: "config pager COMMAND"
        case .newFilter(let name): "config filter.\(name) FILTER"
        case .removal(let key): "config \(key) --unset"
        }
    }
}

extension Destination.Sync {
    fileprivate var words: String {
        switch self {
        case .now: "sync"
        case .logIn: "sync login"
        case .logInTo(let address): "sync login \(address)"
        case .status: "sync --status"
        case .with(let address): "sync \(address)"
        case .newList(let server): "sync \(server.map { "\($0) " } ?? "")--create Tasks"
        case .forget: "sync --forget"
        case .unschedule: "sync --remove"
        }
    }
}

/// Tells how to get to another use case from here.
package protocol CommandRouting: AnyObject {
    /// Returns what to type: `adder undo` in a one-shot run, `undo` in the shell, a key at the prompt of a review.
    func command(_ destination: Destination) -> String
}

/// The router of a one-shot run or of the shell.
package final class CommandRouter: CommandRouting, Sendable {
    package static let oneShot = CommandRouter(program: "adder ")
    package static let shell = CommandRouter(program: "")
    package static let screen = CommandRouter(program: ":")

    /// The text in front of each command.
    fileprivate let program: String

    private init(program: String) {
        self.program = program
    }

    package func command(_ destination: Destination) -> String {
        if case .example(let line) = destination, !line.hasPrefix(CommandRouter.oneShot.program) { return line }
        return program + destination.words
    }
}
