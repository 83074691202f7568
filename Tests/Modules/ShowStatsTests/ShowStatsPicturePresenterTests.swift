import CommandLine
import Presentation
import ProgramOutput
import TestKit
import Testing
import Vocabulary

@testable import ShowStats

struct ShowStatsPicturePresenterTests {
    private func view(_ response: ShowStatsResponse) -> FakeQueryView<ShowStatsPicture> {
        shown(by: ShowStatsPicturePresenter.self, response, to: ShowStatsRequest())
    }

    @Test func `periods have names and numbers`() throws {
        let picture = try #require(view(.sample()).displays.first)

        #expect(picture.heading == "Added and done by week" && picture.open == [31, 33, 29])
        #expect(picture.periods.map(\.name) == ["9 Nov", "16 Nov"])
        #expect(picture.periods.map(\.added) == [4, 8] && picture.periods.map(\.done) == [1, 12])
    }

    @Test func `nothing to draw is reported`() {
        #expect(view(.sample(.emptyList)).sentences == ["Your list is empty."])
        #expect(view(.sample(.noMatch([]))).sentences == [ListSentences.nothingMatches(.everything)])
        #expect(ShowStatsPicturePresenter.errorMessage(.futureDay(.saturday), FakeRouter()).status == .badData)
    }
}
