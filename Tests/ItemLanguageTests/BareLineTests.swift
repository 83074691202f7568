import CommandLine
import ItemLanguage
import Testing

struct BareLineTests {
    private let lines = BareLine(
        commands: ["done", "show", "edit", "remove", "skip", "change", "list", "find", "today", "undo"].map { name in
            Command(
                name,
                aliases: name == "remove" ? ["rm"] : [],
                foreignNames: name == "done" ? ["complete"] : [],
                summary: name,
                operands: .filter,
                options: name == "done" ? [.yes] : [],
                examples: []
            )
        },
        dates: Saturday.dates()
    )

    private func read(_ line: String) throws -> String? {
        try lines.invocation(of: LineSplitter.words(line))?.line
    }

    @Test(
        arguments: [
            ("15 done", "done 15"), ("15,16 done", "done 15,16"), ("15 16 done", "done 15 16"),
            ("15 complete", "done 15"),
            ("15 rm", "remove 15"), ("15 edit", "edit 15"), ("15 skip", "skip 15"), ("15 show", "show 15"),
            ("15", "show 15"),
            ("x 15", "done 15"), ("x", "done"), ("x 15 16", "done 15 16"), ("15 +phone", "change 15 +phone"),
            ("15 +phone -later", "change 15 +phone -later"), ("15 due:fri", "postpone 15 due:fri"),
            ("15 project:work pri:high", "change 15 project:work pri:high"), ("15 @town", "change 15 @town"),
            ("15 every:week", "change 15 every:week"), ("15 high", "change 15 pri:high"),
            ("15 높음", "change 15 pri:high"),
            ("3 tomorrow", "postpone 3 tomorrow"), ("3 next week", "postpone 3 next week"), ("3 1w", "postpone 3 1w"),
            ("3 +2d", "postpone 3 +2d"), ("3 fri 17:00", "postpone 3 fri 17:00"),
            ("+town", "list +town"), ("@town", "list @town"), ("+town @home", "list +town @home"),
            ("+town or @home", "list +town or @home"), ("(+a or +b) overdue", "list (+a or +b) overdue"),
            ("overdue", "list overdue"), ("waiting", "list waiting"), ("closed", "list closed"), ("all", "list all"),
            ("not blocked", "list not blocked"), ("due:today", "list due:today"), ("project:work", "list project:work"),
            (":office", "list :office"), ("high", "list high"), ("!high", "list !high"), ("no date", "list no date"),
            ("high today +town", "list high today +town"), ("/dune", "find dune"),
            ("/dune messiah", "find dune messiah"),
            ("u", "undo"), ("u 2", "undo 2"), ("d 7", "done 7"), ("12 x", "done 12"), ("1 완료", "done 1"),
            ("back", "list back"), ("back high", "list back high"), ("높음", "list 높음"), ("#town", "list #town"),
            ("#town high", "list #town high"),
            ("?", "help"), ("? add", "help add"),
        ] as [(String, String)]
    )
    func `a line without the name of a command means one`(line: String, command: String) throws {
        #expect(try read(line) == command)
    }

    @Test(
        arguments: [
            "Buy milk", "3 eggs", "15 minutes of yoga", "15 change the bulb", "2 show tickets", "x-ray", "x buy milk",
            "+town buy milk", "milk tomorrow", "fri pay rent", "/usr/bin", "/etc/hosts is wrong", "open house", "sun",
            "all hands meeting", "or", "and", "not", "u turn", "list +town", "today +town", "done 3", "15 --json", "-",
            "Dentist", "back up photos", "project plan", "tag home", "u 2 x", "7 edit -y", "# town",
            "#town plan the trip",
            "#",
            "12 Angry Men", "high tide", "15 Write report",
        ] as [String]
    )
    func `any other line keeps its meaning`(line: String) throws {
        #expect(try read(line) == nil)
    }

    @Test func `a confirmation after a command on ids is an option`() throws {
        for line in ["7 done -y", "7 done --yes", "x 7 -y"] {
            let invocation = try #require(try lines.invocation(of: LineSplitter.words(line)))
            #expect(invocation.line == "done 7" && invocation.has(.yes))
        }
    }
}
