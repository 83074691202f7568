import Almanac
import Boundary
import Testing

@testable import Settings

struct SettingsTests {
    private func settings(
        _ text: String? = nil,
        _ variables: [String: String] = [:],
        shared: @escaping SettingsEnvironment.Shared = { _ in nil },
        options: [(setting: Setting, value: String, option: String)] = []
    ) -> Settings {
        let environment = SettingsEnvironment({ variables[$0].map { Array($0.utf8) } }, shared: shared)
        return SettingsFacts(fileName: "~/config", environment: environment) { text.map { Array($0.utf8) } }
            .settings(by: rules, options: options).settings
    }

    @Test func `without any choice every setting has its standard`() {
        let settings = settings()

        #expect(settings.holdings.map(\.setting) == Setting.all)
        #expect(settings.holdings.allSatisfy { $0.origin == .standard && $0.value == $0.setting.standard })
        #expect(settings.troubles.isEmpty)
        #expect(settings.weekStart == .monday)
        #expect(settings.dateFormat == .dayMonth)
        #expect(settings.hasStandardLooks)
    }

    @Test func `the file beats the standard, the environment the file, and an option everything`() {
        let text = "# mine\nweek-start = sunday\ndate-format = iso\ncolor = never\n"
        let variables = ["ADDER_DATE_FORMAT": "month-day", "ADDER_COLOR": "auto", "ADDER_WEEK_START": ""]

        let settings = settings(text, variables, options: [(.color, "always", "--color")])

        #expect(settings.holding(of: .weekStart).origin == .file("~/config", line: 2))
        #expect(settings.weekStart == .sunday)
        #expect(settings.holding(of: .dateFormat).origin == .environment(variable: "ADDER_DATE_FORMAT"))
        #expect(settings.dateFormat == .monthDay)
        #expect(settings.holding(of: .color).origin == .option("--color"))
        #expect(settings[.color] == "always")
        #expect(settings.holding(of: .faintColor).origin == .standard)
        #expect(settings.troubles.isEmpty)
    }

    @Test func `what adder shares with other programs beats the file, and its own variable beats that`() {
        let shared: SettingsEnvironment.Shared = { $0 == .color ? ("never", "NO_COLOR") : nil }

        #expect(
            settings("color = always", shared: shared).holding(of: .color).origin
                == .environment(variable: "NO_COLOR")
        )
        #expect(settings("", ["ADDER_COLOR": "always"], shared: shared)[.color] == "always")
    }

    @Test func `a look is read, and one that was chosen is noticed`() {
        let settings = settings("color.today = bold bright-blue")

        #expect(settings.look(.todayColor) == Look(.bright(.blue), [.bold]))
        #expect(settings.look(.overdueColor) == Look(.plain(.red)))
        #expect(!settings.hasStandardLooks)
    }

    @Test func `every wrong line is told with its place, and the right ones hold`() {
        let text = """
            week-start = sundya
            color = never
            week-strat = sunday
            nonsense
            color = always
            """

        let settings = settings(text, ["ADDER_DATE_FORMAT": "us"])

        #expect(
            settings.troubles == [
                SettingsTrouble(
                    .wrongChoice(
                        key: "week-start",
                        value: "sundya",
                        choices: ["monday", "sunday"],
                        suggestion: "sunday"
                    ),
                    at: .file("~/config", line: 1)
                ),
                SettingsTrouble(
                    .unknownKey("week-strat", suggestion: "week-start"),
                    at: .file("~/config", line: 3)
                ),
                SettingsTrouble(.notASetting("nonsense"), at: .file("~/config", line: 4)),
                SettingsTrouble(.keyTwice("color", firstLine: 2), at: .file("~/config", line: 5)),
                SettingsTrouble(
                    .wrongChoice(
                        key: "date-format",
                        value: "us",
                        choices: ["day-month", "month-day", "iso"],
                        suggestion: nil
                    ),
                    at: .environment(variable: "ADDER_DATE_FORMAT")
                ),
            ]
        )
        #expect(settings[.color] == "never")
        #expect(settings.weekStart == .monday)
        #expect(settings.dateFormat == .dayMonth)
    }

    @Test func `a variable that is no text is told by its name`() {
        let environment = SettingsEnvironment { $0 == "ADDER_WEEK_START" ? [0xFF] : nil }

        let (settings, _) = SettingsFacts(fileName: nil, environment: environment) { nil }.settings(by: rules)

        #expect(
            settings.troubles == [
                SettingsTrouble(
                    .notText(.notText(word: nil, byte: 1)),
                    at: .environment(variable: "ADDER_WEEK_START")
                )
            ]
        )
    }

    @Test func `a file that cannot be read keeps nothing else from holding`() {
        struct Unreadable: Error, Equatable {}
        let environment = SettingsEnvironment { $0 == "ADDER_COLOR" ? Array("never".utf8) : nil }
        let facts = SettingsFacts(fileName: "~/config", environment: environment) { () throws(Unreadable) in
            throw Unreadable()
        }

        let (settings, trouble) = facts.settings(by: rules)

        #expect(trouble == Unreadable())
        #expect(settings[.color] == "never" && settings[.weekStart] == "monday" && settings.troubles.isEmpty)
    }

    @Test func `what was said stays so, whatever the environment says later`() {
        var said = "never"
        let environment = SettingsEnvironment { $0 == "ADDER_COLOR" ? Array(said.utf8) : nil }
        let facts = SettingsFacts(fileName: nil, environment: environment) { nil }
        said = "always"

        #expect(facts.settings(by: rules).settings[.color] == "never")
    }
}
