import CommandLine
import Presentation
import ProgramOutput
import TestKit
import Testing
import Vocabulary

@testable import ReviewItems

struct ReviewItemsDocumentPresenterTests {
    private let view = FakeDocumentView()
    private let interactor = FakeInteractor()
    private let presenter: ReviewItemsDocumentPresenter

    init() {
        presenter = ReviewItemsDocumentPresenter(
            view: view,
            interactor: interactor,
            router: FakeRouter(),
            calendar: CalendarWords()
        )
        interactor.output = presenter
    }

    @Test func `items have their reasons`() {
        interactor.response = .sample(1, projects: ["garden"])
        presenter.show(ReviewItemsRequest())

        #expect(view.documents.first?.hasPrefix(#"{"adder":1,"review":[{"item":{"id":1,"#) == true)
        #expect(
            view.documents.first?.hasSuffix(#""why":["overdue by 2 days"]}],"finishedProjects":["garden"]}"# + "\n")
                == true
        )
    }

    @Test func `nothing is an empty array, and a failure an error object`() {
        presenter.show(ReviewItemsRequest())
        presenter.foundItem(nil)
        presenter.couldNotFindItems(ListError(.damaged, path: "/list"))

        #expect(view.documents.first == #"{"adder":1,"review":[]}"# + "\n" && view.documents.count == 2)
        #expect(view.problems.map(\.status) == [.badData])
    }
}
