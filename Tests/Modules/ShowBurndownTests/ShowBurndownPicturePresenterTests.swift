import Almanac
import CommandLine
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
        #expect(picture.ends == [14, 21] && picture.target == 16 && picture.lastDay == 21)
        #expect(picture.labels.map(\.day) == [0, 7, 21])
        #expect(picture.labels.map(\.name) == ["14 Nov", "21 Nov", "5 Dec"])
    }

    @Test func `a day that is far away isn't shown`() throws {
        let picture = try #require(view(.sample(.notBefore(.saturday + 168))).displays.first)

        #expect(picture.lastDay == 7 + 84 && picture.ends == [175])
    }

    @Test func `nothing to draw is reported`() {
        #expect(view(.sample(.isReached, nothing: .emptyList)).sentences == ["Your list is empty."])
        #expect(view(.sample(.isReached, nothing: .noMatch([]))).sentences == ["Nothing matches."])
        #expect(ShowBurndownPicturePresenter.errorMessage(.pastDay(.saturday), FakeRouter()).status == .badData)
    }
}
