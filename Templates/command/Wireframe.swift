import Boundary
import Terminal
package import Wiring

/// Builds the module.
package final class {{name}}Wireframe {
    private let context: ModuleContext
{{if delegate}}
    private weak var delegate: (any {{name}}Delegate)?
{{end}}

{{if delegate}}
    package init(_ context: ModuleContext, delegate: (any {{name}}Delegate)? = nil) {
        self.context = context
        self.delegate = delegate
{{else}}
    init(_ context: ModuleContext) {
        self.context = context
{{end}}
    }

    package static var useCase: UseCase {
        UseCase({{name}}Command.command, read: {{name}}Command.request) {
            {{name}}Wireframe($1).show($0)
        }
    }

    /// Returns the connected module, which the caller must keep alive.
    func present() -> any {{name}}Module {
        let interactor = {{name}}Interactor(
            dataManager: {{name}}DataManager(store: context.store),
            clock: context.clock
        )
        if context.style == .json {
            let presenter = {{name}}JSONPresenter(
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
            view: context.view(
                {{name}}View.init,
                plain: {{name}}PlainView.init
            ),
            interactor: interactor,
            calendar: context.calendar
        )
        interactor.output = presenter
{{if delegate}}
        presenter.delegate = delegate
{{end}}
        return presenter
    }
}

extension {{name}}Wireframe: {{name}}Module {
    package func show(_ request: {{name}}Request) {
        present().show(request)
    }
}
