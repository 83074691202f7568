package import Wiring

/// Builds the module.
package final class {{name}}Wireframe {
    private let surroundings: Surroundings
    private weak var delegate: (any {{name}}Delegate)?

    package init(_ surroundings: Surroundings, delegate: (any {{name}}Delegate)? = nil) {
        self.surroundings = surroundings
        self.delegate = delegate
    }

    package static var useCase: UseCase {
        UseCase({{name}}Command.command) { words, surroundings in
            let request = {{name}}Command.request(from: words)
            {{name}}Wireframe(surroundings).show(request)
        }
    }

    /// The roles, connected, for whoever keeps them.
    func present() -> any {{name}}Module {
        let interactor = {{name}}Interactor(
            dataManager: {{name}}DataManager(reader: surroundings.reader)
        )
        let presenter = {{name}}Presenter(
            view: {{name}}View(console: surroundings.console),
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
