import DataStore
package import ModuleKit
import Responses

/// Builds and connects the roles of "{{command}}".
package enum {{name}}Wireframe {
    package static var useCase: UseCase {
        UseCase({{name}}Command.command, change: present)
    }

    static func present(_ context: ModuleContext) -> any {{name}}Presenting {
        context.connect(
            {{name}}Interactor(
                dataManager: ChangeDataManager(store: context.store),
                clock: context.clock
            ),
            {{name}}Presenter.self
        )
    }
}
