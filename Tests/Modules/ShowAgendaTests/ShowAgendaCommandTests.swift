import Almanac
import CommandLine
import ItemLanguage
import TestKit
import Testing
import Vocabulary

@testable import ShowAgenda

struct ShowAgendaCommandTests {
    private func request(_ words: String...) throws(InputError) -> ShowAgendaRequest {
        let invocation: Invocation
        do {
            invocation = try CommandLineParser([ShowAgendaCommand.command]).parse(["agenda"] + words)
        } catch {
            throw .usage(error)
        }
        return try ShowAgendaCommand.request(from: invocation, dates: DateReader(.saturday, weeksStartOn: .monday))
    }

    @Test func `seven days are shown unless a number comes first`() throws {
        #expect(try request() == ShowAgendaRequest(span: .days(7)))
        #expect(try request("14", "+home").span == .days(14))
        #expect(try request("14", "+home").filter.selection == Selection([[.tag("home")]]))
        #expect(try request("+home", "14").span == .days(7))
    }

    @Test func `a period can come first`() throws {
        let monday = Day.saturday + 2

        #expect(try request("next", "week", "+home").span == .range(monday...monday + 6))
        #expect(try request("mon").span == .range(monday...monday))
        #expect(try request("december").span == .range(.saturday + 10...(.saturday + 40)))
        #expect(try request("--", "mon").span == .days(7))
    }

    @Test func `a number must be a count of days, at most a year`() throws {
        #expect(try request("366").span == .days(366))
        #expect(throws: InputError.tooManyDays("367", limit: 366)) { try request("367") }
        #expect(throws: InputError.notACount("0")) { try request("0") }
    }
}
