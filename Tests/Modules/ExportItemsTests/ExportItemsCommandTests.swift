import Almanac
import CommandLine
import ItemLanguage
import TestKit
import Testing
import Vocabulary

@testable import ExportItems

struct ExportItemsCommandTests {
    private func read(_ words: String...) throws -> ExportItemsRequest {
        try ExportItemsCommand.request(
            from: CommandLineParser([ExportItemsCommand.command]).parse(["export"] + words),
            dates: DateReader(.saturday, weeksStartOn: .monday)
        )
    }

    @Test func `words become a request`() throws {
        let request = try read("+home", "--format", "todo.txt", "--output", "사본.md", "--strict", "--yes")

        #expect(request.filter.selection == Selection([[.tag("home")]]))
        #expect(request.format == .todoTxt && request.path == "사본.md")
        #expect(request.isStrict && request.replacesFile)
    }

    @Test(
        arguments: [
            ("list.txt", .todoTxt), ("a.b/calendar.ICS", .iCalendar), ("x.csv", .csv), ("notes.md", .markdown),
            ("all.json", .json), ("plan.org", .org), ("a.taskpaper", .taskPaper), ("todo.TXT", .todoTxt),
            ("b.ical", .iCalendar),
        ] as [(String, ForeignFormat)]
    )
    func `without a format, the name of the file decides`(name: String, format: ForeignFormat) throws {
        #expect(try read("--output", name).format == format)
    }

    @Test(arguments: ["README", "a.md/list", "x.tsv", "x."])
    func `a file name without a known extension requires --format`(name: String) throws {
        let formats = ["todo.txt", "taskwarrior", "ical", "csv", "markdown", "obsidian", "org", "taskpaper", "json"]
        #expect(throws: InputError.usage(.missingChoice(option: "format", of: name, choices: formats))) {
            try read("--output", name)
        }
        #expect(try read("--output", name, "--format", "csv").format == .csv)
    }

    @Test func `standard output is JSON`() throws {
        #expect(try read().format == .json)
        #expect(try read("--output", "-").format == .json)
    }

    @Test(
        arguments: [
            ("ics", .iCalendar), ("ICS", .iCalendar), ("vtodo", .iCalendar), ("md", .markdown), ("txt", .todoTxt),
            ("todotxt", .todoTxt), ("tw", .taskwarrior), ("CSV", .csv),
        ] as [(String, ForeignFormat)]
    )
    func `other names of a format are accepted`(name: String, format: ForeignFormat) throws {
        #expect(try read("--format", name).format == format)
    }

    @Test func `without a filter, done items are exported too`() throws {
        #expect(try read().filter.isEverything)
    }

    @Test func `a hyphen is standard output`() throws {
        #expect(try read("--output", "-").path == nil)
    }

    @Test func `an option of another format is rejected`() throws {
        #expect(throws: InputError.self) { try read("--format", "ical", "--ids") }
        #expect(throws: InputError.self) { try read("--output", "a.ics", "--recur") }
        #expect(try read("--output", "a.md", "--ids").keepsUUIDs)
    }

    @Test func `an unknown format and an empty path are rejected`() {
        #expect(throws: UsageError.self) { try read("--format", "xml") }
        #expect(throws: UsageError.self) { try read("--output", "") }
    }
}
