import Almanac
import Boundary
import Grammar
import Testing

@testable import Settings

/// Rules for commands of which there is one.
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
    @Test func `no key and no variable is there twice`() {
        #expect(Set(Setting.all.map(\.key)).count == Setting.all.count)
        #expect(Set(Setting.all.map(\.variable)).count == Setting.all.count)
    }

    @Test(arguments: [
        (Setting.weekStart, "ADDER_WEEK_START"), (.overdueColor, "ADDER_COLOR_OVERDUE"), (.color, "ADDER_COLOR"),
        (.defaultCommand, "ADDER_DEFAULT_COMMAND"),
    ])
    func `the variable follows from the key`(setting: Setting, variable: String) {
        #expect(setting.variable == variable)
    }

    @Test(arguments: Setting.all)
    func `every setting is found by its key, and its standard is a value of its kind`(setting: Setting) throws {
        #expect(try Setting.called(setting.key) == setting)
        #expect(try rules.value(setting.standard, of: setting) == setting.standard)
    }

    @Test(
        arguments: [
            ("week-strat", "week-start"), ("colour", "color"), ("colour.today", "color.today"), ("date", "date-format"),
            ("Week-Start", "week-start"), ("frobnicate", nil), ("", nil),
        ] as [(String, String?)]
    )
    func `an unknown key is refused with the nearest`(key: String, suggestion: String?) {
        #expect(throws: SettingsTrouble(.unknownKey(key, suggestion: suggestion))) { try Setting.called(key) }
    }
}

struct SettingRulesTests {
    @Test(arguments: [
        (Setting.weekStart, " Sunday ", "sunday"), (.dateFormat, "ISO", "iso"), (.color, "never", "never"),
        (.overdueColor, "Bold  RED", "bold red"), (.faintColor, "none", "none"), (.todayColor, "208", "208"),
        (.defaultCommand, "upcoming --by project", "upcoming --by project"), (.defaultCommand, "none", "none"),
        (.defaultCommand, "--plain", "--plain"), (.defaultCommand, "upcoming  '+a  b'", "upcoming  '+a  b'"),
    ])
    func `a value is kept in its own spelling`(setting: Setting, text: String, value: String) throws {
        #expect(try rules.value(text, of: setting) == value)
    }

    @Test(arguments: [
        (
            Setting.weekStart, "sundya",
            SettingsTrouble.Kind.wrongChoice(
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
        (.weekStart, "  ", .noValue(key: "week-start", example: "monday")),
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
        (.defaultCommand, "upcoming \"x", .wrongCommand(key: "default-command", .openQuote("\""))),
        (.defaultCommand, "upcoming\ncolor = never", .lineBreak(key: "default-command")),
        (.defaultCommand, "upcoming\r\nx", .lineBreak(key: "default-command")),
    ])
    func `what cannot be a value is refused`(setting: Setting, text: String, kind: SettingsTrouble.Kind) {
        #expect(throws: SettingsTrouble(kind)) { try rules.value(text, of: setting) }
    }

    @Test func `a default command becomes an invocation, and none becomes nothing`() throws {
        #expect(try rules.invocation(of: "upcoming '+a b'")?.operands == [Word("+a b")])
        #expect(try rules.invocation(of: "none") == nil)
    }
}
