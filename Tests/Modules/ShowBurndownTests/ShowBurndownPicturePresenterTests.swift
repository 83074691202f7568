import Almanac
import CommandLine
import Presentation
import TestKit
import Testing
import Vocabulary

@testable import ShowBurndown

struct ShowBurndownPicturePresenterTests {
    private let view = FakePictureView()
    private let presenter: ShowBurndownPicturePresenter

    init() {
        presenter = ShowBurndownPicturePresenter(
            view: view,
            interactor: FakeInteractor(),
            router: FakeRouter(),
            calendar: CalendarWords()
        )
    }

    private func svg(_ response: ShowBurndownResponse) throws -> String {
        presenter.foundBurndown(response)
        return try #require(view.pictures.last)
    }

    @Test func `the open items are a line, and the end is an area`() throws {
        let svg = try svg(
            .sample(.between(.saturday + 7, .saturday + 14), target: .init(day: .saturday + 7, perDay: 1))
        )

        #expect(
            svg.contains("<desc id=\"burndown-text\">Open: 8 now, 12 a week ago. End: between Sat 28 Nov and Sat 5 Dec")
        )
        #expect(svg.contains(#"<path class="open" d="M44 98 "#))
        // Three weeks are 692 pixels wide.
        #expect(svg.contains(#"<path class="forecast" d="M274 149 L736 250 L505 250Z"/>"#))
        #expect(svg.contains(#"<path class="target" d="M274 149 L505 250"/>"#))
    }

    @Test func `an end that is far away leaves the picture`() throws {
        let svg = try svg(.sample(.notBefore(.saturday + 168)))

        #expect(svg.contains(#"<path class="forecast" d="M97 149 L736 149 L736 200Z"/>"#))
        #expect(svg.contains(">13 Feb</text>"))
    }

    @Test(arguments: [ShowBurndownResponse.End.never, .unknown, .isReached])
    func `without an end there is no area`(end: ShowBurndownResponse.End) throws {
        #expect(try !svg(.sample(end)).contains("class=\"forecast\""))
    }

    @Test func `nothing to draw is reported`() {
        presenter.foundNothing(in: .sample(.isReached), [], isListEmpty: true)
        presenter.foundNothing(in: .sample(.isReached), [], isListEmpty: false)
        presenter.foundPastDay(.saturday)
        presenter.couldNotFindBurndown(ListError(.damaged, path: "/list"))

        #expect(view.sentences == ["Your list is empty.", "Nothing matches."])
        #expect(view.problems.map(\.status) == [.badData, .badData] && view.pictures.isEmpty)
    }
}
