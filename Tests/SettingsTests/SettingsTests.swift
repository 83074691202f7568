import Almanac
import CommandLine
import Testing
import Vocabulary

@testable import Settings

struct SettingsTests {
    private func settings(
        _ text: String? = nil,
        _ variables: [String: String] = [:],
        shared: @escaping SettingsEnvironment.Shared = { _ in nil },
        background: String? = nil,
        options: [(setting: Setting, value: String)] = []
    ) -> Settings {
        let environment = SettingsEnvironment(
            { variables[$0].map { Array($0.utf8) } },
            shared: shared,
            background: { background.map { ($0, "COLORFGBG") } }
        )
        return SettingsSnapshot(fileName: "~/config", environment: environment) { text.map { Array($0.utf8) } }
            .settings(by: rules, options: options).settings
    }

    @Test func `without any input every setting has its default`() {
        let settings = settings()

        #expect(settings.activeValues.map(\.setting) == Setting.all)
        #expect(settings.activeValues.allSatisfy { $0.origin == .default && $0.value == $0.setting.defaultValue })
        #expect(settings.errors.isEmpty)
        #expect(settings.weekStart == .monday)
        #expect(settings.dateFormat == .dayMonth)
        #expect(settings.hasDefaultLooks)
        #expect(settings.rankWeights == .standard)
    }

    @Test func `weights are numbers, and those of tags and projects come from the file`() throws {
        let text = "rank.due = 12\nrank.tag.money = 2\nrank.project.a b = -0.5\nrank.tag.@shop = 1\nrank.tag.x = lots\n"

        let settings = settings(text, ["ADDER_RANK_PRIORITY": "7.25"])

        var weights = RankWeights.standard
        (weights.due, weights.priority) = (12, 7.25)
        weights.tags = [.init("money", 2), .init("@shop", 1)]
        weights.projects = [.init("a b", -0.5)]
        #expect(settings.rankWeights == weights)
        #expect(settings.activeValues.map(\.setting.key).suffix(2) == ["rank.project.a b", "rank.tag.@shop"])
        #expect(settings.activeValue(of: try .named("rank.tag.y")).value == "0")
        let wrong = SettingsError.Kind.wrongWeight(key: "rank.tag.x", value: "lots", limit: 1_000)
        #expect(settings.errors == [SettingsError(wrong, at: .file("~/config", line: 5))])
    }

    @Test func `saved filters come from the file, without those that are none`() throws {
        let settings = settings("filter.office = project:work or +office\nfilter.old = none\n")

        #expect(settings.savedFilters == ["office": "project:work or +office"])
        #expect(settings.activeValues.map(\.setting.key).suffix(2) == ["filter.office", "filter.old"])
        #expect(settings.activeValue(of: try .named("filter.x")).value == "none")
        #expect(settings.errors.isEmpty)
    }

    @Test func `options override the environment, the file and the defaults`() {
        let text = "# mine\nweek-start = sunday\ndate-format = iso\ncolor = never\n"
        let variables = ["ADDER_DATE_FORMAT": "month-day", "ADDER_COLOR": "auto", "ADDER_WEEK_START": ""]

        let settings = settings(text, variables, options: [(.color, "always")])

        #expect(settings.activeValue(of: .weekStart).origin == .file("~/config", line: 2))
        #expect(settings.weekStart == .sunday)
        #expect(settings.activeValue(of: .dateFormat).origin == .environment(variable: "ADDER_DATE_FORMAT"))
        #expect(settings.dateFormat == .monthDay)
        #expect(settings.activeValue(of: .color).origin == .option("color"))
        #expect(settings[.color] == "always")
        #expect(settings.activeValue(of: .faintColor).origin == .default)
        #expect(settings.errors.isEmpty)
    }

    @Test func `shared variables override the file, and ADDER variables override both`() {
        let shared: SettingsEnvironment.Shared = { $0 == .color ? ("never", "NO_COLOR") : nil }

        #expect(
            settings("color = always", shared: shared).activeValue(of: .color).origin
                == .environment(variable: "NO_COLOR")
        )
        #expect(settings("", ["ADDER_COLOR": "always"], shared: shared)[.color] == "always")
    }

    @Test func `looks are read, and changed ones are detected`() {
        let settings = settings("color.today = bold bright-blue")

        #expect(settings.look(.todayColor) == Look(.bright(.blue), [.bold]))
        #expect(settings.look(.overdueColor) == Look(.bright(.red)))
        #expect(!settings.hasDefaultLooks)
    }

    @Test func `the theme changes the looks that are not set, and no others`() {
        let settings = settings("theme = high-contrast\ncolor.today = green\n")

        #expect(settings.look(.overdueColor) == Look(nil, [.bold, .reverse]))
        #expect(settings.look(.faintColor) == Look())
        #expect(settings.look(.todayColor) == Look(.plain(.green)))
        #expect(settings[.weekStart] == "monday")
        #expect(!settings.hasDefaultLooks)
        let themed = settings.activeValues.filter { $0.setting.kind == .look && $0.origin == .default }
        #expect(themed.map { settings.look($0.setting) }.allSatisfy { $0.color == nil && !$0.traits.contains(.dim) })
        #expect(themed.count == Setting.all.filter { $0.kind == .look }.count - 1)
    }

    @Test func `the background of the terminal chooses a theme unless another source sets one`() {
        let guessed = settings(background: "light")

        #expect(guessed.activeValue(of: .theme).origin == .environment(variable: "COLORFGBG"))
        #expect(guessed.look(.overdueColor) == Look(.plain(.red)) && guessed.errors.isEmpty)
        #expect(settings("theme = standard\n", background: "light")[.theme] == "standard")
        #expect(settings("", ["ADDER_THEME": "dark"], background: "light")[.theme] == "dark")
        #expect(settings("color.overdue = green\n", background: "dark").look(.overdueColor) == Look(.plain(.green)))
    }

    @Test(arguments: [("1", "on"), ("true", "on"), ("Yes", "on"), ("on", "on"), ("0", "off"), ("no", "off")])
    func `a switch is turned on and off in several words`(word: String, value: String) {
        #expect(settings("", ["ADDER_PLAIN": word])[.plain] == value)
        #expect(settings("week-numbers = \(word)\n")[.weekNumbers] == value)
        #expect(settings("", ["ADDER_PAGER": word])[.pager] == word)
    }

    @Test func `invalid lines are reported with their places, and valid ones apply`() {
        let text = """
            week-start = sundya
            color = never
            week-strat = sunday
            nonsense
            color = always
            """

        let settings = settings(text, ["ADDER_DATE_FORMAT": "us"])

        #expect(
            settings.errors == [
                SettingsError(
                    .wrongChoice(
                        key: "week-start",
                        value: "sundya",
                        choices: ["monday", "sunday"],
                        suggestion: "sunday"
                    ),
                    at: .file("~/config", line: 1)
                ),
                SettingsError(
                    .unknownKey("week-strat", suggestion: "week-start"),
                    at: .file("~/config", line: 3)
                ),
                SettingsError(.notASetting("nonsense"), at: .file("~/config", line: 4)),
                SettingsError(.duplicateKey("color", firstLine: 2), at: .file("~/config", line: 5)),
                SettingsError(
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

    @Test func `a variable with invalid UTF-8 is reported by name`() {
        let environment = SettingsEnvironment { $0 == "ADDER_WEEK_START" ? [0xFF] : nil }

        let (settings, _) = SettingsSnapshot(fileName: nil, environment: environment) { nil }.settings(by: rules)

        #expect(
            settings.errors == [
                SettingsError(
                    .notText(.notText(word: nil, byte: 1)),
                    at: .environment(variable: "ADDER_WEEK_START")
                )
            ]
        )
    }

    @Test func `other settings apply even if the file is unreadable`() {
        let unreadable = ListError(.diskFailed, path: "~/config", detail: .message("Input/output error"))
        let environment = SettingsEnvironment { $0 == "ADDER_COLOR" ? Array("never".utf8) : nil }
        let facts = SettingsSnapshot(fileName: "~/config", environment: environment) { () throws(ListError) in
            throw unreadable
        }

        let (settings, failure) = facts.settings(by: rules)

        #expect(failure == unreadable)
        #expect(settings[.color] == "never" && settings[.weekStart] == "monday" && settings.errors.isEmpty)
    }

    @Test func `a snapshot ignores later changes of the environment`() {
        var value = "never"
        let environment = SettingsEnvironment { $0 == "ADDER_COLOR" ? Array(value.utf8) : nil }
        let facts = SettingsSnapshot(fileName: nil, environment: environment) { nil }
        value = "always"

        #expect(facts.settings(by: rules).settings[.color] == "never")
    }
}
