import Glibc
import TestKit
import Testing

/// `adder config`, and what a broken file of settings does to everything else.
@Suite struct ConfigTests {
    @Test func `a fresh home has every default, and looking at them creates nothing`() throws {
        let program = try Program()

        let outcome = try program.run("config")

        #expect(
            outcome
                == Outcome(
                    """
                    Setting          Value      From     Meaning
                    week-start       monday     default  the day on which weeks begin
                    default-command  none       default  what adder alone does; none opens the list
                    date-format      day-month  default  how days are shown
                    prompt           full       default  whether the prompt counts what is due
                    backup           daily      default  whether the list is copied before a day's first change
                    color            auto       default  when to use colour
                    color.overdue    red        default  the look of what is overdue
                    color.today      yellow     default  the look of what is due today
                    color.heading    bold       default  the look of headings
                    color.priority   bold red   default  the look of high priority
                    color.faint      dim        default  the look of details
                    color.match      underline  default  the look of what was looked for

                    """
                )
        )
        #expect(Files.names(in: program.home.path).isEmpty)
    }

    @Test func `what is set is kept in a file and folder of one's own, and can be taken out again`() throws {
        let program = try Program()

        let set = try program.run("config", "week-start", "Sunday")
        let shown = try program.run("config", "week-start")

        #expect(set == Outcome("Set week-start to sunday in ~/config/adder/config.\n"))
        #expect(
            shown == Outcome("week-start  sunday  file ~/config/adder/config line 1  the day on which weeks begin\n")
        )
        #expect(try program.settings == "week-start = sunday\n")
        #expect(Files.mode(of: "\(program.home.path)/config/adder") == 0o700)
        #expect(Files.mode(of: "\(program.home.path)/config/adder/config") == 0o600)

        let unset = try program.run("config", "week-start", "--unset")

        #expect(unset == Outcome("Took week-start out of ~/config/adder/config; it is monday (default).\n"))
        #expect(try program.settings.isEmpty)
    }

    @Test func `remarks and other lines stay as somebody wrote them`() throws {
        let program = try Program.withSettings("# mine\n\n  color=never\ndate-format = iso # no\n")

        _ = try program.run("config", "date-format", "month-day")
        _ = try program.run("config", "color.today", "bold", "blue")

        #expect(try program.settings == "# mine\n\n  color=never\ndate-format = month-day\ncolor.today = bold blue\n")
        #expect(Files.names(in: "\(program.home.path)/config/adder") == ["config"])
    }

    @Test func `the environment beats the file and says so, and an option beats both`() throws {
        let program = try Program(["ADDER_COLOR": "always"])

        let set = try program.run("config", "color", "never")
        let shown = try program.run("config", "color", "--color", "auto", "--plain")

        #expect(
            set
                == Outcome(
                    "Set color to never in ~/config/adder/config.\n",
                    talk: "ADDER_COLOR in the environment beats the file, so color stays always; unset it there.\n"
                )
        )
        #expect(shown == Outcome("setting color: auto; origin option --color; meaning when to use colour\n"))
    }

    @Test func `machines get every setting as an object`() throws {
        let program = try Program(["NO_COLOR": "1"])

        let outcome = try program.run("config", "color", "--json")

        #expect(
            outcome
                == Outcome(
                    #"{"adder":1,"settings":[{"key":"color","value":"never","origin":"environment NO_COLOR","#
                        + #""meaning":"when to use colour"}]}"# + "\n"
                )
        )
    }

    @Test(arguments: [
        (["wek-start"], "There is no setting “wek-start”; did you mean “week-start”?"),
        (["week-start", "friday"], "week-start cannot be “friday”; it is one of monday, sunday."),
        (["color.today", "bleu"], "color.today cannot be “bleu”; did you mean “blue”?"),
        (
            ["default-command", "upcomign"],
            "default-command is no command line. There is no command “upcomign”; did you mean “upcoming”?"
        ),
        (["week-start", ""], "week-start has no value; write one, as in week-start = monday."),
        (["--unset"], "adder config needs to know more, as in “adder config week-start --unset”."),
    ])
    func `a slip is refused with what to type instead, and nothing is written`(
        words: [String],
        sentence: String
    ) throws {
        let program = try Program()

        let outcome = try program.run(arguments: (["config"] + words).map { Array($0.utf8) })

        #expect(outcome == Outcome(talk: "adder: \(sentence)\n", status: 64))
        #expect(Files.names(in: program.home.path).isEmpty)
    }

    // MARK: Broken files

    @Test(arguments: [
        (
            "# a\nweek-strat = sunday\n",
            "Line 2 of ~/config/adder/config: There is no setting “week-strat”; did you mean “week-start”?"
        ),
        (
            "week-start = sundya\n",
            "Line 1 of ~/config/adder/config: week-start cannot be “sundya”; did you mean “sunday”?"
        ),
        (
            "color = auto\n\ncolor = never\n",
            "Line 3 of ~/config/adder/config: color is on line 1 already; take one of the two out."
        ),
        (
            "week-start sunday\n",
            "Line 1 of ~/config/adder/config: “week-start sunday” is no setting; write it as key = value, or put # before a remark."
        ),
        (
            "# a\ncolor = \0\n",
            "Line 2 of ~/config/adder/config: It has a zero byte at its byte 9, which no text has; take it out."
        ),
    ])
    func `a wrong line is named with file, line and near miss, and only help, config and doctor go on`(
        text: String,
        sentence: String
    ) throws {
        let program = try Program.withSettings(text)

        for words in [["upcoming"], ["add", "Buy milk"], []] {
            let outcome = try program.run(arguments: words.map { Array($0.utf8) })
            #expect(outcome == Outcome(talk: "adder: \(sentence)\n", status: 78))
        }
        let shown = try program.run("config")
        #expect(shown.output.hasPrefix("Setting "))
        #expect(shown.talk == "adder: \(sentence)\n")
        #expect(shown.ending == .status(78))
        #expect(try program.run("--version").ending == .status(0))
        #expect(try program.run("help").ending == .status(0))
        #expect(try program.run("add", "-h").ending == .status(0))
    }

    @Test func `a wrong line is an error object where JSON was asked for`() throws {
        let program = try Program.withSettings("x = y\n")

        let outcome = try program.run("upcoming", "--json")

        let sentence = "Line 1 of ~/config/adder/config: There is no setting “x”; adder config lists them."
        #expect(
            outcome == Outcome(talk: #"{"adder":1,"error":{"status":78,"message":"\#(sentence)"}}"# + "\n", status: 78)
        )
    }

    @Test func `a broken file can be put right with config alone`() throws {
        let program = try Program.withSettings("week-start = sundya\nweek-strat = x\ncolor = never\ncolor = auto\n")

        #expect(try program.run("config", "week-start", "sunday").ending == .status(0))
        #expect(try program.run("config", "week-strat", "--unset").ending == .status(0))
        #expect(try program.run("config", "color", "auto") == Outcome("Set color to auto in ~/config/adder/config.\n"))

        #expect(try program.settings == "week-start = sunday\ncolor = auto\n")
        #expect(try program.run("upcoming").ending == .status(0))
    }

    @Test func `a wrong variable is named`() throws {
        let program = try Program(["ADDER_DATE_FORMAT": "dmy"])

        let outcome = try program.run("upcoming")

        let sentence = "ADDER_DATE_FORMAT: date-format cannot be “dmy”; it is one of day-month, month-day, iso."
        #expect(outcome == Outcome(talk: "adder: \(sentence)\n", status: 78))
    }

    // MARK: Files that cannot be used

    @Test func `a folder that cannot be written is 77, and nothing is left in it`() throws {
        let program = try Program.withSettings("# mine\n")
        let folder = "\(program.home.path)/config/adder"
        for path in [program.home.path, "\(program.home.path)/config"] { chmod(path, 0o755) }
        chmod(folder, 0o555)
        chmod("\(folder)/config", 0o644)

        let outcome = try program.runUnprivileged("config week-start sunday")

        let sentence =
            "\(folder)/config or its folder cannot be written; nothing was changed. Check owner and mode."
        #expect(outcome == Outcome(talk: "adder: \(sentence)\n", status: 77))
        #expect(Files.names(in: folder) == ["config"])
        #expect(try program.settings == "# mine\n")
    }

    @Test func `settings that may not be read are 77, and config shows the rest`() throws {
        let program = try Program.withSettings("week-start = sunday\n")
        for folder in ["", "/config", "/config/adder"] { chmod(program.home.path + folder, 0o755) }
        chmod("\(program.home.path)/config/adder/config", 0)

        let upcoming = try program.runUnprivileged("upcoming")
        let config = try program.runUnprivileged("config week-start")

        let sentence =
            "The settings in \(program.home.path)/config/adder/config may not be read; check the file's owner and mode."
        #expect(upcoming == Outcome(talk: "adder: \(sentence)\n", status: 77))
        #expect(
            config
                == Outcome(
                    "week-start  monday  default  the day on which weeks begin\n",
                    talk: "adder: \(sentence)\n",
                    status: 77
                )
        )
    }

    @Test func `a file that somebody links to from elsewhere is changed there`() throws {
        let program = try Program.withSettings("")
        let path = "\(program.home.path)/config/adder/config"
        unlink(path)
        try Files.write("# dots\n".utf8, to: "\(program.home.path)/dots")
        symlink("../../dots", path)

        let outcome = try program.run("config", "week-start", "sunday")

        #expect(outcome.ending == .status(0))
        let text = String(decoding: try Files.read("\(program.home.path)/dots"), as: UTF8.self)
        #expect(text == "# dots\nweek-start = sunday\n")
        #expect(Files.mode(of: path) == 0o777)
    }

    @Test func `without a home settings are the defaults, and setting one says what is missing`() throws {
        let program = try Program()
        program.variables["HOME"] = nil
        program.variables["XDG_CONFIG_HOME"] = nil

        let outcome = try program.run("config", "color", "never")

        let sentence = "There is no place for settings; set HOME or XDG_CONFIG_HOME to the whole path of a folder."
        #expect(outcome == Outcome(talk: "adder: \(sentence)\n", status: 78))
        #expect(try program.run("upcoming").ending == .status(0))
    }
}
