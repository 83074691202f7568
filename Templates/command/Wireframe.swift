import Boundary
import Terminal
package import Wiring

/// Builds the module.
package final class {{name}}Wireframe {
    private let surroundings: Surroundings
{{if delegate}}
    private weak var delegate: (any {{name}}Delegate)?
{{end}}

{{if delegate}}
    package init(_ surroundings: Surroundings, delegate: (any {{name}}Delegate)? = nil) {
        self.surroundings = surroundings
        self.delegate = delegate
{{else}}
    init(_ surroundings: Surroundings) {
        self.surroundings = surroundings
{{end}}
    }

    package static var useCase: UseCase {
        UseCase({{name}}Command.command, read: {{name}}Command.request) {
            {{name}}Wireframe($1).show($0)
        }
    }

    /// The roles, connected, for whoever keeps them.
    func present() -> any {{name}}Module {
        let interactor = {{name}}Interactor(
            dataManager: {{name}}DataManager(store: surroundings.store),
            clock: surroundings.clock
        )
        if surroundings.style == .json {
            let presenter = {{name}}JSONPresenter(
                view: DocumentView(console: surroundings.console),
                interactor: interactor
            )
            interactor.output = presenter
{{if delegate}}
            presenter.delegate = delegate
{{end}}
            return presenter
        }
        let presenter = {{name}}Presenter(
            view: surroundings.view(
                {{name}}View.init,
                plain: {{name}}PlainView.init
            ),
            interactor: interactor,
            calendar: surroundings.calendar
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
