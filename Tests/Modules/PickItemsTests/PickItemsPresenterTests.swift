import Almanac
import Presentation
import ProgramOutput
import Responses
import TestKit
import Testing
import Vocabulary

@testable import PickItems

struct PickItemsPresenterTests {
    private let view = FakeView()
    private let interactor = FakeInteractor()
    private let delegate = FakePickDelegate()
    private let listDelegate = FakeListDelegate()
    private let presenter: PickItemsPresenter

    init() {
        presenter = PickItemsPresenter(
            view: view,
            interactor: interactor,
            router: CommandRouter.oneShot,
            delegate: delegate,
            listDelegate: listDelegate
        )
        interactor.output = presenter
        interactor.rows = [
            .init(id: 3, title: "Late", due: Due(day: .saturday - 1), isOverdue: true, project: nil, tags: []),
            .init(
                id: 5,
                title: "Late too",
                due: Due(day: .saturday - 1),
                isOverdue: true,
                project: "home",
                tags: ["x", "@y"]
            ),
            .init(id: 4, title: "Now", due: Due(day: .saturday), isOverdue: false, project: nil, tags: ["x"]),
            .init(id: 1, title: "Some day", due: nil, isOverdue: false, project: nil, tags: []),
        ]
    }

    @Test func `the items are shown with their date, project and tags`() {
        presenter.pick(PickItemsRequest(command: "edit"))

        #expect(
            view.displays == [
                PickItemsDisplay(
                    prompt: "edit> ",
                    rows: [
                        .init(id: 3, due: "yesterday", isOverdue: true, title: "Late", names: ""),
                        .init(id: 5, due: "yesterday", isOverdue: true, title: "Late too", names: "home +x @y"),
                        .init(id: 4, due: "today", isOverdue: false, title: "Now", names: "+x"),
                        .init(id: 1, due: "", isOverdue: false, title: "Some day", names: ""),
                    ]
                )
            ]
        )
    }

    @Test func `picked items are passed on, and nothing else is said`() {
        presenter.pick(PickItemsRequest(command: "done"))
        presenter.didPick([3, 4])

        #expect(delegate.picked == [[3, 4]])
        #expect(listDelegate.outcomes.isEmpty)
        #expect(view.messages.isEmpty)
    }

    @Test func `if nothing is picked, it is said`() {
        presenter.pick(PickItemsRequest(command: "done"))
        presenter.didCancel()
        presenter.didInterrupt()

        #expect(view.messages == ["Nothing was picked."])
        #expect(view.errors == [ChangeSentences.interrupted])
        #expect(listDelegate.outcomes == [.cancelled, .cancelled])
        #expect(delegate.picked.isEmpty)
    }

    @Test func `a list without open items has nothing to pick`() {
        interactor.rows = []

        presenter.pick(PickItemsRequest(command: "done"))

        #expect(view.displays.isEmpty)
        #expect(view.messages == ["No open items."])
        #expect(listDelegate.outcomes == [.unchanged])
    }

    @Test func `a list that can't be read is an error`() {
        interactor.failure = ListError(.damaged, path: "list")

        presenter.pick(PickItemsRequest(command: "done"))

        #expect(view.errors.map(\.status) == [.badData])
        #expect(listDelegate.outcomes == [.refused])
    }
}
