import TestKit
import Testing

@Suite struct HelpTests {
    private static let commonOptions = """
        Global options:
          --json                     print JSON
          --plain                    print labeled lines without columns or color
          --color auto|always|never  when to use color
          --db PATH                  use the list in this file
          -h, --help                 show help for the command
          --version                  show the version

        """

    @Test(arguments: ["help", "-h", "--help"])
    func `help fits on one screen, starts with examples and names every command`(word: String) throws {
        let program = try Program()

        let outcome = try program.run(word)

        let lines = outcome.output.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
        #expect(lines.count <= 24 && lines.allSatisfy { $0.count <= 80 }, "\(outcome.output)")
        #expect(lines.prefix(3).joined() == "adder: a to-do list for the command line  \(HelpTests.firstExample)")
        let options = HelpTests.commonOptions.split(separator: "\n").filter { !$0.contains("--help") }
        let end = "\n\n\(options.joined(separator: "\n"))\n"
        #expect(outcome.output.hasSuffix(end))
        let words = outcome.output.split { " \n".contains($0) }
        for name in try program.run("manual", "--list").output.split(separator: "\n") { #expect(words.contains(name)) }
        #expect(!words.contains("suggest") && !words.contains("manual"))
        #expect(outcome == Outcome(outcome.output))
    }

    private static let firstExample = "adder add Pay rent fri 5pm +money  add an item"

    @Test(arguments: [["help", "add"], ["add", "-h"], ["add", "--help", "Buy milk"], ["--help", "add"]])
    func `help for a command explains it without running it`(words: [String]) throws {
        let program = try Program()

        let outcome = try program.run(arguments: words.map { Array($0.utf8) })

        #expect(
            outcome
                == Outcome(
                    """
                    adder add: add an item

                      adder add TEXT…

                    Examples:
                      adder add Pay rent fri 5pm +money pri:high      due on Friday at 17:00
                      adder add Water the plants every:mon,thu @home  repeats every Mon and Thu
                      adder add -- Read "due: an essay" tomorrow      the whole text is the title
                      adder add - < shopping.txt                      one item per line, all or none

                    In the text: +tag  @place  due:fri  wait:mon  project:home  pri:high
                                 every:month  again:2weeks  needs:3  parent:7  place:Seoul
                                 link:https://example.org  note:"call first"
                    Dates: today  tomorrow  fri  next fri  next week  +3d  in 3 days  eow  eom
                           1 dec  12-01  2026-12-01
                    Times, alone or after a date: 17:00  5pm  noon
                    A date at the start or the end is the due date. A value can have several words:
                    every:2 weeks.
                    A part gets the project of its parent:, unless the text has project: too.
                    Everything after -- is taken literally as the title. With -, adder reads one
                    item per line from standard input. Without text, adder prompts for it.
                    In a list of several lines, bullets, numbers and check boxes are not part of
                    the titles, and headings are left out. A line that is indented below another
                    one becomes a part of it, and [x] a done item.

                    \(HelpTests.commonOptions)
                    """
                )
        )
        #expect(Files.names(in: program.home.path).isEmpty)
    }

    @Test func `help for an alias shows its command`() throws {
        let program = try Program()

        let alias = try program.run("help", "up")

        #expect(alias == (try program.run("help", "upcoming")))
        #expect(alias.output.hasPrefix("adder upcoming: show items due through next week\n"))
        #expect(alias.output.contains("\n\nAliases: up\n\n"))
    }

    @Test func `the version is one line`() throws {
        let program = try Program()

        let outcome = try program.run("--version")
        #expect(outcome.output.wholeMatch(of: /adder \d+\.\d+\.\d+ \(commit [0-9a-z-]+, SQLite 3\.\d+\.\d+\)\n/) != nil)
        #expect(outcome.messages.isEmpty)
    }

    @Test(arguments: [
        (["upcomign"], "“upcomign” is not a command. Did you mean “upcoming”?"),
        (["frobnicate"], "“frobnicate” is not a command. Run adder help for a list."),
        (["sugest"], "“sugest” is not a command. Run adder help for a list."),
        (["completions"], "Missing argument. Example: adder completions bash"),
        (["completions", "tcsh"], "“tcsh” is not valid for completions. Use bash, zsh or fish."),
        (["manual", "ad"], "“ad” is not a command. Did you mean “add”?"),
        (["help", "ad"], "“ad” is not a command. Did you mean “add”?"),
        (["up", "--bye"], "adder upcoming has no option --bye. Did you mean “--by”?"),
        (["--jsno", "up"], "adder has no option --jsno. Did you mean “--json”?"),
        (
            ["add", "--urgent", "Buy milk"],
            "adder add has no option --urgent. See adder help add. To use it as text, put -- before it."
        ),
        (["up", "--by"], "--by needs a value. Write --by due|project|tag|priority."),
        (["up", "--by=size"], "“size” is not valid for --by. Use due, project, tag or priority."),
        (["up", "--json=yes"], "--json takes no value. Write it without the equals sign."),
        (["help", "add", "extra"], "Unexpected argument “extra”. See adder help help."),
        (["up", "--plain", "--plain"], "--plain is given twice. Use it once."),
        (["add"], "Missing argument. Example: adder add Pay rent fri 5pm +money pri:high"),
        (
            ["up", "projct:home"],
            "“projct:home” is not a filter. Did you mean “project:home”? To use it as text, put -- before it."
        ),
        (["up", "+home", "or"], "“or” needs a filter on both sides, as in “+home or +garden”."),
    ])
    func `a usage error exits with 64 and a suggestion`(words: [String], sentence: String) throws {
        let program = try Program()

        let outcome = try program.run(arguments: words.map { Array($0.utf8) })

        #expect(outcome == Outcome(messages: "adder: \(sentence)\n", status: 64))
        #expect(Files.names(in: program.home.path).isEmpty)
    }

    @Test(arguments: [
        (["up", "--json", "--bye"], "adder upcoming has no option --bye. Did you mean “--by”?"),
        (["up", "--json", "--plain"], "--json and --plain can't be used together. Leave one out."),
        (["--json", "frobnicate"], "“frobnicate” is not a command. Run adder help for a list."),
        (["add", "--json"], "Missing argument. Example: adder add Pay rent fri 5pm +money pri:high"),
    ])
    func `with --json a usage error is reported in JSON`(words: [String], sentence: String) throws {
        let program = try Program()

        let outcome = try program.run(arguments: words.map { Array($0.utf8) })

        let error = #"{"adder":1,"error":{"status":64,"message":"\#(sentence)"}}"#
        #expect(outcome == Outcome(messages: "\(error)\n", status: 64))
    }
}
