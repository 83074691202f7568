package import ModuleKit
package import Settings
import Terminal

/// Builds and connects the roles of "doctor".
package enum DiagnoseListWireframe {
    package typealias Timing = (_ words: [String]) -> Double?

    /// - Parameter time: Returns the seconds that a silent run of the program with these words takes, or `nil` if it
    ///   fails.
    package static func useCase(screenKeys: ScreenKeys, timing time: @escaping Timing) -> UseCase {
        UseCase(DiagnoseListCommand.command, kind: .tolerant) { invocation, context in
            present(context, screenKeys, timing: time).diagnose(DiagnoseListCommand.request(from: invocation))
        }
    }

    static func present(
        _ context: ModuleContext,
        _ screenKeys: ScreenKeys,
        timing time: @escaping Timing
    ) -> any DiagnoseListPresenting {
        let source = context.settings
        let interactor = DiagnoseListInteractor(
            dataManager: DiagnoseListDataManager(
                store: context.store,
                settingsFile: source.file,
                environment: source.environment,
                stateFolder: context.stateFolder,
                time: time
            ),
            clock: context.clock,
            rules: source.rules,
            screenKeys: screenKeys
        )
        let presenter: any DiagnoseListPresenting & DiagnoseListInteractorOutput = context.choose { isPlain in
            DiagnoseListPresenter(
                view: DiagnoseListView(console: context.console, isPlain: isPlain),
                interactor: interactor,
                router: context.router,
                calendar: context.calendar
            )
        } json: { view in
            DiagnoseListDocumentPresenter(view: view, interactor: interactor, router: context.router)
        }
        interactor.output = presenter
        return presenter
    }
}
