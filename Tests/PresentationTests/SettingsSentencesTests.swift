import CommandLine
import ItemLanguage
import Presentation
import ProgramOutput
import Settings
import Testing
import Vocabulary

import enum ProgramOutput.ExitStatus

struct SettingsSentencesTests {
    @Test(arguments: [
        (
            SettingsError(.unknownKey("week-strat", suggestion: "week-start"), at: .file("~/.config/c", line: 3)),
            "Line 3 of ~/.config/c: “week-strat” is not a setting. Did you mean “week-start”?"
        ),
        (
            SettingsError(
                .wrongChoice(key: "color", value: "on # yes", choices: ["auto", "never"], suggestion: nil),
                at: .environment(variable: "ADDER_COLOR")
            ),
            "ADDER_COLOR: “on # yes” is not valid for color. Use auto or never. Put comments on their own line."
        ),
        (
            SettingsError(.duplicateKey("color", firstLine: 2), at: .file("c", line: 5)),
            "Line 5 of c: color is already set on line 2. Remove one of the two lines."
        ),
        (
            SettingsError(.notText(.notText(word: nil, byte: 4)), at: .file("c", line: 1)),
            "Line 1 of c: The text is not valid UTF-8 (byte 4). Retype it or convert it to UTF-8."
        ),
    ])
    func `an error in the file or the environment is reported with its place`(error: SettingsError, sentence: String) {
        #expect(ErrorMessage(error, CommandRouter.oneShot) == ErrorMessage(.badSettings, said: sentence))
    }

    @Test(arguments: [
        (SettingsError.Kind.unknownKey("x", suggestion: nil), "“x” is not a setting. Run adder config for a list."),
        (
            .wrongLook(key: "color.today", value: "rde", suggestion: "red"),
            "“rde” is not valid for color.today. Did you mean “red”?"
        ),
        (
            .wrongLook(key: "color.today", value: "x", suggestion: nil),
            "“x” is not valid for color.today. Examples: red, bright-blue, 208, bold, dim, underline, bold red, none."
        ),
        (
            .wrongPeriod(key: "keep-history", value: "90", word: "everything"),
            "“90” is not valid for keep-history. Use everything, or a period such as 90 days or 2 years."
        ),
        (
            .wrongWeight(key: "rank.due", value: "much", limit: 1_000),
            "“much” is not valid for rank.due. Use a number from -1000 to 1000, such as 2, 2.5 or -1."
        ),
        (
            .wrongCommand(key: "default-command", .unknownCommand("upp", suggestion: "up")),
            "default-command: “upp” is not a command. Did you mean “up”?"
        ),
        (
            .wrongFilter(key: "filter.x", .filter(.danglingOperator("not"))),
            "filter.x: “not” needs a filter after it, as in “not +home”."
        ),
        (
            .notAFilter(key: "filter.x", value: "none"),
            "“none” is not a filter. To remove filter.x, run adder config filter.x --unset."
        ),
        (
            .unknownAction("dome", similar: ["key.done", "key.mark"]),
            "“dome” is not an action or a key of the screen. Did you mean key.done or key.mark?"
        ),
        (
            .unknownAction("frobnicate", similar: []),
            "“frobnicate” is not an action or a key of the screen. docs/screen.md lists the actions."
        ),
        (
            .notAKey(key: "key.done", value: "Ctrl"),
            "“Ctrl” is not a key, so it can't be the value of key.done. Write keys like d, Ctrl-D, Alt-Enter or F5."
        ),
        (
            .reservedKey("Ctrl-M"),
            "The terminal or the screen needs Ctrl-M, so no setting can have it. Use another key."
        ),
        (
            .unknownPlaceholder(key: "key.F5", word: "{id}"),
            "“{id}” in key.F5 stands for nothing. Write {ids} for the ids of the items."
        ),
        (
            .keyInUse(key: "key.F6", press: "F6", by: "key.done"),
            "key.done uses F6 already, so key.F6 can't. "
                + "Use another key, or run adder config key.done --unset first."
        ),
        (
            .missingValue(key: "week-start", example: "monday"),
            "week-start has no value. Example: week-start = monday"
        ),
        (
            .unexpectedLineBreak(key: "default-command"),
            "default-command contains a line break. Write it on one line."
        ),
        (
            .notASetting("week-start monday"),
            "“week-start monday” is not a valid line. Write key = value, or start a comment with #."
        ),
    ])
    func `an error in a typed setting says what to type`(kind: SettingsError.Kind, sentence: String) {
        #expect(ErrorMessage(SettingsError(kind), CommandRouter.oneShot) == ErrorMessage(.wrongUsage, said: sentence))
    }

    @Test(arguments: [
        (SettingOrigin.default, "default"), (.file("~/c", line: 3), "file ~/c line 3"),
        (.environment(variable: "NO_COLOR"), "environment NO_COLOR"), (.option("color"), "option --color"),
    ])
    func `every origin has a name`(origin: SettingOrigin, words: String) {
        #expect(say(SettingsWords.origin(origin)) == words)
    }

    @Test(arguments: [
        (ListError.Kind.notPermitted, ExitStatus.notPermitted), (.readOnly, .notPermitted),
        (.diskFull, .outputFailed), (.diskFailed, .outputFailed), (.notAFile, .badSettings),
        (.cannotCreate, .cannotCreate),
    ])
    func `an inaccessible settings file is named`(kind: ListError.Kind, status: ExitStatus) {
        let errorMessage = ErrorMessage(ofSettings: ListError(kind, path: "/x/config", detail: .folder))

        #expect(errorMessage.status == status)
        #expect(errorMessage.sentence.contains("/x/config"))
    }
}
