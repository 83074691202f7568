import CommandLine
package import ItemLanguage
package import ModuleKit
import Presentation
import Responses
import Terminal

/// The other use cases, which the router of a review leads to.
package struct ReviewItemsDestinations {
    /// Returns why the words can't be run.
    package typealias Run = (_ words: [String], ModuleContext) -> InputError?

    let run: Run

    /// - Parameter run: Runs the command in the words.
    package init(run: @escaping Run) {
        self.run = run
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
        let presenter = ReviewItemsPresenter(view: view, interactor: interactor, calendar: context.calendar)
        interactor.output = presenter
        view.eventHandler = presenter
        presenter.router = ReviewItemsRouter(context.notifying(presenter), destinations)
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

/// Leads to the other use cases. Their context notifies the review of changes.
private final class ReviewItemsRouter: ReviewItemsRouting {
    private let context: ModuleContext
    private let destinations: ReviewItemsDestinations

    init(_ context: ModuleContext, _ destinations: ReviewItemsDestinations) {
        self.context = context
        self.destinations = destinations
    }

    func command(_ words: String) -> String { context.router.command(words) }

    func presentDone(_ id: Int) throws(InputError) { try run("done", String(id)) }

    func presentMove(_ id: Int, to day: String) throws(InputError) {
        try run(["postpone", String(id)] + day.split(separator: " ").map(String.init))
    }

    func presentWait(_ id: Int, until day: String) throws(InputError) { try run("change", String(id), "wait:\(day)") }

    func presentProject(_ id: Int, _ name: String) throws(InputError) {
        try run("change", String(id), "project:\(name)")
    }

    func presentEditor(_ id: Int) throws(InputError) { try run("edit", String(id)) }

    func presentRemoval(_ id: Int) throws(InputError) { try run("remove", String(id), "--yes") }

    func presentUndo() throws(InputError) { try run("undo") }

    private func run(_ words: String...) throws(InputError) { try run(words) }

    private func run(_ words: [String]) throws(InputError) {
        if let error = destinations.run(words, context) { throw error }
    }
}
