import Almanac
import ItemLanguage
import Presentation
import ProgramOutput
import Responses
import TestKit
import Testing
import Vocabulary

@testable import ChangeItem

struct ChangeItemMovePresenterTests {
    private final class View: ChangeItemMoveViewing {
        private(set) var prompts: [String] = []
        private(set) var messages: [String] = []
        private(set) var errors: [ErrorMessage] = []

        func ask(_ prompt: String) { prompts.append(prompt) }
        func showMessage(_ sentence: String) { messages.append(sentence) }
        func showError(_ errorMessage: ErrorMessage) { errors.append(errorMessage) }
    }

    private final class Changes: ChangePresenting {
        private(set) var requests: [ChangeItemRequest] = []

        func perform(_ request: ChangeItemRequest) { requests.append(request) }
    }

    private let view = View()
    private let changes = Changes()
    private let delegate = FakeListDelegate()
    private let presenter: ChangeItemMovePresenter

    init() {
        presenter = ChangeItemMovePresenter(
            view: view,
            changes: changes,
            reader: ChangeItemMoveReader(dates: DateReader(.saturday, weeksStartOn: .monday)),
            router: CommandRouter.oneShot,
            delegate: delegate
        )
        presenter.move([3, 5], to: "")
    }

    @Test func `the items are moved to the day that was typed`() {
        presenter.didEnter("fri")

        let request = changes.requests.first
        #expect(view.prompts == ["To (fri, 1w, 2h; empty to leave): "])
        #expect(request?.choice.typed == "postpone 3 5 fri")
        #expect(request?.choice.filter.selection.namedIDs == [3...3, 5...5])
        #expect(request?.changes.move == .to(Due(day: .saturday + 6)))
    }

    @Test func `with a day, nothing is asked`() {
        presenter.move([4], to: "1w")

        #expect(changes.requests.map(\.choice.typed) == ["postpone 4 1w"])
        #expect(view.prompts.count == 1)
    }

    @Test func `after a mistake, the question is asked again`() {
        presenter.didEnter("soon")

        #expect(changes.requests.isEmpty)
        #expect(view.messages.count == 1)
        #expect(view.messages.first?.contains("soon") == true)
        #expect(view.prompts.count == 2)
        presenter.didEnter("1w")
        #expect(changes.requests.count == 1)
    }

    @Test func `an empty line changes nothing`() {
        presenter.didEnter(" ")

        #expect(view.messages == [ChangeSentences.nothingChanged])
        #expect(delegate.outcomes == [.cancelled])
    }

    @Test func `an interrupt is an error`() {
        presenter.didCancel(isInterrupted: true)

        #expect(view.errors == [ChangeSentences.interrupted])
        #expect(delegate.outcomes == [.cancelled])
    }
}
