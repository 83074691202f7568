package import Almanac
package import DataStore
package import Entities
package import Grammar
package import Presentation
package import Terminal

/// How answers look.
package enum AnswerStyle: Sendable {
    case columns, plain, json
}

/// What the root wireframe hands to every module's wireframe.
package struct Surroundings {
    package let console: Console
    package let store: Store
    package let clock: any Clock
    package let weekStart: Weekday
    package let calendar: CalendarWords
    package let style: AnswerStyle
    package let settings: SettingsSource
    /// Every command there is, for the modules that are about commands.
    package let commands: [Command]

    package init(
        console: Console,
        store: Store,
        clock: any Clock,
        weekStart: Weekday,
        calendar: CalendarWords = CalendarWords(),
        style: AnswerStyle,
        settings: SettingsSource = .nowhere,
        commands: [Command] = []
    ) {
        self.console = console
        self.store = store
        self.clock = clock
        self.weekStart = weekStart
        self.calendar = calendar
        self.style = style
        self.settings = settings
        self.commands = commands
    }

    /// One command sees one moment, from its words to its answer.
    package var frozen: Surroundings {
        Surroundings(
            console: console,
            store: store,
            clock: FixedClock(clock.now()),
            weekStart: weekStart,
            calendar: calendar,
            style: style,
            settings: settings,
            commands: commands
        )
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
