package import Wiring

/// Builds the module.
package final class {{name}}Wireframe {
    private let context: ModuleContext
    private weak var delegate: (any {{name}}Delegate)?

    package init(_ context: ModuleContext, delegate: (any {{name}}Delegate)? = nil) {
        self.context = context
        self.delegate = delegate
    }

    package static var useCase: UseCase {
        UseCase({{name}}Command.command) { words, context in
            let request = {{name}}Command.request(from: words)
            {{name}}Wireframe(context).show(request)
        }
    }

    /// Returns the connected module, which the caller must keep alive.
    func present() -> any {{name}}Module {
        let interactor = {{name}}Interactor(
            dataManager: {{name}}DataManager(reader: context.reader)
        )
        let presenter = {{name}}Presenter(
            view: {{name}}View(console: context.console),
            interactor: interactor
        )
        interactor.output = presenter
        presenter.delegate = delegate
        return presenter
    }
}

extension {{name}}Wireframe: {{name}}Module {
    package func show(_ request: {{name}}Request) {
        present().show(request)
    }
}
