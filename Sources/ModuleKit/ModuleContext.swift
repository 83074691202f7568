package import Almanac
package import CommandLine
package import DataStore
import Entities
package import ItemLanguage
package import Presentation
package import Responses
package import Screen
package import Terminal
package import Vocabulary

/// The output style.
package enum AnswerStyle: CaseIterable, Sendable {
    case columns, plain, json
}

/// The dependencies that the root wireframe passes to every module's wireframe.
package struct ModuleContext {
    package var console: Console
    /// The screen, if the module is shown on it.
    package var screen: Desk?
    package var store: Store
    package var clock: any Clock
    package var weekStart: Weekday
    package var calendar: CalendarWords
    package var hasWeekNumbers: Bool
    package var style: AnswerStyle
    package var prompt: PromptStyle
    /// Names the commands that lead to other use cases.
    package var router: any CommandRouting = CommandRouter.oneShot
    package var settings: SettingsSource
    package var savedFilters: SavedFilters
    /// Reads the weights of urgency from the settings, which few commands need.
    package var rankWeights: () -> RankWeights = { .standard }
    /// The file of typed commands, or `nil` if there is no location for it.
    package let typedLines: TextFile?
    /// The folder for small files outside the list, or `nil` if the environment specifies none.
    package let stateFolder: String?
    /// The folder for the settings of all programs, or `nil` if the environment specifies none.
    package let configurationFolder: String?
    /// The lines of standard input, if the command reads them.
    package var lines: InputLines?
    /// The mouse and the keys of the screen.
    package var screenSettings: (hasMouse: Bool, keys: [(name: String, value: String)]) = (true, [])
    /// Has the user pick items from a list; `nil` if no module does.
    package var pickItems: ItemPicker?
    /// Completes words; `nil` if no module does.
    package var suggestWords: WordSuggester?
    /// Returns the names of the actions on the screen, with their effects.
    package var screenActions: () -> [(word: String, meaning: String)] = { [] }
    /// `true` if a use case reads its arguments, and is not run.
    package var onlyChecks = false
    /// All commands.
    package let commands: [Command]
    /// The delegate that is notified of changes to the list; `nil` in a one-shot run.
    package private(set) weak var delegate: (any ListDelegate)?

    package init(
        console: Console,
        store: Store,
        clock: any Clock,
        weekStart: Weekday,
        calendar: CalendarWords = CalendarWords(),
        hasWeekNumbers: Bool = false,
        style: AnswerStyle,
        prompt: PromptStyle = .full,
        settings: SettingsSource = .nowhere,
        savedFilters: SavedFilters = [:],
        typedLines: TextFile? = nil,
        stateFolder: String? = nil,
        configurationFolder: String? = nil,
        commands: [Command] = []
    ) {
        self.console = console
        self.store = store
        self.clock = clock
        self.weekStart = weekStart
        self.calendar = calendar
        self.hasWeekNumbers = hasWeekNumbers
        self.style = style
        self.prompt = prompt
        self.settings = settings
        self.savedFilters = savedFilters
        self.typedLines = typedLines
        self.stateFolder = stateFolder
        self.configurationFolder = configurationFolder
        self.commands = commands
    }

    /// The context with the clock stopped, so that a command sees one moment.
    package var frozen: ModuleContext {
        var context = self
        context.clock = FixedClock(clock.now())
        return context
    }

    /// The context for reads at each key, which don't wait for other processes.
    package var withoutWaiting: ModuleContext {
        var context = self
        context.store = store.withTimeout(seconds: 0)
        return context
    }

    /// Returns the context with a delegate that is notified of changes to the list.
    package func notifying(_ delegate: (any ListDelegate)?) -> ModuleContext {
        var context = self
        context.delegate = delegate
        return context
    }

    /// Makes the UUIDs of new items.
    package var makeUUID: (Instant) -> ItemUUID {
        { instant in
            var random = SystemRandomNumberGenerator()
            return ItemUUID(at: instant, using: &random)
        }
    }

    /// The file that keeps other syncs out; `nil` for a list in memory.
    package var syncState: SyncStateFile? {
        store.file.flatMap { file in stateFolder.map { SyncStateFile(of: file, in: $0) } }
    }

    /// Reads dates relative to now.
    package var dates: DateReader {
        DateReader(clock.now(), weeksStartOn: weekStart)
    }
}
