import Almanac
import Entities
import Presentation
import Responses
import TestKit
import Testing
import Vocabulary

@testable import CompleteItem

struct CompleteItemPartsTests {
    private let dataManager = FakeChangingList()
    private let output = FakeChangeOutput<CompleteItemResponse>()
    private let interactor: CompleteItemInteractor
    private let three = Selection([[.ids([3...3])]])

    init() {
        interactor = CompleteItemInteractor(dataManager: dataManager, clock: FixedClock.saturday)
        interactor.output = output
        dataManager.items = [.sample(3, "Move")]
    }

    private var completed: [Int] { dataManager.plans.flatMap { $0.updates.map(\.after.id) } }

    private func addParts() {
        dataManager.below = [3: [4, 5]]
        dataManager.others = [.sample(4, "Pack"), .sample(5, "Clean")]
    }

    @Test func `open parts are asked about before anything is changed`() {
        addParts()

        interactor.perform(.sample(three))

        #expect(output.unconfirmed.map(\.ids) == [[4, 5]])
        #expect(output.unconfirmed.first?.first.map(\.title) == ["Pack", "Clean"])
        #expect(output.unconfirmed.map(\.parents) == [1])
        #expect(dataManager.plans.isEmpty)
    }

    @Test(arguments: [
        (OpenParts.leave, [3]), (.complete, [3, 4, 5]), (.completeConfirmed([4, 5, 6]), [3, 4, 5]),
    ])
    func `the parts are completed in the same change, or left open`(parts: OpenParts, ids: [Int]) {
        addParts()

        interactor.perform(.sample(three, parts: parts))

        #expect(completed == ids)
        #expect(dataManager.requests.count == 1)
        #expect(output.responses.first?.completions.map(\.id) == ids)
    }

    @Test func `a part added after the answer is asked about`() {
        addParts()

        interactor.perform(.sample(three, parts: .completeConfirmed([4])))

        #expect(output.unconfirmed.map(\.ids) == [[4, 5]])
        #expect(dataManager.plans.isEmpty)
    }

    @Test func `chosen parts are not asked about`() {
        addParts()
        dataManager.items = [.sample(3), .sample(4), .sample(5)]

        interactor.perform(.sample(Selection([[.ids([3...5])]])))

        #expect(completed == [3, 4, 5])
    }

    @Test func `an item that is done already keeps its open parts, unless they are to be completed`() {
        addParts()
        dataManager.items = [.sample(3, "Move", isDone: true)]

        interactor.perform(.sample(three))
        #expect(completed == [] && output.unconfirmed.isEmpty)
        interactor.perform(.sample(three, parts: .complete))
        #expect(dataManager.requests.last?.typed == "typed --parts")
        #expect(completed == [4, 5])
        #expect(output.responses.last?.alreadyDone.map(\.id) == [3])
    }

    @Test(arguments: [
        (ConfirmationAnswer.yes, OpenParts.completeConfirmed([4, 5])), (.no, .leave), (.notInteractive, .leave),
    ])
    func `an answer about parts repeats the request`(answer: ConfirmationAnswer, parts: OpenParts) {
        let view = FakeChangeView()
        let interactor = FakeChangeInteractor<CompleteItemRequest, CompleteItemResponse>()
        let presenter = CompleteItemPresenter(ChangeRoles(view: view, interactor: interactor, router: FakeRouter()))
        var items = ItemsToConfirm(asPartsOf: 1, named: ItemName(id: 3, title: "Move"))
        items.add(4, title: "Pack")
        items.add(5, title: "Clean")

        presenter.perform(.sample(three))
        presenter.couldNotChange(.needsConfirmation(items))
        presenter.didAnswer(answer)

        #expect(
            view.shown == [
                .question("3 Move has 2 open parts (4 Pack, 5 Clean). Complete them too? No completes 3 alone.")
            ]
        )
        #expect(interactor.requests.map(\.parts) == [.ask, parts])
    }

    @Test func `the parts of a repeating item that moves on are completed only on request`() {
        addParts()
        dataManager.items = [
            .sample(3) { ($0.due, $0.recurrence) = (Due(day: .saturday), .every(Repetition(.weekly))) }
        ]

        interactor.perform(.sample(three))
        #expect(completed == [3] && output.unconfirmed.isEmpty)
        interactor.perform(.sample(three, parts: .complete))
        #expect(completed == [3, 3, 4, 5])
    }
}
