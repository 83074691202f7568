import Boundary
import Terminal
package import Wiring

/// Builds the module anew each time it is presented, and lets go of it when it has done its work.
package final class {{name}}Wireframe {
    private let surroundings: Surroundings
    private weak var delegate: (any {{name}}Delegate)?
    private var presenter: {{name}}Presenter?

    package init(_ surroundings: Surroundings, delegate: (any {{name}}Delegate)? = nil) {
        self.surroundings = surroundings
        self.delegate = delegate
    }

    package static var useCase: UseCase {
        UseCase({{name}}Command.command) { invocation, surroundings throws(Misunderstanding) in
            let wireframe = {{name}}Wireframe(surroundings)
            let canAsk = surroundings.console.canAsk && surroundings.style != .json
            let wish = try {{name}}Command.wish(
                from: invocation,
                canAsk: canAsk,
                dates: surroundings.dates
            )
            switch wish {
            case .ask: wireframe.askForItems()
            case .choose(let request): wireframe.choose(request)
            }
        }
    }

    /// The roles, connected; alive until the module is left.
    func present() -> any {{name}}Module {
        surroundings.style == .json ? presentDocument() : presentConversation()
    }

    private func presentConversation() -> {{name}}Presenter {
        let view = surroundings.view({{name}}View.init) {
            {{name}}PlainView(console: $0)
        }
        let interactor = makeInteractor()
        let presenter = {{name}}Presenter(
            view: view,
            interactor: interactor,
            reader: {{name}}Reader(dates: { [surroundings] in surroundings.dates })
        )
        interactor.output = presenter
        view.eventHandler = presenter
        presenter.delegate = delegate
        presenter.router = self
        self.presenter = presenter
        return presenter
    }

    private func presentDocument() -> {{name}}JSONPresenter {
        let interactor = makeInteractor()
        let presenter = {{name}}JSONPresenter(
            view: DocumentView(console: surroundings.console),
            interactor: interactor,
            missing: {{name}}Command.missing
        )
        interactor.output = presenter
        presenter.delegate = delegate
        return presenter
    }

    private func makeInteractor() -> {{name}}Interactor {
        {{name}}Interactor(
            dataManager: {{name}}DataManager(store: surroundings.store),
            clock: surroundings.clock
        )
    }
}

extension {{name}}Wireframe: {{name}}Module {
    package func choose(_ request: {{name}}Request) {
        present().choose(request)
    }

    package func askForItems() {
        present().askForItems()
    }
}

extension {{name}}Wireframe: {{name}}Routing {
    func leave{{name}}() {
        presenter = nil
    }
}
