import DataStore
import Interchange
package import ModuleKit
import Terminal

/// Builds and connects the roles of "show".
package enum ShowItemWireframe {
    package static var useCase: UseCase {
        UseCase(ShowItemCommand.command, read: ShowItemCommand.request) { present($1).show($0) }
            .picking { present($2).show(ShowItemCommand.request(for: $0, $1)) }
    }

    package static func present(_ context: ModuleContext) -> any ShowItemPresenting {
        let interactor = ShowItemInteractor(
            dataManager: ShowItemDataManager(
                store: context.store,
                context: ForeignContext(
                    clock: context.clock,
                    weeksStartOn: context.weekStart,
                    zoneFiles: InputFile.zone
                )
            ),
            clock: context.clock
        )
        let presenter: any ShowItemPresenting & ShowItemInteractorOutput = context.choose { isPlain in
            ShowItemPresenter(
                view: ShowItemView(console: context.console, isPlain: isPlain),
                interactor: interactor,
                router: context.router,
                calendar: context.calendar,
                isComplete: isPlain
            )
        } json: { view in
            ShowItemDocumentPresenter(view: view, interactor: interactor, router: context.router)
        }
        interactor.output = presenter
        return presenter
    }
}
