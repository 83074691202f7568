import Almanac
import CommandLine
import Presentation
import ProgramOutput
import TestKit
import Testing
import Vocabulary

@testable import ShowBurndown

struct ShowBurndownPresenterTests {
    private let sentences = ShowBurndownSentences(calendar: CalendarWords(), today: .saturday)

    private func view(_ response: ShowBurndownResponse) -> FakeQueryView<ShowBurndownDisplay> {
        shown(by: ShowBurndownPresenter.self, response, to: ShowBurndownRequest())
    }

    @Test func `the days and the facts are shown`() throws {
        let response = ShowBurndownResponse.sample(target: .init(day: .saturday + 2, perDay: 3))

        let display = try #require(view(response).displays.first)
        #expect(display.open == [12, 12, 11, 10, 10, 10, 9, 8] && display.firstDay == "Sat 14 Nov")
        #expect(display.days.last == "Sat 21 Nov 2026" && display.days.count == 8)
        #expect(display.facts.map(\.label) == ["Open", "Pace", "End", "Until"])
        #expect(
            display.facts.map(\.text) == [
                "8 now, 12 a week ago", "0.6 fewer a day in the last 7 days",
                "between Sat 5 Dec and Sun 6 Dec at these paces", "Mon 23 Nov takes 3 a day from today on",
            ]
        )
    }

    @Test(arguments: [
        (ShowBurndownResponse.End.isReached, "nothing is open"),
        (.between(.saturday + 3, .saturday + 3), "Tue 24 Nov at this pace"),
        (.notBefore(.saturday + 70), "not before Sat 30 Jan 2027, and never at the slowest of these paces"),
        (.never, "never at these paces: no fewer items are open than before"),
        (.unknown, "unknown, as the items are less than a week old"),
    ])
    func `an end is a phrase`(end: ShowBurndownResponse.End, phrase: String) {
        #expect(sentences.end(end) == phrase)
    }

    @Test func `paces are phrases`() {
        let paces: [ShowBurndownResponse.Pace] = [
            .init(days: 7, fall: 21), .init(days: 14, fall: 0), .init(days: 28, fall: -1),
        ]
        #expect(
            sentences.paces(paces) == "3 fewer a day in the last 7 days, no change in 14, under 0.1 more a day in 28"
        )
        #expect(sentences.paces([]) == "")
    }

    @Test func `an empty answer says why`() {
        #expect(view(.sample(.isReached, nothing: .emptyList)).emptyLists.count == 1)
        #expect(
            view(.sample(.isReached, nothing: .noMatch([]))).sentences == [ListSentences.nothingMatches(.everything)]
        )
    }

    @Test func `failures have a status`() {
        let failures: [ShowBurndownFailure] = [.pastDay(.saturday - 1), .storage(ListError(.damaged, path: "/list"))]
        let errors = failures.map { ShowBurndownPresenter.errorMessage($0, FakeRouter()) }

        #expect(errors[0].sentence == "2026-11-20 has passed. Name today or a later day.")
        #expect(errors.map(\.status) == [.badData, .badData])
    }
}
