import Testing

@testable import CommandLine

struct CommandLineTests {
    private let show = Command(
        "show",
        summary: "show what there is",
        placeholder: "[FILE…]",
        notes: ["Without a file, everything is shown."],
        examples: ["show notes.txt"]
    )
    private var parser: CommandLineParser { CommandLineParser([show]) }

    @Test func `words after a command belong to it`() throws {
        #expect(try parser.parse(["show", "a", "-"]) == .command("show", words: ["a", "-"]))
        #expect(try parser.parse(["show", "--", "-h"]) == .command("show", words: ["-h"]))
    }

    @Test(arguments: [[], ["help"], ["-h"]])
    func `without a command, help is shown`(arguments: [String]) throws {
        #expect(try parser.parse(arguments) == .help(of: nil))
    }

    @Test(arguments: [["help", "show"], ["show", "--help"]])
    func `help explains the given command`(arguments: [String]) throws {
        #expect(try parser.parse(arguments) == .help(of: "show"))
    }

    @Test func `unknown commands and options are rejected`() {
        #expect(throws: InputError.unknownCommand("shwo")) { try parser.parse(["shwo"]) }
        #expect(throws: InputError.unknownCommand("shwo")) { try parser.parse(["help", "shwo"]) }
        #expect(throws: InputError.unknownOption("--all")) { try parser.parse(["show", "--all"]) }
    }

    @Test func `bytes that are not text are rejected with the number of the argument`() throws {
        #expect(try RawText.words([Array("우유".utf8), []]) == ["우유", ""])
        #expect(throws: InputError.notText(word: 2)) { try RawText.words([Array("a".utf8), [0x62, 0xFF]]) }
    }

    @Test func `help shows commands, usage and examples`() {
        #expect(HelpText.overview([show], of: "it").contains("\n  show  show what there is\n"))
        #expect(
            HelpText.page(show, of: "it") == """
                it show: show what there is

                  it show [FILE…]

                Without a file, everything is shown.

                Examples:
                  it show notes.txt
                """
        )
    }

    @Test func `in a session, help doesn't name the program`() {
        #expect(HelpText.overview([show], of: nil).hasSuffix("\n\nhelp COMMAND explains a command."))
        #expect(HelpText.page(show, of: nil).hasSuffix("\n  show notes.txt"))
    }

    @Test func `help wraps long names and texts`() {
        let name = String(repeating: "ab-", count: 14) + "ab"
        let text = String(repeating: "long ", count: 30)
        let long = Command(name, summary: text, notes: [text])

        for page in [HelpText.overview([show, long], of: "it"), HelpText.page(long, of: "it")] {
            #expect(page.split(separator: "\n").allSatisfy { $0.count <= 80 })
            #expect(page.contains(name))
        }
    }
}
