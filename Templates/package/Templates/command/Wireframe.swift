package import ModuleKit

/// Builds and connects the roles of `{{command}}`.
package enum {{name}}Wireframe {
    package static var useCase: UseCase {
        UseCase({{name}}Command.command) { words, context in
            present(context).show({{name}}Command.request(from: words))
        }
    }

    static func present(_ context: ModuleContext) -> any {{name}}Presenting {
        let interactor = {{name}}Interactor(
            dataManager: {{name}}DataManager(reader: context.reader)
        )
        let presenter = {{name}}Presenter(
            view: {{name}}View(console: context.console),
            interactor: interactor,
            router: context.router
        )
        interactor.output = presenter
        return presenter
    }
}
