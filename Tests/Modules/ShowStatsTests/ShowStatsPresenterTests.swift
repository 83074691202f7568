import Almanac
import CommandLine
import Presentation
import ProgramOutput
import TestKit
import Testing
import Vocabulary

@testable import ShowStats

struct ShowStatsPresenterTests {
    private func view(_ response: ShowStatsResponse) -> FakeQueryView<ShowStatsDisplay> {
        shown(by: ShowStatsPresenter.self, response, to: ShowStatsRequest())
    }

    @Test func `each kind of fact has a row`() throws {
        let rows = try #require(view(.sample()).displays.first).rows

        #expect(
            rows == [
                .init(
                    label: "This week",
                    parts: [
                        .bar(.init(label: "done", look: .done, value: 12, maximum: 12)),
                        .bar(.init(label: "added", look: .added, value: 8, maximum: 12)),
                        .bar(.init(label: "overdue", look: .open, value: 2, maximum: 0, overdue: 2)),
                    ]
                ),
                .init(
                    label: "Last 2 weeks",
                    parts: [
                        .spark(.init(label: "done", look: .done, values: [1, 12], maximum: 12, summary: "13")),
                        .spark(.init(label: "added", look: .added, values: [4, 8], maximum: 12, summary: "12")),
                        .spark(.init(label: "open", look: .open, values: [33, 29], maximum: 33, summary: "31 → 29")),
                    ]
                ),
                .init(
                    label: "Median",
                    parts: [.text("2 days from added to done"), .text("open items 1 day old")]
                ),
                .init(label: "Oldest open", parts: [.text("14 Read the contract, 96 days")]),
                .init(label: "Streak", parts: [.text("3 days with something done"), .text("the longest was 9 days")]),
                .init(
                    label: "Projects",
                    parts: [
                        .bar(
                            .init(
                                label: "work",
                                look: .project,
                                value: 14,
                                maximum: 14,
                                overdue: 2,
                                note: "2 overdue"
                            )
                        ),
                        .bar(.init(label: "work.adder", depth: 1, look: .project, value: 6, maximum: 14)),
                        .text("+10 more: projects"),
                    ]
                ),
                .init(label: "Tags", parts: [.bar(.init(label: "+town", look: .tag, value: 3, maximum: 14))]),
                .init(label: "Postponed", parts: [.text("33 Send the offer, twice")]),
            ]
        )
    }

    @Test func `ages of less than a day are left out`() throws {
        let rows = try #require(view(.sample(oldest: 0, median: 1)).displays.first).rows

        #expect(!rows.map(\.label).contains("Oldest open"))
        #expect(rows.first { $0.label == "Median" }?.parts == [.text("1 day from added to done")])
        let new = ShowStatsSentences.medians(.sample(median: 0))
        #expect(new.isEmpty)
    }

    @Test func `each period is a line of the table`() throws {
        #expect(
            view(.sample()).displays.first?.table == [
                "week from Mon 9 Nov 2026: added 4; done 1; removed 1; open 33",
                "week from Mon 16 Nov 2026: added 8; done 12; removed 0; open 29",
            ]
        )
    }

    @Test func `an empty answer says why`() {
        #expect(view(.sample(.emptyList)).emptyLists.count == 1)
        #expect(view(.sample(.noMatch([]))).sentences == [ListSentences.nothingMatches(.everything)])
    }

    @Test func `failures have a status`() {
        let failures: [ShowStatsFailure] = [.futureDay(.saturday + 1), .storage(ListError(.damaged, path: "/list"))]
        let errors = failures.map { ShowStatsPresenter.errorMessage($0, FakeRouter()) }

        #expect(errors[0].sentence == "2026-11-22 is in the future. Name an earlier day.")
        #expect(errors.map(\.status) == [.badData, .badData])
    }
}
