package import CommandLine
import ItemLanguage
import Vocabulary

package enum SyncListCommand {
    private static let status = Option("status", summary: "show what is waiting and what went wrong")
    private static let dryRun = Option("dry-run", summary: "only show what would be changed")
    private static let full = Option("full", summary: "compare all items with the server")
    private static let all = Option("all", summary: "also send items that were done long ago")
    private static let retry = Option("retry", summary: "send the items again that the server rejected")
    private static let create = Option("create", value: .word("NAME"), summary: "create this list on the server")
    private static let forget = Option("forget", summary: "stop synchronizing; all items stay")
    private static let install = Option("install", summary: "synchronize every minute and after changes, with systemd")
    private static let remove = Option("remove", summary: "undo --install")
    private static let ifDue = Option(
        "if-due",
        summary: "do nothing unless the list changed or the last sync is not recent"
    )
    private static let quiet = Option("quiet", summary: "print only errors, for timers")

    package static let command = Command(
        "sync",
        foreignNames: ["synchronize", "push", "pull"],
        summary: "synchronize the list with a CalDAV server",
        operands: Operands(.address, limit: 2) { point in
            point.words.isEmpty ? topics.completions(of: point.beginning) : []
        },
        placeholder: "[login|lists] [ADDRESS]",
        options: [status, dryRun, full, all, retry, create, forget, install, remove, ifDue, quiet, .yes],
        notes: [
            "The first time, name the server: USER@HOST, or the address of a list, which calendar programs show in the "
                + "list's settings. adder finds the lists there and asks for the password.",
            "Items that were changed in both places are merged field by field. If both changed the same field, the later "
                + "change wins, and adder shows the other value.",
            "undo skips the changes made by a sync.",
            "Items that were done more than 90 days ago are sent only with --all.",
            "If syncs would remove more than ten items and more than a fifth of the list within 24 hours, adder asks first.",
            "An item that the server rejects is sent again when it changes, after a day, and with --full or --retry.",
            "The settings sync.password-command and sync.password-file say where the password is. Otherwise, adder asks "
                + "for it. login checks the password and stores it, with secret-tool if that is installed and works, and "
                + "otherwise in a file that only you can read.",
            "The stored password is sent only to the user and the server in sync.password-for, which login sets. For others, "
                + "adder asks for the password.",
            "Before the first sync, login needs the address of the server. lists accepts the address of any server.",
            "--install needs a stored password and a running systemd user manager. Without systemd, adder prints a "
                + "line for cron instead.",
        ],
        examples: [
            .init("adder sync alice@dav.example.org", "set up the first sync"),
            .init("adder sync", "receive and send what has changed"),
            .init("adder sync --status", "show what is waiting and what the server rejected"),
            .init("adder sync --dry-run", "only show what would be changed"),
            .init("adder sync login", "store the password"),
            .init("adder sync lists", "show the task lists of the server"),
            .init("adder sync --install", "synchronize every minute from now on"),
        ],
        group: .adder
    )

    enum Action: Equatable {
        case sync(SyncListRequest)
        case showStatus
        case forget
        case install
        case remove
        case logIn(SyncAddress?)
        case showLists(SyncAddress?)
    }

    private static let topics = [
        HelpEntry("login", "check and store the password"), HelpEntry("lists", "show the lists of the server"),
    ]

    private static let actions: [(option: Option, action: Action)] = [
        (status, .showStatus), (forget, .forget), (install, .install), (remove, .remove),
    ]

    static func action(from invocation: Invocation) throws(InputError) -> Action {
        let words = invocation.operands.map(\.text)
        if let chosen = actions.first(where: { invocation.has($0.option) }) {
            if let word = words.first { throw .unexpectedArgument(word, command: command.name) }
            try refuseOptions(of: invocation, with: "--\(chosen.option.name)", except: [chosen.option, .yes])
            return chosen.action
        }
        if words.first == "login" || words.first == "lists" {
            try refuseOptions(of: invocation, with: words[0], except: [.yes])
            let address = words.dropFirst().first.map(SyncAddress.init(typed:))
            return words[0] == "login" ? .logIn(address) : .showLists(address)
        }
        if words.count > 1 { throw .unexpectedArgument(words[1], command: command.name) }
        if invocation.has(dryRun) {
            try refuseOptions(of: invocation, with: "--dry-run", except: [dryRun, full, all, retry, quiet])
        }
        return .sync(
            SyncListRequest(
                address: words.first.map(SyncAddress.init(typed:)),
                newList: invocation.value(of: create),
                isDryRun: invocation.has(dryRun),
                isFull: invocation.has(full),
                sendsAll: invocation.has(all),
                retries: invocation.has(retry),
                confirmed: invocation.has(.yes) ? Set(SyncConfirmation.allCases) : [],
                isAutomatic: invocation.has(quiet),
                waitsUntilDue: invocation.has(ifDue),
                typed: invocation.line
            )
        )
    }

    private static func refuseOptions(
        of invocation: Invocation,
        with word: String,
        except allowed: [Option]
    ) throws(InputError) {
        let others = command.options.filter { option in !allowed.contains { $0.name == option.name } }
        guard let other = others.first(where: invocation.has) else { return }
        throw .usage(.conflictingOptions(word, "--\(other.name)"))
    }
}
