import Almanac
import CommandLine
import Presentation
import ProgramOutput
import TestKit
import Testing
import Vocabulary

@testable import ShowBurndown

struct ShowBurndownPicturePresenterTests {
    private func view(_ response: ShowBurndownResponse) -> FakeQueryView<ShowBurndownPicture> {
        shown(by: ShowBurndownPicturePresenter.self, response, to: ShowBurndownRequest())
    }

    @Test func `days are counted from the first one`() throws {
        let response = ShowBurndownResponse.sample(
            .between(.saturday + 7, .saturday + 14),
            target: .init(day: .saturday + 9, perDay: 1)
        )

        let picture = try #require(view(response).displays.first)
        #expect(picture.ends == [15, 22] && picture.target == 17 && picture.lastDay == 22)
        #expect(picture.labels.map(\.day) == [0, 8, 22])
        #expect(picture.labels.map(\.name) == ["13 Nov", "21 Nov", "5 Dec"])
    }

    @Test func `a day that is far away isn't shown`() throws {
        let picture = try #require(view(.sample(.notBefore(.saturday + 168))).displays.first)

        #expect(picture.lastDay == 8 + 84 && picture.ends == [176])
    }

    @Test func `a list that began today is a line from zero, with dates that stay true`() throws {
        let response = ShowBurndownResponse(
            days: [.saturday],
            openBefore: 0,
            open: [4],
            paces: [],
            end: .unknown,
            target: nil
        )

        let picture = try #require(view(response).displays.first)

        #expect(picture.open == [0, 4] && picture.lastDay == 1 && picture.labels.map(\.name) == ["20 Nov", "21 Nov"])
        #expect(picture.description.hasPrefix("Open: 4 on Sat 21 Nov 2026. End: unknown"))
    }

    @Test func `nothing to draw is reported`() {
        #expect(view(.sample(.isReached, nothing: .emptyList)).sentences == ["Your list is empty."])
        #expect(
            view(.sample(.isReached, nothing: .noMatch([]))).sentences == [ListSentences.nothingMatches(.everything)]
        )
        #expect(ShowBurndownPicturePresenter.errorMessage(.pastDay(.saturday), FakeRouter()).status == .badData)
    }
}
