import Glibc
import TestKit
import Testing

/// `adder config`, and the effect of a broken settings file on other commands.
@Suite struct ConfigTests {
    @Test func `without a settings file every setting has its default and nothing is created`() throws {
        let program = try Program()

        let outcome = try program.run("config")

        #expect(
            outcome
                == Outcome(
                    """
                    Setting                Value            From     Meaning
                    week-start             monday           default  first day of the week
                    week-numbers           off              default  week numbers in the calendar
                    default-command        none             default  command for adder without arguments; none opens the shell
                    date-format            day-month        default  date format
                    prompt                 full             default  due counts in the shell prompt
                    backup                 daily            default  when to back up the list automatically
                    keep-history           everything       default  how long to keep changes for undo
                    pager                  auto             default  pager for long output, off, or auto for PAGER
                    plain                  off              default  labeled lines, as with --plain
                    json                   off              default  JSON, as with --json
                    color                  auto             default  when to use color
                    theme                  standard         default  default styles; standard suits any background, high-contrast has no colors
                    color.overdue          bright-red       default  style of overdue items
                    color.today            bold             default  style of items due today
                    color.heading          bold             default  style of headings
                    color.priority         bold bright-red  default  style of high priority
                    color.project          none             default  style of projects
                    color.tag              none             default  style of tags
                    color.faint            dim              default  style of details
                    color.match            underline        default  style of search matches
                    rank.due               3.5              default  urgency of an item a week after its due day, and less before
                    rank.priority          6                default  urgency of high priority; medium has a third, low a sixth
                    rank.started           2                default  urgency of an item with done parts, and of its parts
                    rank.blocks            2                default  urgency of an item that others need
                    rank.back              3                default  urgency of an item that is back from waiting
                    rank.age               0.4              default  urgency of an item added a year ago, and less before
                    ui.mouse               on               default  mouse on the screen; off leaves selecting text to the terminal
                    sync.password-command  none             default  program that prints the password for sync
                    sync.password-file     none             default  file with the password for sync
                    sync.password-for      none             default  user and server that the password is for
                    sync.ca-file           none             default  file with the certificates that sync trusts

                    """
                )
        )
        #expect(Files.names(in: program.home.path).isEmpty)
    }

    @Test func `a setting is stored in a private file and can be unset`() throws {
        let program = try Program()

        let set = try program.run("config", "week-start", "Sunday")
        let shown = try program.run("config", "week-start")

        #expect(set == Outcome("Set week-start to sunday in ~/config/adder/config.\n"))
        #expect(
            shown == Outcome("week-start  sunday  file ~/config/adder/config line 1  first day of the week\n")
        )
        #expect(try program.settings == "week-start = sunday\n")
        #expect(Files.mode(of: "\(program.home.path)/config/adder") == 0o700)
        #expect(Files.mode(of: "\(program.home.path)/config/adder/config") == 0o600)

        let unset = try program.run("config", "week-start", "--unset")

        #expect(unset == Outcome("Removed week-start from ~/config/adder/config. Its value is monday (default).\n"))
        #expect(try program.settings.isEmpty)
    }

    @Test func `setting a value keeps comments and other lines unchanged`() throws {
        let program = try Program.withSettings("# mine\n\n  color=never\ndate-format = iso # no\n")

        _ = try program.run("config", "date-format", "month-day")
        _ = try program.run("config", "color.today", "bold", "blue")

        #expect(try program.settings == "# mine\n\n  color=never\ndate-format = month-day\ncolor.today = bold blue\n")
        #expect(Files.names(in: "\(program.home.path)/config/adder") == ["config"])
    }

    @Test func `an option overrides the environment, which overrides the file with a warning`() throws {
        let program = try Program(["ADDER_COLOR": "always"])

        let set = try program.run("config", "color", "never")
        let shown = try program.run("config", "color", "--color", "auto", "--plain")

        #expect(
            set
                == Outcome(
                    "Set color to never in ~/config/adder/config.\n",
                    messages: "The environment variable ADDER_COLOR overrides the file, so color is still always. "
                        + "Unset the variable to use the file.\n"
                )
        )
        #expect(shown == Outcome("setting color: auto; origin option --color; meaning when to use color\n"))
    }

    @Test func `JSON output has one object per setting`() throws {
        let program = try Program(["NO_COLOR": "1"])

        let outcome = try program.run("config", "color", "--json")

        #expect(
            outcome
                == Outcome(
                    #"{"adder":1,"settings":[{"key":"color","value":"never","origin":"environment NO_COLOR","#
                        + #""meaning":"when to use color"}]}"# + "\n"
                )
        )
    }

    @Test(arguments: [
        (["wek-start"], "“wek-start” is not a setting. Did you mean “week-start”?"),
        (["week-start", "friday"], "“friday” is not valid for week-start. Use monday or sunday."),
        (["color.today", "bleu"], "“bleu” is not valid for color.today. Did you mean “blue”?"),
        (
            ["default-command", "upcomign"],
            "default-command: “upcomign” is not a command. Did you mean “upcoming”?"
        ),
        (["week-start", ""], "week-start has no value. Example: week-start = monday"),
        (["--unset"], "Missing argument. Example: adder config week-start --unset"),
    ])
    func `an invalid setting is rejected with a suggestion, and nothing is written`(
        words: [String],
        sentence: String
    ) throws {
        let program = try Program()

        let outcome = try program.run(arguments: (["config"] + words).map { Array($0.utf8) })

        #expect(outcome == Outcome(messages: "adder: \(sentence)\n", status: 64))
        #expect(Files.names(in: program.home.path).isEmpty)
    }

    // MARK: Broken files

    @Test(arguments: [
        (
            "# a\nweek-strat = sunday\n",
            "Line 2 of ~/config/adder/config: “week-strat” is not a setting. Did you mean “week-start”?"
        ),
        (
            "week-start = sundya\n",
            "Line 1 of ~/config/adder/config: “sundya” is not valid for week-start. Did you mean “sunday”?"
        ),
        (
            "color = auto\n\ncolor = never\n",
            "Line 3 of ~/config/adder/config: color is already set on line 1. Remove one of the two lines."
        ),
        (
            "week-start sunday\n",
            "Line 1 of ~/config/adder/config: “week-start sunday” is not a valid line. "
                + "Write key = value, or start a comment with #."
        ),
        (
            "# a\ncolor = \0\n",
            "Line 2 of ~/config/adder/config: The text contains a NUL character (byte 9). Remove it."
        ),
    ])
    func `an invalid line is reported with its file, number and a suggestion and stops most commands`(
        text: String,
        sentence: String
    ) throws {
        let program = try Program.withSettings(text)

        for words in [["upcoming"], ["add", "Buy milk"], []] {
            let outcome = try program.run(arguments: words.map { Array($0.utf8) })
            #expect(outcome == Outcome(messages: "adder: \(sentence)\n", status: 78))
        }
        let shown = try program.run("config")
        #expect(shown.output.hasPrefix("Setting "))
        #expect(shown.messages == "adder: \(sentence)\n")
        #expect(shown.ending == .status(78))
        #expect(try program.run("--version").ending == .status(0))
        #expect(try program.run("help").ending == .status(0))
        #expect(try program.run("add", "-h").ending == .status(0))
    }

    @Test func `with --json an invalid line is reported as an error object`() throws {
        let program = try Program.withSettings("x = y\n")

        let outcome = try program.run("upcoming", "--json")

        let sentence = "Line 1 of ~/config/adder/config: “x” is not a setting. Run adder config for a list."
        #expect(
            outcome
                == Outcome(messages: #"{"adder":1,"error":{"status":78,"message":"\#(sentence)"}}"# + "\n", status: 78)
        )
    }

    @Test func `config alone can repair a broken file`() throws {
        let program = try Program.withSettings("week-start = sundya\nweek-strat = x\ncolor = never\ncolor = auto\n")

        #expect(try program.run("config", "week-start", "sunday").ending == .status(0))
        #expect(try program.run("config", "week-strat", "--unset").ending == .status(0))
        #expect(try program.run("config", "color", "auto") == Outcome("Set color to auto in ~/config/adder/config.\n"))

        #expect(try program.settings == "week-start = sunday\ncolor = auto\n")
        #expect(try program.run("upcoming").ending == .status(0))
    }

    @Test func `an invalid value in the environment is reported with the variable's name`() throws {
        let program = try Program(["ADDER_DATE_FORMAT": "dmy"])

        let outcome = try program.run("upcoming")

        let sentence = "ADDER_DATE_FORMAT: “dmy” is not valid for date-format. Use day-month, month-day or iso."
        #expect(outcome == Outcome(messages: "adder: \(sentence)\n", status: 78))
    }

    // MARK: Inaccessible files

    @Test func `an unwritable folder exits with 77 and gets no temporary files`() throws {
        let program = try Program.withSettings("# mine\n")
        let folder = "\(program.home.path)/config/adder"
        for path in [program.home.path, "\(program.home.path)/config"] { chmod(path, 0o755) }
        chmod(folder, 0o555)
        chmod("\(folder)/config", 0o644)

        let outcome = try program.runUnprivileged("config week-start sunday")

        let sentence = "\(folder)/config or its folder isn't writable; nothing was changed. Check the permissions."
        #expect(outcome == Outcome(messages: "adder: \(sentence)\n", status: 77))
        #expect(Files.names(in: folder) == ["config"])
        #expect(try program.settings == "# mine\n")
    }

    @Test func `an unreadable file exits with 77, and config still shows the defaults`() throws {
        let program = try Program.withSettings("week-start = sunday\n")
        for folder in ["", "/config", "/config/adder"] { chmod(program.home.path + folder, 0o755) }
        chmod("\(program.home.path)/config/adder/config", 0)

        let upcoming = try program.runUnprivileged("upcoming")
        let config = try program.runUnprivileged("config week-start")

        let sentence =
            "No permission to read \(program.home.path)/config/adder/config. Check its owner and mode."
        #expect(upcoming == Outcome(messages: "adder: \(sentence)\n", status: 77))
        #expect(
            config
                == Outcome(
                    "week-start  monday  default  first day of the week\n",
                    messages: "adder: \(sentence)\n",
                    status: 77
                )
        )
    }

    @Test func `a settings file that is a symbolic link is changed at its target`() throws {
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

    @Test func `without HOME the defaults apply, and config says which variable to set`() throws {
        let program = try Program()
        program.variables["HOME"] = nil
        program.variables["XDG_CONFIG_HOME"] = nil

        let outcome = try program.run("config", "color", "never")

        let sentence =
            "No location for the settings file. Set HOME or XDG_CONFIG_HOME to the absolute path of a folder."
        #expect(outcome == Outcome(messages: "adder: \(sentence)\n", status: 78))
        #expect(try program.run("upcoming").ending == .status(0))
    }

    @Test func `a key of the screen needs the name of an action or of a key`() throws {
        let program = try Program()

        let wrong = try program.run("config", "key.dome", "F5")
        let right = try program.run("config", "key.browse", "F5")
        let command = try program.run("config", "key.F6", "postpone {ids} 1w")

        let sentence = "“dome” is not an action or a key of the screen. Did you mean key.done?"
        #expect(wrong == Outcome(messages: "adder: \(sentence)\n", status: 64))
        #expect(right.ending == .status(0) && command.ending == .status(0))
    }
}
