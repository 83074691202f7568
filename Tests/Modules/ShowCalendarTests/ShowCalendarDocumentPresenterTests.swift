import CommandLine
import Entities
import TestKit
import Testing
import Vocabulary

@testable import ShowCalendar

struct ShowCalendarDocumentPresenterTests {
    private let view = FakeDocumentView()
    private let interactor = FakeInteractor()
    private let presenter: ShowCalendarDocumentPresenter

    init() {
        presenter = ShowCalendarDocumentPresenter(view: view, interactor: interactor, router: FakeRouter())
    }

    @Test func `the days that have items are listed`() {
        presenter.show(ShowCalendarRequest())
        presenter.foundDays(.sample())

        let document = view.documents.first ?? ""
        #expect(interactor.requests.count == 1)
        #expect(
            document.hasPrefix(
                #"{"adder":1,"calendar":{"from":"2026-11-01","through":"2026-11-30","days":[{"day":"2026-11-03","open":0,"#
            )
        )
        #expect(document.contains(#"{"day":"2026-11-20","open":1,"overdue":1,"done":0}"#))
        #expect(!document.contains("items"))
    }

    @Test func `a chosen day has its items`() {
        presenter.foundDays(.sample(chosen: .november(9), items: [.sample(3, "Rest")]))

        #expect(view.documents.first?.contains(#""items":[{"id":3,"#) == true)
    }

    @Test func `a failure is an error object`() {
        presenter.couldNotFindDays(ListError(.damaged, path: "/list"))

        #expect(view.problems.map(\.status) == [.badData])
    }
}
