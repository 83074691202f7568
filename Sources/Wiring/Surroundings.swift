package import Almanac
package import Boundary
package import DataStore
import Entities
package import Grammar
package import Presentation
package import Terminal
package import Vocabulary

/// How answers look.
package enum AnswerStyle: CaseIterable, Sendable {
    case columns, plain, json
}

/// What the root wireframe hands to every module's wireframe.
package struct ModuleContext {
    package let console: Console
    package var store: Store
    package var clock: any Clock
    package var weekStart: Weekday
    package var calendar: CalendarWords
    package var style: AnswerStyle
    package var prompt: PromptStyle
    package var settings: SettingsSource
    /// Where the lines are kept that people type; nil for nowhere.
    package let typedLines: TextFile?
    /// Every command there is, for the modules that are about commands.
    package let commands: [Command]
    /// Has the words of a typed line run as a command, for the modules in which people type them.
    package var runWords: (_ words: [String], _ delegate: any ListDelegate) -> CommandOutcome = { _, _ in .failed }
    /// Has the module opened once more when it has ended, with the context as they are then.
    package var reopenShell: () -> Void = {}
    /// How long a run of the program with these words takes, in seconds, its answer unseen; nil where it fails.
    package var timeProgram: (_ words: [String]) -> Double? = { _ in nil }
    /// Hears what becomes of the list; nobody does where a command is run alone.
    package private(set) weak var delegate: (any ListDelegate)?

    package init(
        console: Console,
        store: Store,
        clock: any Clock,
        weekStart: Weekday,
        calendar: CalendarWords = CalendarWords(),
        style: AnswerStyle,
        prompt: PromptStyle = .full,
        settings: SettingsSource = .nowhere,
        typedLines: TextFile? = nil,
        commands: [Command] = []
    ) {
        self.console = console
        self.store = store
        self.clock = clock
        self.weekStart = weekStart
        self.calendar = calendar
        self.style = style
        self.prompt = prompt
        self.settings = settings
        self.typedLines = typedLines
        self.commands = commands
    }

    /// One command sees one moment, from its words to its answer.
    package var frozen: ModuleContext {
        var moment = self
        moment.clock = FixedClock(clock.now())
        return moment
    }

    /// The same for modules that somebody presents who wants to hear what they did.
    package func told(to delegate: (any ListDelegate)?) -> ModuleContext {
        var told = self
        told.delegate = delegate
        return told
    }

    /// Makes the identities of new items.
    package var makeUUID: (Instant) -> ItemUUID {
        { instant in
            var random = SystemRandomNumberGenerator()
            return ItemUUID(at: instant, using: &random)
        }
    }

    /// Understands dates as they are meant now.
    package var dates: DateReader {
        DateReader(clock.now(), weeksStartOn: weekStart)
    }
}
