package import ModuleKit

/// Builds and connects the roles of `{{command}}`.
package enum {{name}}Wireframe {
    package static var useCase: UseCase {
        UseCase({{name}}Command.command, read: {{name}}Command.request) {
            present($1).show($0)
        }
    }

{{if delegate}}
    /// Returns the connected module, which the caller must keep alive.
    package static func present(
        _ context: ModuleContext,
        delegate: (any {{name}}Delegate)? = nil
    ) -> any {{name}}Presenting {
{{else}}
    /// Returns the connected module, which the caller must keep alive.
    static func present(_ context: ModuleContext) -> any {{name}}Presenting {
{{end}}
        let interactor = {{name}}Interactor(
            dataManager: {{name}}DataManager(store: context.store),
            clock: context.clock
        )
        let presenter: any {{name}}Presenting & {{name}}InteractorOutput
        presenter = context.choose { isPlain in
{{if delegate}}
            let presenter = {{name}}Presenter(
                view: {{name}}View(console: context.console, isPlain: isPlain),
                interactor: interactor,
                router: context.router,
                calendar: context.calendar
            )
            presenter.delegate = delegate
            return presenter
        } json: { view in
            let presenter = {{name}}DocumentPresenter(
                view: view,
                interactor: interactor,
                router: context.router
            )
            presenter.delegate = delegate
            return presenter
        }
{{else}}
            {{name}}Presenter(
                view: {{name}}View(console: context.console, isPlain: isPlain),
                interactor: interactor,
                router: context.router,
                calendar: context.calendar
            )
        } json: { view in
            {{name}}DocumentPresenter(
                view: view,
                interactor: interactor,
                router: context.router
            )
        }
{{end}}
        interactor.output = presenter
        return presenter
    }
}
