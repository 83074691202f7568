import Boundary
import Presentation
import Testing

struct SettingsSentencesTests {
    @Test(arguments: [
        (
            SettingsTrouble(.unknownKey("week-strat", suggestion: "week-start"), at: .file("~/.config/c", line: 3)),
            "Line 3 of ~/.config/c: There is no setting “week-strat”; did you mean “week-start”?"
        ),
        (
            SettingsTrouble(
                .wrongChoice(key: "color", value: "on # yes", choices: ["auto", "never"], suggestion: nil),
                at: .environment(variable: "ADDER_COLOR")
            ),
            "ADDER_COLOR: color cannot be “on # yes”; it is one of auto, never. A remark has a line of its own."
        ),
        (
            SettingsTrouble(.keyTwice("color", firstLine: 2), at: .file("c", line: 5)),
            "Line 5 of c: color is on line 2 already; take one of the two out."
        ),
        (
            SettingsTrouble(.notText(.notText(word: nil, byte: 4)), at: .file("c", line: 1)),
            "Line 1 of c: It is not UTF-8 text from its byte 4 on; retype it, or convert it to UTF-8."
        ),
    ])
    func `what is wrong in file or environment is told with its place`(trouble: SettingsTrouble, sentence: String) {
        #expect(Complaint(trouble) == Complaint(.badSettings, sentence))
    }

    @Test(arguments: [
        (SettingsTrouble.Kind.unknownKey("x", suggestion: nil), "There is no setting “x”; adder config lists them."),
        (
            .wrongLook(key: "color.today", value: "rde", suggestion: "red"),
            "color.today cannot be “rde”; did you mean “red”?"
        ),
        (
            .wrongLook(key: "color.today", value: "x", suggestion: nil),
            "color.today cannot be “x”; write it as red, bright-blue, 208, bold, dim, underline, bold red or none."
        ),
        (
            .wrongCommand(key: "default-command", .unknownCommand("upp", suggestion: "up")),
            "default-command is no command line. There is no command “upp”; did you mean “up”?"
        ),
        (
            .noValue(key: "week-start", example: "monday"),
            "week-start has no value; write one, as in week-start = monday."
        ),
        (
            .lineBreak(key: "default-command"),
            "default-command has a line break in it, which settings cannot have; write it on one line."
        ),
        (
            .notASetting("week-start monday"),
            "“week-start monday” is no setting; write it as key = value, or put # before a remark."
        ),
    ])
    func `what was typed wrong is told with what to type instead`(kind: SettingsTrouble.Kind, sentence: String) {
        #expect(Complaint(SettingsTrouble(kind)) == Complaint(.wrongUsage, sentence))
    }

    @Test(arguments: [
        (SettingOrigin.standard, "default"), (.file("~/c", line: 3), "file ~/c line 3"),
        (.environment(variable: "NO_COLOR"), "environment NO_COLOR"), (.option("--color"), "option --color"),
    ])
    func `an origin is named`(origin: SettingOrigin, words: String) {
        #expect(SettingsWords.origin(origin) == words)
    }

    @Test(arguments: [
        (StorageTrouble.Kind.notPermitted, Boundary.ExitStatus.notPermitted), (.readOnly, .notPermitted),
        (.diskFull, .outputFailed), (.diskFailed, .outputFailed), (.notAFile, .badSettings),
        (.cannotCreate, .cannotCreate),
    ])
    func `a file of settings that cannot be used is named`(kind: StorageTrouble.Kind, status: Boundary.ExitStatus) {
        let complaint = Complaint(ofSettings: StorageTrouble(kind, path: "/x/config", detail: "a folder"))

        #expect(complaint.status == status)
        #expect(complaint.sentence.contains("/x/config"))
    }
}
