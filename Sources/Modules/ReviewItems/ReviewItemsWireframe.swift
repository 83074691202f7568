import ChangeItem
import CompleteItem
import EditItem
package import ModuleKit
package import Presentation
import RemoveItem
import Responses
import Terminal
import TerminalViews
import UndoRedo
import Vocabulary

/// Builds and connects the roles of "review".
package enum ReviewItemsWireframe {
    package static var useCase: UseCase {
        UseCase(ReviewItemsCommand.command, read: ReviewItemsCommand.request) { request, context in
            let console = context.console
            let canWalk = context.style == .columns && console.conversation.canAsk && console.answers.width != nil
            let presenter: any ReviewItemsPresenting = canWalk ? walk(context) : list(context)
            presenter.show(request)
        }
    }

    /// Returns the list on the screen.
    package static func list(on view: any ScreenListViewing, _ context: ModuleContext) -> any ReviewItemsModule {
        let interactor = makeInteractor(context)
        let presenter = ReviewItemsScreenPresenter(
            view: view,
            interactor: interactor,
            router: context.router,
            calendar: context.calendar
        )
        interactor.output = presenter
        return presenter
    }

    private static func list(in view: any ItemListViewing, _ context: ModuleContext) -> ReviewItemsListPresenter {
        let interactor = makeInteractor(context)
        let presenter = ReviewItemsListPresenter(
            view: view,
            interactor: interactor,
            router: context.router,
            calendar: context.calendar
        )
        interactor.output = presenter
        return presenter
    }

    static func list(_ context: ModuleContext) -> any ReviewItemsPresenting {
        context.choose { isPlain in
            list(in: ItemListView(console: context.console, isPlain: isPlain), context)
        } json: { view in
            let interactor = makeInteractor(context)
            let presenter = ReviewItemsDocumentPresenter(
                view: view,
                interactor: interactor,
                router: context.router,
                calendar: context.calendar
            )
            interactor.output = presenter
            return presenter
        }
    }

    static func walk(_ context: ModuleContext) -> ReviewItemsPresenter {
        let interactor = makeInteractor(context)
        let view = ReviewItemsView(console: context.console)
        let router = ReviewItemsRouter(context)
        let presenter = ReviewItemsPresenter(
            view: view,
            interactor: interactor,
            router: router,
            calendar: context.calendar,
            reader: ReviewItemsReader { context.dates }
        )
        interactor.output = presenter
        view.eventHandler = presenter
        router.delegate = presenter
        return presenter
    }

    private static func makeInteractor(_ context: ModuleContext) -> ReviewItemsInteractor {
        ReviewItemsInteractor(
            dataManager: ReviewItemsDataManager(store: context.store),
            clock: context.clock,
            weekStart: context.weekStart
        )
    }
}

/// Presents the other modules. Their context notifies the review of changes.
private final class ReviewItemsRouter: ReviewItemsRouting {
    weak var delegate: (any ReviewItemsRouterDelegate)?
    private let context: ModuleContext

    init(_ context: ModuleContext) {
        self.context = context
    }

    func command(_ destination: Destination) -> String {
        let command = context.router.command(destination)
        return delegate?.hint(destination, command: command) ?? command
    }

    func presentDone(_ id: Int) { CompleteItemWireframe.module(in: decision).complete([id]) }

    func presentMove(_ id: Int, by changes: ItemChanges, typed: String) {
        ChangeItemWireframe.module(in: decision).postpone([id], by: changes, typed: typed)
    }

    func presentChange(_ id: Int, by changes: ItemChanges, typed: String) {
        ChangeItemWireframe.module(in: decision).change([id], by: changes, typed: typed)
    }

    func presentEditor(_ id: Int) { EditItemWireframe.module(in: decision).edit([id]) }

    func presentRemoval(_ id: Int) { RemoveItemWireframe.module(in: decision).remove([id]) }

    func presentUndo() { UndoRedoWireframe.module(in: decision).undo() }

    private var decision: ModuleContext {
        var context = context.frozen.notifying(delegate)
        context.router = self
        return context
    }
}
