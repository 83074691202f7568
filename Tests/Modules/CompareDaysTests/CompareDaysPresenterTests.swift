import Almanac
import CommandLine
import Presentation
import ProgramOutput
import TestKit
import Testing
import Vocabulary

@testable import CompareDays

struct CompareDaysPresenterTests {
    private func view(_ response: CompareDaysResponse) -> FakeQueryView<CompareDaysDisplay> {
        shown(
            by: CompareDaysPresenter.self,
            response,
            to: CompareDaysRequest(from: response.from, through: response.through)
        )
    }

    @Test func `each kind of change has a section`() throws {
        let display = try #require(view(.sample).displays.first)

        #expect(
            display.sections.map(\.heading) == ["Added (1)", "Done (1)", "Reopened (1)", "Changed (1)", "Removed (1)"]
        )
        #expect(display.sections.map(\.label) == ["added", "done", "reopened", "changed", "removed"])
        #expect(display.sections.flatMap(\.rows).map(\.title) == ["Bake", "Rest", "Swim", "Sew", "Dig"])
        #expect(display.sections.flatMap(\.rows).map(\.detail) == ["due today", "", "", "+home", ""])
        #expect(display.foot == "Changes since the end of Fri 20 Nov.")
    }

    @Test(
        arguments: [
            (.saturday - 1, nil, "Nothing changed since the end of Fri 20 Nov."),
            (.saturday - 9, .saturday - 1, "Nothing changed from the end of Thu 12 Nov to the end of Fri 20 Nov."),
        ] as [(Day, Day?, String)]
    )
    func `a span without changes is named`(from: Day, through: Day?, sentence: String) {
        let view = view(CompareDaysResponse(from: from, through: through, today: .saturday))

        #expect(view.sentences == [sentence])
    }

    @Test func `the copy of a series has the day on which it was due`() throws {
        var response = CompareDaysResponse(from: .saturday - 1, through: nil, today: .saturday)
        for due in [Due(day: .saturday - 1), nil] {
            response.add(ItemVersions(before: nil, after: .copy(7, due: due)))
        }

        let section = try #require(view(response).displays.first?.sections.first)
        #expect(section.heading == "Done (2)" && section.rows.map(\.detail) == ["due yesterday", ""])
    }

    @Test func `failures have a status`() {
        let failures: [CompareDaysFailure] = [.futureDay(.saturday), .storage(ListError(.forgotten, path: "/list"))]
        let errors = failures.map { CompareDaysPresenter.errorMessage($0, FakeRouter()) }

        #expect(errors.map(\.status) == [.badData, .notFound])
        #expect(errors[0].sentence == "2026-11-21 is not over yet. Name an earlier day.")
    }
}
