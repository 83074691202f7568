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

    private let today = Day.saturday

    @Test func `seven days are shown unless a number comes first`() throws {
        #expect(try request() == ShowAgendaRequest(days: today...today + 6))
        #expect(try request("14", "+home").days == today...today + 13)
        #expect(try request("14", "+home").filter.selection == Selection([[.tag("home")]]))
        #expect(try request("+home", "14").days == today...today + 6)
        #expect(try request("--", "mon").days == today...today + 6)
    }

    @Test(arguments: [
        ("3", 0, 2), ("3 days", 0, 2), ("2 weeks", 0, 13), ("2w", 0, 13), ("two weeks", 0, 13), ("3 dec", 12, 12),
        ("25 dec", 34, 34), ("mon", 2, 2), ("next week", 2, 8), ("december", 10, 40), ("until fri", 0, 6),
        ("mon to fri", 2, 6), ("from mon until fri", 2, 6), ("mon..fri", 2, 6), ("..fri", 0, 6), ("mon-fri", 2, 6),
        ("week 49", 9, 15), ("w49", 9, 15), ("week 2", 51, 57), ("week 2 2026", -320, -314), ("2026-w49", 9, 15),
        ("next 30 days", 0, 29), ("2026-12", 10, 40), ("week", -5, 1), ("fri to mon", 6, 9),
    ])
    func `a date, a period, a range or a length comes first, the longest one`(text: String, first: Int, last: Int)
        throws
    {
        let words = text.split(separator: " ").map(String.init)
        let invocation = try CommandLineParser([ShowAgendaCommand.command]).parse(["agenda"] + words + ["+home"])
        let request = try ShowAgendaCommand.request(
            from: invocation,
            dates: DateReader(.saturday, weeksStartOn: .monday)
        )

        #expect([request.days.lowerBound - today, request.days.upperBound - today] == [first, last])
        #expect(request.filter.selection == Selection([[.tag("home")]]))
    }

    @Test func `words with two readings are refused`() {
        #expect(throws: InputError.filter(.rangeOrFilter("mon", "fri"))) { try request("mon", "fri") }
        #expect(throws: Never.self) { try request("mon", "due:fri") }
        #expect(throws: InputError.filter(.rangeOrFilter("1 dec", "5 dec"))) { try request("1", "dec", "5", "dec") }
    }

    @Test func `a number must be a count of days, at most a year`() throws {
        #expect(try request("366").days == today...today + 365)
        #expect(throws: InputError.command(.tooManyDays("367", limit: 366))) { try request("367") }
        #expect(throws: InputError.command(.tooManyDays("2 years", limit: 366))) { try request("2", "years") }
        #expect(throws: InputError.command(.notACount("0"))) { try request("0") }
    }
}
