import Almanac
import Boundary
import Grammar
import Presentation
import Settings
import Terminal
import Testing
import Wiring

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

    @Test func `without any choice everything is as it is without settings`() {
        let preferences = preferences()

        #expect(preferences.weekStart == .monday)
        #expect(preferences.calendar == CalendarWords())
        #expect(preferences.color == .auto)
        #expect(preferences.palette == .standard)
        #expect(preferences.complaint == nil)
        #expect(preferences.source.file == nil)
    }

    @Test func `the looks that settings begin with are those of the palette`() {
        let chosen = preferences(["ADDER_COLOR_FAINT": "dim"])

        #expect(chosen.palette == .standard)
    }

    @Test func `what is chosen reaches the floors`() {
        let preferences = preferences([
            "ADDER_WEEK_START": "sunday", "ADDER_DATE_FORMAT": "iso", "ADDER_COLOR": "never",
            "ADDER_COLOR_FAINT": "none",
        ])

        #expect(preferences.weekStart == .sunday)
        #expect(preferences.calendar == CalendarWords(.iso))
        #expect(preferences.color == .never)
        #expect(preferences.palette != .standard)
    }

    @Test func `the choices of when to use colour are those that there are`() {
        #expect(Setting.color.kind == .choice(ColorChoice.allCases.map(\.rawValue)))
        #expect(Option.color.value == .choice(ColorChoice.allCases.map(\.rawValue)))
    }

    @Test(arguments: [
        (["NO_COLOR": "1"], ColorChoice.never), (["CLICOLOR_FORCE": "1"], .always),
        (["NO_COLOR": "1", "ADDER_COLOR": "always"], .always), (["NO_COLOR": ""], .auto),
    ])
    func `what programs share is asked behind adder's own variable`(variables: [String: String], choice: ColorChoice) {
        #expect(preferences(variables).color == choice)
    }

    @Test func `adder alone on a terminal does what was chosen, and what was typed beats that`() {
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

    @Test func `the first thing that is wrong is the complaint`() {
        #expect(
            preferences(["ADDER_WEEK_START": "tuesday"]).complaint
                == Complaint(
                    .badSettings,
                    "ADDER_WEEK_START: week-start cannot be “tuesday”; it is one of monday, sunday."
                )
        )
    }
}
