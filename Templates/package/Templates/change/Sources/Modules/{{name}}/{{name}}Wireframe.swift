package import ModuleKit
import Terminal

/// Builds and connects the roles of `{{command}}`.
package enum {{name}}Wireframe {
    package static var useCase: UseCase {
        UseCase({{name}}Command.command) { words, context in
            present(context).perform({{name}}Request(words: words))
        }
    }

    static func present(_ context: ModuleContext) -> any {{name}}Presenting {
        let interactor = {{name}}Interactor(
            dataManager: {{name}}DataManager(store: context.store)
        )
        let presenter = {{name}}Presenter(
            view: RowView(console: context.console),
            interactor: interactor,
            router: context.router
        )
        interactor.output = presenter
        return presenter
    }
}
