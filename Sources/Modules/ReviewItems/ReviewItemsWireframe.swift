package import ModuleKit
import Presentation
import Responses
import Terminal
package import Vocabulary

/// The other use cases, which the router of a review leads to.
package struct ReviewItemsDestinations {
    let complete: (ItemChoice, ModuleContext) -> Void
    let change: (ItemChoice, ItemChanges, ModuleContext) -> Void
    let remove: (ItemChoice, ModuleContext) -> Void
    let edit: (_ id: Int, _ typed: String, ModuleContext) -> Void
    let undo: (ModuleContext) -> Void

    package init(
        complete: @escaping (ItemChoice, ModuleContext) -> Void,
        change: @escaping (ItemChoice, ItemChanges, ModuleContext) -> Void,
        remove: @escaping (ItemChoice, ModuleContext) -> Void,
        edit: @escaping (_ id: Int, _ typed: String, ModuleContext) -> Void,
        undo: @escaping (ModuleContext) -> Void
    ) {
        self.complete = complete
        self.change = change
        self.remove = remove
        self.edit = edit
        self.undo = undo
    }
}

/// Builds and connects the roles of "review".
package enum ReviewItemsWireframe {
    package static func useCase(presenting destinations: ReviewItemsDestinations) -> UseCase {
        UseCase(ReviewItemsCommand.command, read: ReviewItemsCommand.request) { request, context in
            let canWalk = context.style == .columns && context.console.canAsk && context.console.width != nil
            let presenter = canWalk ? walk(context, destinations) : list(context)
            presenter.show(request)
        }
    }

    static func list(_ context: ModuleContext) -> any ReviewItemsPresenting {
        let interactor = makeInteractor(context)
        let presenter: any ReviewItemsPresenting & ReviewItemsInteractorOutput = context.choose { isPlain in
            ReviewItemsListPresenter(
                view: ItemListView(console: context.console, isPlain: isPlain),
                interactor: interactor,
                router: context.router,
                calendar: context.calendar
            )
        } json: { view in
            ReviewItemsDocumentPresenter(
                view: view,
                interactor: interactor,
                router: context.router,
                calendar: context.calendar
            )
        }
        interactor.output = presenter
        return presenter
    }

    static func walk(
        _ context: ModuleContext,
        _ destinations: ReviewItemsDestinations
    ) -> any ReviewItemsPresenting {
        let interactor = makeInteractor(context)
        let view = ReviewItemsView(console: context.console)
        let router = ReviewItemsRouter(context, destinations)
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

/// Presents the other use cases. Their context notifies the review of changes.
private final class ReviewItemsRouter: ReviewItemsRouting {
    weak var delegate: (any ListDelegate)?
    private let context: ModuleContext
    private let destinations: ReviewItemsDestinations

    init(_ context: ModuleContext, _ destinations: ReviewItemsDestinations) {
        self.context = context
        self.destinations = destinations
    }

    /// At the prompt of a review, a key undoes the last decision.
    func command(_ words: String) -> String {
        words == "undo" ? ReviewItemsKey.undo.letter : context.router.command(words)
    }

    func presentDone(_ id: Int) { destinations.complete(choice(id, "done \(id)"), decision) }

    func presentChange(_ id: Int, _ changes: ItemChanges, typed: String) {
        let command = changes.move == nil && !changes.keepsDueDay ? "change" : "postpone"
        destinations.change(choice(id, "\(command) \(id) \(typed)"), changes, decision)
    }

    func presentEditor(_ id: Int) { destinations.edit(id, "edit \(id)", decision) }

    func presentRemoval(_ id: Int) { destinations.remove(choice(id, "remove \(id)", isConfirmed: true), decision) }

    func presentUndo() { destinations.undo(decision) }

    /// The text is recorded with the change.
    private func choice(_ id: Int, _ typed: String, isConfirmed: Bool = false) -> ItemChoice {
        ItemChoice(ItemFilter(Selection([[.ids([id...id])]])), isConfirmed: isConfirmed, typed: typed)
    }

    private var decision: ModuleContext {
        var context = context.frozen.notifying(delegate)
        context.router = self
        return context
    }
}
