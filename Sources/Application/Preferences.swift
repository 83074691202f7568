import Almanac
import Boundary
import DataStore
import Glibc
import Grammar
import Presentation
import Settings
import Terminal
import Wiring

/// The settings as this process begins with them, turned into what the floors understand.
struct Preferences {
    let source: SettingsSource
    /// What keeps some of them from holding.
    let complaint: Complaint?
    private let settings: Settings

    init(_ system: System, _ parser: CommandLineParser) {
        let source = SettingsSource(
            file: Places { name throws(Complaint) in try system.text(name) }.settings(),
            environment: SettingsEnvironment(
                system.variable,
                shared: { setting in
                    guard setting == .color, let said = ColorChoice.said(by: system.word) else { return nil }
                    return (said.choice.rawValue, said.variable)
                }
            ),
            rules: SettingRules(parser)
        )
        let facts = SettingsFacts(fileName: source.file?.name, environment: source.environment) {
            () throws(StoreError) in try source.file?.text.read()
        }
        let (settings, failure) = facts.settings(by: source.rules)
        self.source = source
        self.settings = settings
        complaint =
            failure.map { Complaint(ofSettings: StorageTrouble($0.trouble)) }
            ?? settings.troubles.first.map { Complaint($0) }
    }
}

// MARK: - What they mean

extension Preferences {
    func isLike(_ other: Preferences) -> Bool { settings == other.settings }

    var weekStart: Weekday { settings.weekStart }

    var calendar: CalendarWords { CalendarWords(settings.dateFormat) }

    var prompt: PromptStyle { PromptStyle(rawValue: settings[.prompt]) ?? .full }

    var backsUpDaily: Bool { settings[.backup] == "daily" }

    var color: ColorChoice { ColorChoice(rawValue: settings[.color]) ?? .auto }

    var palette: Palette {
        if settings.hasStandardLooks { return .standard }
        return Palette(
            heading: settings.look(.headingColor),
            urgent: settings.look(.overdueColor),
            near: settings.look(.todayColor),
            strong: settings.look(.priorityColor),
            faint: settings.look(.faintColor),
            match: settings.look(.matchColor)
        )
    }

    /// What `adder` alone does, unless commands are on standard input; what was typed beats what was chosen.
    func invocation(for typed: Invocation, isTerminal: Bool) -> Invocation {
        guard typed.command == nil, isTerminal,
            let chosen = try? source.rules.invocation(of: settings[.defaultCommand])
        else { return typed }
        return chosen.overruled(by: typed)
    }
}
