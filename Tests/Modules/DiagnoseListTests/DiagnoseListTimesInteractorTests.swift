import Testing

@testable import DiagnoseList

struct DiagnoseListTimesInteractorTests {
    private let fixture = DiagnoseListFixture()

    @Test func `the first run is ignored, and runs repeat until the time limit`() {
        fixture.dataManager.times = [
            .start: [9, 0.3, 0.1, 0.2], .upcoming: [9, 0.001], .sync: [9, 0.3, 0.2, 0.1],
        ]

        #expect(
            fixture.times == [
                DiagnoseListTime(action: .start, runs: 3, median: 0.2, longest: 0.3),
                DiagnoseListTime(action: .upcoming, runs: 25, median: 0.001, longest: 0.001),
                DiagnoseListTime(action: .sync, runs: 3, median: 0.2, longest: 0.3),
            ]
        )
    }

    @Test func `find is measured with the first word of the newest title`() {
        fixture.changeContents { $0.newestTitle = "--json 우유" }

        #expect(fixture.times.isEmpty)
        #expect(fixture.dataManager.runs == [.start, .upcoming, .list, .tags, .find("--json"), .sync])
    }
}
