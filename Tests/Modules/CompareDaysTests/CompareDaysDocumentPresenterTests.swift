import Almanac
import CommandLine
import TestKit
import Testing
import Vocabulary

@testable import CompareDays

struct CompareDaysDocumentPresenterTests {
    private let view = FakeDocumentView()
    private let interactor = FakeInteractor()
    private let presenter: CompareDaysDocumentPresenter

    init() {
        presenter = CompareDaysDocumentPresenter(view: view, interactor: interactor, router: FakeRouter())
    }

    @Test func `changed items have both versions`() throws {
        presenter.show(CompareDaysRequest(from: .saturday - 1, through: nil))
        presenter.comparedDays(.sample)

        let document = try #require(view.documents.first)
        #expect(interactor.requests.count == 1)
        #expect(document.hasPrefix(#"{"adder":1,"diff":{"from":"2026-11-20","added":[{"id":1,"#))
        #expect(document.contains(#""changed":[{"before":{"id":4,"#) && document.contains(#"},"after":{"id":4,"#))
        #expect(document.contains(#""removed":[{"id":5,"#))
    }

    @Test func `the last day is given if there is one`() {
        presenter.comparedDays(CompareDaysResponse(from: .saturday - 2, through: .saturday - 1, today: .saturday))

        #expect(view.documents.first?.contains(#""from":"2026-11-19","through":"2026-11-20""#) == true)
    }

    @Test func `failures are error objects`() {
        presenter.foundFutureDay(.saturday)
        presenter.couldNotCompareDays(ListError(.forgotten, path: "/list"))

        #expect(view.problems.map(\.status) == [.badData, .notFound])
    }
}
