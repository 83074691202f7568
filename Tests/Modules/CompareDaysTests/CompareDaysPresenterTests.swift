import Almanac
import CommandLine
import Presentation
import TestKit
import Testing
import Vocabulary

@testable import CompareDays

struct CompareDaysPresenterTests {
    private let view = FakeView()
    private let interactor = FakeInteractor()
    private let presenter: CompareDaysPresenter

    init() {
        presenter = CompareDaysPresenter(
            view: view,
            interactor: interactor,
            router: FakeRouter(),
            calendar: CalendarWords()
        )
    }

    @Test func `each kind of change has a section`() {
        presenter.comparedDays(.sample)

        #expect(
            view.sections.map(\.heading) == ["Added (1)", "Done (1)", "Reopened (1)", "Changed (1)", "Removed (1)"]
        )
        #expect(view.sections.map(\.label) == ["added", "done", "reopened", "changed", "removed"])
        #expect(view.sections.flatMap(\.rows).map(\.title) == ["Bake", "Rest", "Swim", "Sew", "Dig"])
        #expect(view.sections.flatMap(\.rows).map(\.detail) == ["due today", "", "", "+home", ""])
        #expect(view.sentences == ["Changes since the end of Fri 20 Nov."])
    }

    @Test func `a span without changes is named`() {
        presenter.comparedDays(CompareDaysResponse(from: .saturday - 1, through: nil, today: .saturday))
        presenter.comparedDays(CompareDaysResponse(from: .saturday - 9, through: .saturday - 1, today: .saturday))

        #expect(
            view.sentences == [
                "Nothing changed since the end of Fri 20 Nov.",
                "Nothing changed from the end of Thu 12 Nov to the end of Fri 20 Nov.",
            ]
        )
    }

    @Test func `failures have a status`() {
        presenter.foundFutureDay(.saturday)
        presenter.couldNotCompareDays(ListError(.forgotten, path: "/list"))

        #expect(view.errors.map(\.status) == [.badData, .notFound])
        #expect(view.errors.first?.sentence == "2026-11-21 is not over yet. Name an earlier day.")
    }

    @Test func `the request is passed on`() {
        let request = CompareDaysRequest(from: .saturday, through: nil)

        presenter.show(request)

        #expect(interactor.requests == [request])
    }
}
