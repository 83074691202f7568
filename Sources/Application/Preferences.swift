import Almanac
import CommandLine
import DataStore
import Glibc
import ItemLanguage
import ModuleKit
import Presentation
import ProgramOutput
import Settings
import Terminal
import Vocabulary

/// The settings, converted to the types that the other layers use.
struct Preferences {
    let source: SettingsSource
    /// The first problem with the settings, if any.
    let errorMessage: ErrorMessage?
    let settings: Settings
    private let isKorean: Bool

    init(_ system: System, _ parser: CommandLineParser) {
        let source = SettingsSource(
            file: FileLocations { name throws(ErrorMessage) in try system.text(name) }.settings(),
            environment: SettingsEnvironment(
                system.variable,
                shared: { setting in
                    guard setting == .color, let said = ColorChoice.preference(in: system.word) else { return nil }
                    return (said.choice.rawValue, said.variable)
                },
                background: {
                    TerminalBackground(in: system.word).map { ($0.rawValue, TerminalBackground.variable) }
                }
            ),
            rules: SettingRules(parser)
        )
        let (settings, failure) = source.read()
        self.source = source
        self.settings = settings
        isKorean = system.locale.hasPrefix("ko")
        errorMessage =
            failure.map { ErrorMessage(ofSettings: $0) }
            ?? settings.errors.first.map { ErrorMessage($0, CommandRouter.oneShot) }
    }
}

// MARK: - Values

extension Preferences {
    func isLike(_ other: Preferences) -> Bool { settings == other.settings }

    var weekStart: Weekday { settings.weekStart }

    var calendar: CalendarWords { CalendarWords(settings.dateFormat, hasKoreanHeadings: isKorean) }

    var hasWeekNumbers: Bool { settings[.weekNumbers] == "on" }

    var prompt: PromptStyle { PromptStyle(rawValue: settings[.prompt]) ?? .full }

    var savedFilters: SavedFilters { settings.savedFilters }

    var rankWeights: RankWeights { settings.rankWeights }

    var screen: (hasMouse: Bool, keys: [(name: String, value: String)]) {
        (settings[.mouse] == Setting.onValue, settings.screenKeys)
    }

    var pager: String? { settings.pager }

    var backsUpDaily: Bool { settings[.backup] == "daily" }

    /// Returns the first day whose changes are kept, or `nil` if all of them are.
    func historyStart(from today: Day) -> Day? { settings.historyPeriod?.before(today) }

    /// The output style of commands without `--json` and `--plain`. If both are set, a variable overrides the file.
    var style: AnswerStyle {
        let (json, plain) = (settings.activeValue(of: .json), settings.activeValue(of: .plain))
        guard plain.value == Setting.onValue else { return json.value == Setting.onValue ? .json : .columns }
        if json.value != Setting.onValue { return .plain }
        if case .environment = plain.origin, case .file = json.origin { return .plain }
        return .json
    }

    var color: ColorChoice { ColorChoice(rawValue: settings[.color]) ?? .auto }

    var palette: Palette {
        if settings.hasDefaultLooks { return .standard }
        return Palette { settings.look($0.setting) }
    }

    /// Returns the default command if `adder` was run without one on a terminal. Typed options override its options.
    func invocation(for typed: Invocation, isTerminal: Bool) -> Invocation {
        guard typed.command == nil, isTerminal,
            let chosen = try? source.rules.invocation(of: settings[.defaultCommand])
        else { return typed }
        return chosen.overridden(by: typed, of: .adder)
    }
}

extension Style {
    /// The setting for the look.
    var setting: Setting {
        switch self {
        case .plain, .heading: .headingColor
        case .urgent, .urgentHeading, .mistake: .overdueColor
        case .near: .todayColor
        case .strong: .priorityColor
        case .faint: .faintColor
        case .match: .matchColor
        case .project: .projectColor
        case .tag: .tagColor
        }
    }
}
