package import ModuleKit
import TerminalViews

/// Builds and connects the roles of "{{command}}".
package enum {{name}}Wireframe {
    package static var useCase: UseCase {
        UseCase({{name}}Command.command, filter: present)
    }

    static func present(_ context: ModuleContext) -> any {{name}}Presenting {
        context.connect(
            {{name}}Interactor(
                dataManager: {{name}}DataManager(store: context.store),
                clock: context.clock
            ),
            {{name}}Presenter.self,
            json: {{name}}Presenter.document,
            view: CountsView.init
        )
    }
}
