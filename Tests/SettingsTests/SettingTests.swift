import Almanac
import CommandLine
import ItemLanguage
import Testing

@testable import Settings

/// Rules with a single command.
let rules = SettingRules(
    CommandLineParser([
        Command(
            "upcoming",
            summary: "",
            operands: .filter,
            options: [Option("by", value: .choice(["due", "project"]), summary: "")],
            examples: []
        )
    ])
)

struct SettingTests {
    @Test func `keys and variables are unique`() {
        #expect(Set(Setting.all.map(\.key)).count == Setting.all.count)
        #expect(Set(Setting.all.map(\.variable)).count == Setting.all.count)
    }

    @Test(arguments: [
        (Setting.weekStart, "ADDER_WEEK_START"), (.overdueColor, "ADDER_COLOR_OVERDUE"), (.color, "ADDER_COLOR"),
        (.defaultCommand, "ADDER_DEFAULT_COMMAND"),
    ])
    func `the variable is derived from the key`(setting: Setting, variable: String) {
        #expect(setting.variable == variable)
    }

    @Test(arguments: Setting.all)
    func `every setting is found by its key and has a valid default`(setting: Setting) throws {
        #expect(try Setting.named(setting.key) == setting)
        #expect(try rules.value(setting.defaultValue, of: setting) == setting.defaultValue)
    }

    @Test(
        arguments: [
            ("week-strat", "week-start"), ("colour", "color"), ("colour.today", "color.today"), ("date", "date-format"),
            ("rank.priorty", "rank.priority"), ("rank.tags.money", "rank.tag.money"),
            ("rank.tag.+money", "rank.tag.money"), ("rank.projects.house move", "rank.project.house move"),
            ("Week-Start", "week-start"), ("frobnicate", nil), ("", nil),
        ] as [(String, String?)]
    )
    func `an unknown key is rejected with the most similar one`(key: String, suggestion: String?) {
        #expect(throws: SettingsError(.unknownKey(key, suggestion: suggestion))) { try Setting.named(key) }
    }
}

struct SettingRulesTests {
    @Test(arguments: [
        (Setting.weekStart, " Sunday ", "sunday"), (.dateFormat, "ISO", "iso"), (.color, "never", "never"),
        (.overdueColor, "Bold  RED", "bold red"), (.faintColor, "none", "none"), (.todayColor, "208", "208"),
        (.defaultCommand, "upcoming --by project", "upcoming --by project"), (.defaultCommand, "none", "none"),
        (.keepHistory, "90d", "90 days"), (.keepHistory, " 1 Years ", "1 year"),
        (.keepHistory, "18 months", "18 months"),
        (.keepHistory, "Everything", "everything"),
        (.rankDue, "12", "12"), (.rankAge, " 0.50 ", "0.5"), (.rankBack, "-1", "-1"),
        (.defaultCommand, "--plain", "--plain"), (.defaultCommand, "upcoming  '+a  b'", "upcoming  '+a  b'"),
    ])
    func `a value is normalized`(setting: Setting, text: String, value: String) throws {
        #expect(try rules.value(text, of: setting) == value)
    }

    @Test(arguments: [
        (
            Setting.weekStart, "sundya",
            SettingsError.Kind.wrongChoice(
                key: "week-start",
                value: "sundya",
                choices: ["monday", "sunday"],
                suggestion: "sunday"
            )
        ),
        (
            .weekStart, "friday",
            .wrongChoice(key: "week-start", value: "friday", choices: ["monday", "sunday"], suggestion: nil)
        ),
        (
            .keepHistory, "0 days",
            .wrongPeriod(key: "keep-history", value: "0 days", word: "everything")
        ),
        (.rankDue, "much", .wrongWeight(key: "rank.due", value: "much", limit: 1_000)),
        (.rankDue, "1001", .wrongWeight(key: "rank.due", value: "1001", limit: 1_000)),
        (.rankDue, "", .missingValue(key: "rank.due", example: "3.5")),
        (.weekStart, "  ", .missingValue(key: "week-start", example: "monday")),
        (.todayColor, "bold rde", .wrongLook(key: "color.today", value: "bold rde", suggestion: "bold red")),
        (.todayColor, "256", .wrongLook(key: "color.today", value: "256", suggestion: nil)),
        (
            .defaultCommand, "upcomign",
            .wrongCommand(key: "default-command", .unknownCommand("upcomign", suggestion: "upcoming"))
        ),
        (
            .defaultCommand, "upcoming --by size",
            .wrongCommand(
                key: "default-command",
                .wrongChoice(option: "--by", value: "size", choices: ["due", "project"])
            )
        ),
        (.defaultCommand, "upcoming \"x", .wrongCommand(key: "default-command", .unclosedQuote("\""))),
        (.defaultCommand, "upcoming\ncolor = never", .unexpectedLineBreak(key: "default-command")),
        (.defaultCommand, "upcoming\r\nx", .unexpectedLineBreak(key: "default-command")),
    ])
    func `an invalid value is rejected`(setting: Setting, text: String, kind: SettingsError.Kind) {
        #expect(throws: SettingsError(kind)) { try rules.value(text, of: setting) }
    }

    @Test(arguments: ["filter.office", "filter.집", "filter.a-b_2"])
    func `any name can be given to a filter`(key: String) throws {
        let setting = try Setting.named(key)

        #expect(setting.key == key && setting.kind == .filter)
        #expect(try rules.value(" project:work or +office ", of: setting) == "project:work or +office")
    }

    @Test(arguments: ["filter.", "filter.a b", "filter.a:b", "filter.(x)", "filters.office"])
    func `other keys are not filters`(key: String) {
        #expect(throws: SettingsError.self) { try Setting.named(key) }
    }

    @Test(arguments: [
        "rank.tag.money", "rank.tag.@shop", "rank.tag.집", "rank.project.home.garden", "rank.project.집 수리",
    ])
    func `tags and projects can have weights`(key: String) throws {
        let setting = try Setting.named(key)

        #expect(setting.key == key && setting.kind == .weight && setting.defaultValue == "0")
        #expect(try rules.value("-2.5", of: setting) == "-2.5")
    }

    @Test(arguments: [
        "rank.", "rank.tag", "rank.tag.", "rank.tag.a b", "rank.tag.+a", "rank.tag.@", "rank.project.",
        "rank.project. a",
        "rank.project.a=b", "rank.project.a\nb", "rank.color", "tag.money",
    ])
    func `other keys are not weights`(key: String) {
        #expect(throws: SettingsError.self) { try Setting.named(key) }
    }

    @Test func `a filter is checked with the filters that it refers to`() throws {
        let saved: SavedFilters = ["a": ":office", "office": "+office"]
        let (office, new) = (try Setting.named("filter.office"), try Setting.named("filter.new"))

        #expect(try rules.value(":a or rent", of: new, among: saved) == ":a or rent")
        for word in ["none", "Default"] {
            #expect(throws: SettingsError(.notAFilter(key: "filter.new", value: word))) {
                try rules.value(word, of: new, among: saved)
            }
        }
        #expect(throws: SettingsError(.missingValue(key: "filter.new", example: "+home or project:garden"))) {
            try rules.value("", of: new, among: saved)
        }
        #expect(throws: SettingsError(.wrongFilter(key: "filter.new", .filter(.danglingOperator("or"))))) {
            try rules.value("+x or", of: new, among: saved)
        }
        #expect(
            throws: SettingsError(
                .wrongFilter(key: "filter.office", .filter(.savedFilterRing([":office", ":a", ":office"])))
            )
        ) {
            try rules.value(":a", of: office, among: saved)
        }
        #expect(throws: SettingsError(.unexpectedLineBreak(key: "filter.new"))) {
            try rules.value("+x\ncolor = never", of: new, among: saved)
        }
    }

    @Test func `a default command is parsed, and none gives no command`() throws {
        #expect(try rules.invocation(of: "upcoming '+a b'")?.operands == [Word("+a b")])
        #expect(try rules.invocation(of: "none") == nil)
    }
}
