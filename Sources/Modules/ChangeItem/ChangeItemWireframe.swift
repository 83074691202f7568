import Almanac
import CommandLine
import DataStore
package import ModuleKit
package import Presentation
import Responses
import Vocabulary

/// Builds and connects the roles of "change", and of the commands that change one thing.
package enum ChangeItemWireframe {
    package static var useCase: UseCase {
        UseCase(ChangeItemCommand.command, read: ChangeItemCommand.request) { present($1).perform($0) }
    }

    package static var annotate: UseCase {
        UseCase(AnnotateItemCommand.command, read: AnnotateItemCommand.request) { present($1).perform($0) }
    }

    package static var postpone: UseCase {
        UseCase(PostponeItemCommand.command, read: PostponeItemCommand.request) { present($1).perform($0) }
            .picking(if: { PostponeItemCommand.isMissingItems($0, dates: $1.dates) }) { ids, invocation, context in
                askForMove(context).move(ids, to: PostponeItemCommand.text(of: invocation))
            }
    }

    package static var skip: UseCase {
        UseCase(SkipItemCommand.command, read: SkipItemCommand.request) { present($1).perform($0) }
            .picking { present($2).perform(SkipItemCommand.request(for: $0)) }
    }

    /// Builds the module for another one, with text output.
    package static func module(in context: ModuleContext) -> any ChangeItemModule {
        context.connectText(makeInteractor(context), ChangeItemPresenter.self)
    }

    /// Builds the input lines for the screen.
    package static func screen(_ context: ModuleContext, on view: any InputViewing) -> any ChangeItemScreenModule {
        ChangeItemScreenPresenter(
            view: view,
            changes: module(in: context),
            interactor: makeInteractor(context),
            previewer: makeInteractor(context.withoutWaiting),
            router: context.router,
            reader: ChangeItemInputReader { context.dates },
            calendar: context.calendar,
            weekStart: context.weekStart,
            now: context.clock.now,
            suggest: context.suggestion,
            delegate: context.delegate
        )
    }

    static func present(_ context: ModuleContext) -> any ChangeItemPresenting {
        context.connect(makeInteractor(context), ChangeItemPresenter.self)
    }

    /// Builds the roles that ask for a day before they move items.
    static func askForMove(_ context: ModuleContext) -> any ChangeItemMovePresenting {
        let view = ChangeItemMoveView(console: context.console)
        let presenter = ChangeItemMovePresenter(
            view: view,
            changes: present(context),
            reader: ChangeItemMoveReader(dates: context.dates),
            router: context.router,
            delegate: context.delegate
        )
        view.eventHandler = presenter
        return presenter
    }

    private static func makeInteractor(_ context: ModuleContext) -> ChangeItemInteractor {
        ChangeItemInteractor(dataManager: ChangeItemDataManager(store: context.store), clock: context.clock)
    }
}

extension ChangeItemPresenter: ChangeItemModule {
    package func change(_ ids: [Int], by changes: ItemChanges, typed: String) {
        perform(ItemChoice(ids, of: ChangeItemCommand.command.name, typed), changes)
    }

    package func postpone(_ ids: [Int], by changes: ItemChanges, typed: String) {
        perform(ItemChoice(ids, of: PostponeItemCommand.command.name, typed), changes)
    }

    private func perform(_ choice: ItemChoice, _ changes: ItemChanges) {
        perform(ChangeItemRequest(choice: choice, changes: changes))
    }
}
