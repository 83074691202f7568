import Almanac
import Entities
import Interchange
import Testing
import Vocabulary

/// What org-mode knows and adder doesn't.
struct OrgReportTests {
    private func read(_ text: String) throws -> Exchange.Result {
        try Exchange.read(OrgReader(Exchange.source(Array(text.utf8)), Exchange.context))
    }

    @Test(arguments: ["TODO: a", "Todo b", "DONE: d", "TODO[#A] e", "Done f", "todo g", "TODO. h"])
    func `a heading with a keyword that is misspelled is reported`(title: String) throws {
        let result = try read("* Plan\n** \(title)\n** TODO ok\n")

        #expect(result.items.map(\.details.title) == ["ok"])
        #expect(result.losses == [Loss(.item, at: 2, field: "keyword", value: title)])
    }

    @Test func `keywords that the file names at its end are reported`() throws {
        let result = try read("* FIX a\n* NASA launch\n* TODO b\n#+TODO: FIX TODO | DONE\n")

        #expect(result.items.map(\.details.title) == ["b"])
        #expect(result.losses == [Loss(.item, at: 1, field: "keyword", value: "FIX a")])
    }

    @Test(arguments: [
        "  SCHEDULED: <2026-12-01 Tue +1w>\n  DEADLINE: <2026-12-05 Sat>",
        "  DEADLINE: <2026-12-05 Sat> SCHEDULED: <2026-12-01 Tue +1w>",
    ])
    func `a start that repeats without its deadline is reported`(planning: String) throws {
        let result = try read("* TODO r\n\(planning)\n")

        #expect(result.losses.map(\.kind) == [.repetition])
        #expect(result.losses.map(\.field) == ["SCHEDULED"])
    }

    @Test(arguments: ["deadline", "Scheduled"])
    func `a date with a keyword in lowercase is reported and stays in the note`(keyword: String) throws {
        let result = try read("* TODO a\n  \(keyword): <2026-12-01 Tue>\n")

        #expect(result.items.map(\.details.note) == ["\(keyword): <2026-12-01 Tue>"])
        #expect(result.losses == [Loss(.date, at: 1, field: keyword, value: "<2026-12-01 Tue>", keptIn: .note)])
    }

    @Test func `the end of a range is reported`() throws {
        let result = try read("* TODO a\n  SCHEDULED: <2026-12-01 Tue>--<2026-12-03 Thu>\n")

        #expect(result.items.map(\.details) == [ItemDetails(title: "a", wait: Day(iso: "2026-12-01"))])
        #expect(result.losses == [Loss(.date, at: 1, field: "SCHEDULED", value: "2026-12-03")])
    }
}
