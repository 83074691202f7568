import CommandLine
import ItemLanguage
package import ModuleKit
import Terminal
import Vocabulary

/// Builds a new module each time, and releases it when it is done.
package final class {{name}}Wireframe {
    private let context: ModuleContext
    private weak var delegate: (any {{name}}Delegate)?
    private var presenter: {{name}}Presenter?

    package init(_ context: ModuleContext, delegate: (any {{name}}Delegate)? = nil) {
        self.context = context
        self.delegate = delegate
    }

    package static var useCase: UseCase {
        UseCase({{name}}Command.command) { invocation, context throws(InputError) in
            let wireframe = {{name}}Wireframe(context)
            let canAsk = context.console.canAsk && context.style != .json
            let intent = try {{name}}Command.intent(
                from: invocation,
                canAsk: canAsk,
                dates: context.dates
            )
            switch intent {
            case .ask: wireframe.askForItems()
            case .choose(let request): wireframe.choose(request)
            }
        }
    }

    /// Returns the connected module, which stays alive until the user leaves it.
    func present() -> any {{name}}Presenting {
        context.style == .json ? presentDocument() : presentConversation()
    }

    private func presentConversation() -> {{name}}Presenter {
        let view = {{name}}View(console: context.console, isPlain: context.style == .plain)
        let interactor = makeInteractor()
        let presenter = {{name}}Presenter(
            view: view,
            interactor: interactor,
            reader: {{name}}Reader(dates: { [context] in context.dates })
        )
        interactor.output = presenter
        view.eventHandler = presenter
        presenter.delegate = delegate
        presenter.router = self
        self.presenter = presenter
        return presenter
    }

    private func presentDocument() -> {{name}}DocumentPresenter {
        let interactor = makeInteractor()
        let presenter = {{name}}DocumentPresenter(
            view: DocumentView(console: context.console),
            interactor: interactor,
            missing: {{name}}Command.missing
        )
        interactor.output = presenter
        presenter.delegate = delegate
        return presenter
    }

    private func makeInteractor() -> {{name}}Interactor {
        {{name}}Interactor(
            dataManager: {{name}}DataManager(store: context.store),
            clock: context.clock
        )
    }
}

extension {{name}}Wireframe: {{name}}Presenting {
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
