package import ModuleKit

/// Builds and connects the roles of `{{command}}`.
package enum {{name}}Wireframe {
    package static var useCase: UseCase {
        UseCase(
            {{name}}Command.command,
            read: {{name}}Command.request,
            query: present
        )
    }

    /// Returns the connected module, which the caller must keep alive.
    static func present(_ context: ModuleContext) -> any {{name}}Presenting {
        context.connect(
            {{name}}Interactor(
                dataManager: {{name}}DataManager(store: context.store),
                clock: context.clock
            ),
            {{name}}Presenter.self,
            json: {{name}}Document.text,
            view: {{name}}View.init
        )
    }
}
