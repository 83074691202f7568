import Presentation
import ProgramOutput
import Responses
import TestKit
import Testing
import Vocabulary

@testable import {{name}}

struct {{name}}PresenterTests {
    private final class View: {{name}}Viewing {
        private(set) var rows: [{{name}}Row] = []
        private(set) var sentences: [String] = []

        func showItems(_ rows: [{{name}}Row], title: String) { self.rows = rows }
        func showMessage(_ sentence: String) { sentences.append(sentence) }
        func showError(_ errorMessage: ErrorMessage) { sentences.append(errorMessage.sentence) }
    }

    private let view = View()
    private let delegate = FakeListDelegate()
    private let presenter: {{name}}Presenter

    init() {
        let interactor = FakeQueryInteractor<ItemFilter, {{name}}Response, ChangeFailure>(
            .success({{name}}Response(items: []))
        )
        presenter = {{name}}Presenter(
            view: view,
            interactor: interactor,
            router: FakeRouter(),
            delegate: delegate
        )
    }

    @Test func `the delegate hears of the item that was chosen`() {
        presenter.found({{name}}Response(items: [.sample(3, "우유 사기"), .sample(4)]))

        presenter.didChoose(0)

        #expect(view.rows[0] == {{name}}Row(id: "3", title: "우유 사기"))
        #expect(delegate.outcomes == [.chose([3])])
    }

    @Test func `an empty result and an unknown id are reported`() {
        presenter.found({{name}}Response(items: []))
        presenter.couldNotFind(.unknownIDs([3...3]))

        #expect(view.sentences == ["Nothing matches.", "No item 3. Run list to see ids."])
    }
}
