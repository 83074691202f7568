import TestKit
import Testing

/// The marked language puts each sentence in brackets. Titles and names here have no Latin letters, so a Latin word outside
/// brackets is text that another language couldn't change.
struct LanguageTests {
    private static let commands = """
        upcoming
        upcoming --days 3
        today
        list
        list all --by project
        list all --by tag
        list --by priority
        list --by due
        list closed
        list --tree
        next
        next --explain
        show 1
        show 1 2 8 --full
        find 가
        find ㅎ --any
        agenda
        agenda -n 20
        calendar
        calendar 2026 --months 2
        projects
        tags
        stats
        stats --by month
        burndown
        burndown --until 2026-12-24
        history
        review
        diff yesterday
        diff 2026-11-20 2026-11-21
        add 나나 tomorrow
        add 나나
        add 매일 every:day
        add
        add due:99
        add ㅇ every:blue
        add ㅇ parent:99
        add ㅇ pri:huge
        done 3
        done 3
        done 99
        done 1
        reopen 3
        change 4 +ㅂ pri:high fri
        change 4
        change ㅠ due:
        change 4,6 due:+1w
        change 6 pri:high
        annotate 4 ㅎㅎㅎ
        postpone 4 1w
        skip 1
        remove 5
        remove 5 --yes
        undo
        undo 3
        redo
        redo 9
        backup
        restore
        restore 2020-01-01
        doctor
        config
        config backup
        config backup weekly
        config nonsense
        config week-start sunday
        config color.today pink
        export --format csv --output out.csv
        export --format nonsense
        import nonexistent
        import out.csv
        report --html report.html
        browse 1
        sync
        sync --status
        forget 2026-11-20
        forget all
        edit 99
        list --nonsense
        list color:red
        list due:..foo
        list (
        list --sort shape
        lsit
        help
        help add
        help filters
        help dates
        help nonsense
        done --help
        """

    fileprivate static let typed =
        (["add -"] + commands.split(separator: "\n").map { $0.replacing(" --yes", with: "") })
        .sorted { $0.count > $1.count }

    private func list() throws -> Program {
        let program = try Program()
        try program.fill(
            "가나 fri 5pm +ㄱ pri:high project:ㄴ every:month",
            "다라 25 dec project:ㄴ.ㄷ +ㄹ",
            "마바 today 18:00 @ㅁ pri:low note:\"ㅎㅎ\"",
            "사아 yesterday project:ㄴ",
            "자차 wait:+10d project:ㄴ.ㄷ",
            "카타",
            "파하 tomorrow"
        )
        try program.fill("거너 parent:1 needs:2")
        program.variables["ADDER_LANGUAGE"] = "marked"
        return program
    }

    @Test(arguments: [[], ["--plain"]])
    func `all text of commands, errors and help can be in another language`(options: [String]) throws {
        let program = try list()

        let found = try LanguageTests.commands.split(separator: "\n").flatMap { line -> [String] in
            let words = line.split(separator: " ").map(String.init) + options
            let outcome = try program.run(arguments: words.map { Array($0.utf8) })
            return MarkedText(outcome.output + outcome.messages).foreignLines.map { "\(line): \($0)" }
        }

        #expect(found.isEmpty, "\(found.joined(separator: "\n"))")
    }

    @Test(arguments: [
        "list --by due", "list --by priority", "upcoming", "next", "agenda", "stats", "history", "backup", "config",
        "calendar", "tags",
    ])
    func `keys of JSON are the same in every language`(line: String) throws {
        let program = try list()
        let words = line.split(separator: " ").map(String.init) + ["--json"]

        let marked = try program.run(arguments: words.map { Array($0.utf8) })
        let keys = marked.output.matches(of: /"(key|status|priority|kind|unit|origin|[a-z]+Count)":"?([^",}]*)/).map(
            \.2
        )

        #expect(marked.ending == .status(0))
        #expect(keys.allSatisfy { !$0.contains("⟦") }, "\(keys)")
    }
}

/// Output in the marked language.
private struct MarkedText {
    /// The lines that have Latin words outside brackets and are not what a person types or an address.
    let foreignLines: [String]

    init(_ text: String) {
        var depth = 0
        let outside = String(
            text.filter { character in
                if character == "⟦" { depth += 1 }
                defer { if character == "⟧" { depth -= 1 } }
                return depth == 0 || character == "\n"
            }
        )
        foreignLines = outside.split(separator: "\n").map { MarkedText.withoutSyntax(String($0)) }
            .filter { $0.contains(/[A-Za-z]{2,}/) }
    }

    private static func withoutSyntax(_ line: String) -> String {
        var line = line
        let syntax: [Regex<Substring>] = [
            // The name of the program, commands and their usage.
            /^adder [a-z]+(?=:)/, /^adder(?=:)/, /^ +adder .*/, /\badder [a-z]+(?: [a-z0-9=:.,+-]+)*/,
            // The columns of help.
            /^ +-[-a-zA-Z, |.…]+(?: {2,}|$)/, /^ {2}\S+(?: \S+)* {2,}$/,
            /^(?::| +) +[a-z]+(?: \([a-z, ]+\))?(?: {2,}[a-z]+(?: \([a-z, ]+\))?)*$/,
            // Settings and their values.
            /^[a-z]+[a-z.-]* {2,}[a-z0-9.-]+(?: bright-red)?(?: {2,}|$)/,
            // Paths, versions and identifiers.
            /[~\/][^ ]+/, /[0-9a-f]{8}-[0-9a-f-]+/, /[a-z]+\.(?:csv|html|db)[^ ]*/, /\(csv\)|\(CSV\)/,
        ]
        for expression in syntax { line.replace(expression, with: "") }
        // The history shows commands as they were typed.
        for command in LanguageTests.typed { line.replace(command, with: "") }
        return line
    }
}
