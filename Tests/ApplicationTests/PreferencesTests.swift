import Almanac
import CommandLine
import ItemLanguage
import ModuleKit
import Presentation
import ProgramOutput
import Settings
import Terminal
import Testing

@testable import Application

struct PreferencesTests {
    private func preferences(_ variables: [String: String] = [:]) -> Preferences {
        let system = System(
            arguments: [],
            variable: { variables[$0].map { Array($0.utf8) } },
            isTerminal: { _ in false },
            columns: { _ in nil }
        )
        return Preferences(system, CommandLineParser(useCases.map(\.command)))
    }

    @Test func `without settings, the defaults apply`() {
        let preferences = preferences()

        #expect(preferences.weekStart == .monday)
        #expect(preferences.calendar == CalendarWords())
        #expect(preferences.color == .auto)
        #expect(preferences.palette == .standard)
        #expect(preferences.errorMessage == nil)
        #expect(preferences.source.file == nil)
    }

    @Test func `the default looks are those of the standard palette`() {
        let settings = preferences().settings

        #expect(Palette { settings.look($0.setting) } == .standard)
    }

    @Test func `settings are converted to the types of the other layers`() {
        let preferences = preferences([
            "ADDER_WEEK_START": "sunday", "ADDER_DATE_FORMAT": "iso", "ADDER_COLOR": "never",
            "ADDER_COLOR_FAINT": "none",
        ])

        #expect(preferences.weekStart == .sunday)
        #expect(preferences.calendar == CalendarWords(.iso))
        #expect(preferences.color == .never)
        #expect(preferences.palette != .standard)
    }

    @Test(arguments: [
        ([:], AnswerStyle.columns), (["ADDER_PLAIN": "1"], .plain), (["ADDER_JSON": "on"], .json),
        (["ADDER_PLAIN": "0"], .columns), (["ADDER_PLAIN": "1", "ADDER_JSON": "1"], .json),
    ])
    func `the output style can be set`(variables: [String: String], style: AnswerStyle) {
        #expect(preferences(variables).style == style)
    }

    @Test func `a known background chooses a palette`() {
        #expect(preferences(["COLORFGBG": "0;15"]).palette != .standard)
        #expect(preferences(["COLORFGBG": "0;15", "ADDER_THEME": "standard"]).palette == .standard)
    }

    @Test func `the setting and the option accept exactly the existing color choices`() {
        #expect(Setting.color.kind == .choice(ColorChoice.allCases.map(\.rawValue)))
        #expect(Option.color.value.placeholder == ColorChoice.allCases.map(\.rawValue).joined(separator: "|"))
    }

    @Test(arguments: [
        (["NO_COLOR": "1"], ColorChoice.never), (["CLICOLOR_FORCE": "1"], .always),
        (["NO_COLOR": "1", "ADDER_COLOR": "always"], .always), (["NO_COLOR": ""], .auto),
    ])
    func `shared variables apply after adder's own variable`(variables: [String: String], choice: ColorChoice) {
        #expect(preferences(variables).color == choice)
    }

    @Test func `adder without a command runs the default command, and typed options override its options`() {
        let preferences = preferences(["ADDER_DEFAULT_COMMAND": "upcoming +home --by tag --json --color never"])
        let typed = Invocation(command: nil, choices: [.init(.plain), .init(.color, "always"), .init(.db, "x.db")])

        let invocation = preferences.invocation(for: typed, isTerminal: true)

        #expect(invocation.command == "upcoming")
        #expect(invocation.operands == [Word("+home")])
        #expect(invocation.has(.plain) && !invocation.has(.json))
        #expect(invocation.value(of: .color) == "always")
        #expect(invocation.value(of: .db) == "x.db")
        #expect(preferences.invocation(for: typed, isTerminal: false) == typed)
        let other = Invocation(command: "add")
        #expect(preferences.invocation(for: other, isTerminal: true) == other)
    }

    @Test func `the first problem is the error`() {
        #expect(
            preferences(["ADDER_WEEK_START": "tuesday"]).errorMessage
                == ErrorMessage(
                    .badSettings,
                    "ADDER_WEEK_START: “tuesday” is not valid for week-start. Use monday or sunday."
                )
        )
    }
}
