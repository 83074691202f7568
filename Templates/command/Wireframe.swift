{{if delegate}}
package import ModuleKit
import Terminal
import Vocabulary
{{else}}
package import ModuleKit
import Terminal
{{end}}

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
        if context.style == .json {
            let presenter = {{name}}DocumentPresenter(
                view: DocumentView(console: context.console),
                interactor: interactor
            )
            interactor.output = presenter
{{if delegate}}
            presenter.delegate = delegate
{{end}}
            return presenter
        }
        let presenter = {{name}}Presenter(
            view: {{name}}View(console: context.console, isPlain: context.style == .plain),
            interactor: interactor,
            router: context.router,
            calendar: context.calendar
        )
        interactor.output = presenter
{{if delegate}}
        presenter.delegate = delegate
{{end}}
        return presenter
    }
}
