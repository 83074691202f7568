import TestKit
import Testing

@Suite struct HelpTests {
    private static let everywhere = """
        Options of every command:
          --json                     answer in JSON
          --plain                    answer in labelled lines, without columns or colour
          --color auto|always|never  when to use colour
          --db PATH                  use the list in this file
          -h, --help                 explain the command
          --version                  tell the version

        """

    @Test(arguments: ["help", "-h", "--help"])
    func `help fits a screen, begins with examples and names every command`(word: String) throws {
        let program = try Program()

        let outcome = try program.run(word)

        let lines = outcome.output.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
        #expect(lines.count <= 24 && lines.allSatisfy { $0.count <= 80 }, "\(outcome.output)")
        #expect(lines.prefix(3).joined() == "adder: a to-do list for the command line  \(HelpTests.firstExample)")
        #expect(outcome.output.hasSuffix("\n\n\(HelpTests.everywhere)\nadder help COMMAND explains one of them.\n"))
        let words = outcome.output.split { " \n".contains($0) }
        for name in try program.run("manual", "--list").output.split(separator: "\n") { #expect(words.contains(name)) }
        #expect(!words.contains("suggest") && !words.contains("manual"))
        #expect(outcome == Outcome(outcome.output))
    }

    private static let firstExample = "adder add Pay rent fri 5pm +money  put something on the list"

    @Test(arguments: [["help", "add"], ["add", "-h"], ["add", "--help", "Buy milk"], ["--help", "add"]])
    func `help for a command explains it and runs nothing`(words: [String]) throws {
        let program = try Program()

        let outcome = try program.run(arguments: words.map { Array($0.utf8) })

        #expect(
            outcome
                == Outcome(
                    """
                    adder add: put something on the list

                      adder add TEXT…

                    Examples:
                      adder add Pay rent fri 5pm +money pri:high      due on Friday at 17:00
                      adder add Water the plants every:mon,thu @home  comes back when it is done
                      adder add -- Read "due: an essay" tomorrow      all of it is the title
                      adder add - < shopping.txt                      one item a line, all or none

                    In the text: +tag  @place  due:fri  wait:mon  project:home  pri:high
                                 every:month  again:2weeks  needs:3  parent:7
                                 note:"call first"; a date at the end is when it is due.
                    Dates: today  tomorrow  fri  next fri  next week  +3d  in 3 days  eow  eom
                           1 dec  12-01  2026-12-01, and behind them a time: 17:00  5pm
                           noon. Behind a key too: due:next fri 17:00  every:2 weeks.
                    What stands behind -- is text and nothing else; - alone reads one item a line
                    from standard input; without any text, adder asks.

                    \(HelpTests.everywhere)
                    """
                )
        )
        #expect(Files.names(in: program.home.path).isEmpty)
    }

    @Test func `an alias has the page of its command`() throws {
        let program = try Program()

        let alias = try program.run("help", "up")

        #expect(alias == (try program.run("help", "upcoming")))
        #expect(alias.output.hasPrefix("adder upcoming: what is due through the last day of next week\n"))
        #expect(alias.output.contains("\n\nAlso called: up\n\n"))
    }

    @Test func `the version is one line`() throws {
        let program = try Program()

        #expect(try program.run("--version") == Outcome("adder 0.1.0\n"))
    }

    @Test(arguments: [
        (["upcomign"], "There is no command “upcomign”; did you mean “upcoming”?"),
        (["frobnicate"], "There is no command “frobnicate”; adder help lists them."),
        (["sugest"], "There is no command “sugest”; adder help lists them."),
        (["completions"], "adder completions needs a value: adder completions bash|zsh|fish."),
        (["completions", "tcsh"], "The shell cannot be “tcsh”; it is one of bash, zsh, fish."),
        (["manual", "ad"], "There is no command “ad”; did you mean “add”?"),
        (["help", "ad"], "There is no command “ad”; did you mean “add”?"),
        (["up", "--bye"], "adder upcoming has no option --bye; did you mean “--by”?"),
        (["--jsno", "up"], "adder has no option --jsno; did you mean “--json”?"),
        (
            ["add", "--urgent", "Buy milk"],
            "adder add has no option --urgent; see adder help add. If it is text, put -- before it."
        ),
        (["up", "--by"], "--by needs a value: --by due|project|tag|priority."),
        (["up", "--by=size"], "--by cannot be “size”; it is one of due, project, tag, priority."),
        (["up", "--json=yes"], "--json takes no value; leave out what follows the equals sign."),
        (["help", "add", "extra"], "adder help does not know what to do with “extra”; see adder help help."),
        (["up", "--plain", "--plain"], "--plain is there twice; leave one out."),
        (["add"], "adder add needs to know more, as in “adder add Pay rent fri 5pm +money pri:high”."),
        (["up", "proj:home"], "“proj:home” is no filter; did you mean “project:”? If it is text, put -- before it."),
        (["up", "+home", "or"], "“or” needs a filter on both sides, as in “+home or +garden”."),
    ])
    func `a wrong word is refused with what to type instead`(words: [String], sentence: String) throws {
        let program = try Program()

        let outcome = try program.run(arguments: words.map { Array($0.utf8) })

        #expect(outcome == Outcome(talk: "adder: \(sentence)\n", status: 64))
        #expect(Files.names(in: program.home.path).isEmpty)
    }

    @Test(arguments: [
        (["up", "--json", "--bye"], "adder upcoming has no option --bye; did you mean “--by”?"),
        (["up", "--json", "--plain"], "--json and --plain are two kinds of answer; leave one out."),
        (["--json", "frobnicate"], "There is no command “frobnicate”; adder help lists them."),
        (["add", "--json"], "adder add needs to know more, as in “adder add Pay rent fri 5pm +money pri:high”."),
    ])
    func `a wrong word is refused in JSON where JSON was asked for`(words: [String], sentence: String) throws {
        let program = try Program()

        let outcome = try program.run(arguments: words.map { Array($0.utf8) })

        let error = #"{"adder":1,"error":{"status":64,"message":"\#(sentence)"}}"#
        #expect(outcome == Outcome(talk: "\(error)\n", status: 64))
    }
}
