import CommandLine
import ProgramOutput
import Testing

import enum ProgramOutput.ExitStatus

struct UsageSentencesTests {
    /// Every kind of usage error with its status and a part of its message.
    private static let errors: [(UsageError, ExitStatus, String)] = [
        (.unknownCommand("lits", suggestion: "list"), .wrongUsage, "Did you mean “list”?"),
        (
            .unknownCommand("stats", suggestion: "tags", meaning: "list tags"), .wrongUsage,
            "“stats” is not a command. Use “tags” instead: list tags."
        ),
        (.unknownCommand("zebra", suggestion: nil), .wrongUsage, "Run adder help for a list."),
        (
            .unknownCommand("buy", suggestion: nil, text: "add buy milk"), .wrongUsage,
            "“buy” is not a command. To add an item, run adder add buy milk."
        ),
        (
            .unknownCommand("call", suggestion: "cal", text: "add call mom"), .wrongUsage,
            "Did you mean “cal”? To add an item, run adder add call mom."
        ),
        (
            .unknownLetter("-s", command: "list", suggestion: "--sort"), .wrongUsage,
            "adder list has no option -s. Did you mean “--sort”? To leave out the tag “s”, write “not +s”."
        ),
        (.unknownLetter("-x", command: "list", suggestion: nil), .wrongUsage, "See adder help list."),
        (
            .optionOfOthers("-y (--yes)", commands: ["a", "b", "c", "d", "e"]), .wrongUsage,
            "an option of a, b, c and 2 others only"
        ),
        (.unknownOption("--jsn", command: "add", suggestion: "--json", isText: true), .wrongUsage, "put -- before it"),
        (.unknownOption("--zebra", command: nil, suggestion: nil, isText: false), .wrongUsage, "See adder help."),
        (.unknownOption("--zebra", command: "up", suggestion: nil, isText: false), .wrongUsage, "See adder help up."),
        (.optionOfOthers("-n", commands: ["list"]), .wrongUsage, "-n is an option of list only."),
        (.optionOfOthers("-n", commands: ["list", "today"]), .wrongUsage, "-n is an option of list and today only."),
        (
            .optionOfOthers("-n", commands: ["list", "today", "up"]), .wrongUsage,
            "-n is an option of list, today and up only."
        ),
        (.duplicateOption("--by"), .wrongUsage, "--by is given twice"),
        (.missingValue(option: "--db", placeholder: "PATH"), .wrongUsage, "--db PATH"),
        (.unexpectedValue(option: "--json"), .wrongUsage, "--json takes no value"),
        (.wrongChoice(option: "--by", value: "x", choices: ["due", "tag"]), .wrongUsage, "Use due or tag."),
        (
            .missingChoice(option: "format", of: "x.tsv", choices: ["csv", "json"]), .wrongUsage,
            "Can't tell the format of “x.tsv”. Add --format csv or json."
        ),
        (
            .unknownKey(option: "--sort", key: "prio", suggestion: "priority", known: ["priority"]), .wrongUsage,
            "--sort has no key “prio”. Did you mean “priority”?"
        ),
        (
            .unknownKey(option: "--sort", key: "x", suggestion: nil, known: ["due", "id"]), .wrongUsage,
            "--sort has no key “x”. Use due or id."
        ),
        (.unexpectedArgument("x", command: "stats"), .wrongUsage, "Unexpected argument “x”. See adder help stats."),
        (.missingArgument(command: "up", example: "adder up x"), .wrongUsage, "Missing argument. Example: adder"),
        (.conflictingOptions("--json", "--plain"), .wrongUsage, "--json and --plain"),
        (.notText(word: 2, byte: 5), .badData, "Argument 2"),
        (.nullByte(word: 2, byte: 5), .badData, "(byte 5)"),
        (.line(3, .lineTooLong(bytes: 9, limit: 8)), .badData, "Line 3: The line has 9 bytes; the limit is 8."),
        (.unclosedQuote("note:\"x"), .badData, "is not closed"),
        (.line(2, .notText(word: nil, byte: 5)), .badData, "Line 2: The text is not valid UTF-8 (byte 5)"),
        (.line(2, .nullByte(word: nil, byte: 5)), .badData, "Line 2: The text contains a NUL character (byte 5)"),
        (.line(4, .unknownCommand("lits", suggestion: "list")), .wrongUsage, "Line 4: "),
    ]

    @Test(arguments: errors)
    func `every usage error has a message that says what to type`(error: UsageError, status: ExitStatus, words: String)
    {
        let errorMessage = ErrorMessage(error, of: .sample)

        #expect(errorMessage.status == status)
        #expect(errorMessage.sentence.contains(words))
        // An example at the end is to be typed, so it has no full stop.
        #expect(errorMessage.sentence.last.map(".?".contains) == true || errorMessage.sentence.contains("Example: "))
        #expect(!errorMessage.sentence.contains("\n"))
    }
}
