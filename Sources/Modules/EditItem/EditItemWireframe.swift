import CommandLine
import DataStore
import ItemLanguage
package import ModuleKit
import Presentation
import TerminalViews
import Vocabulary

/// Builds and connects the roles of "edit".
package enum EditItemWireframe {
    package static var useCase: UseCase {
        UseCase(EditItemCommand.command) { invocation, context throws(InputError) in
            present(context).edit(try EditItemCommand.request(from: invocation, dates: context.dates))
        }
        .picking(if: { invocation, _ in invocation.operands.isEmpty && !invocation.has(EditItemCommand.resume) }) {
            present($2).edit(EditItemCommand.request(for: $0, $1))
        }
    }

    /// Builds the module for another one.
    package static func module(in context: ModuleContext) -> any EditItemModule { makePresenter(context) }

    static func present(_ context: ModuleContext) -> any EditItemPresenting { makePresenter(context) }

    private static func makePresenter(_ context: ModuleContext) -> EditItemPresenter {
        let interactor = EditItemInteractor(
            dataManager: EditItemDataManager(store: context.store, pages: keptPages(context)),
            clock: context.clock,
            makeUUID: context.makeUUID
        )
        let view = EditItemView(console: context.console)
        let presenter = EditItemPresenter(
            view: view,
            interactor: interactor,
            outcome: outcomePresenter(context),
            router: context.router,
            reader: EditItemReader { context.dates },
            delegate: context.delegate
        )
        interactor.output = presenter
        view.eventHandler = presenter
        return presenter
    }

    private static func outcomePresenter(_ context: ModuleContext) -> any EditItemOutcomePresenting {
        context.choose { isPlain in
            EditItemTextPresenter(
                view: ChangeView(console: context.console, isPlain: isPlain),
                router: context.router,
                calendar: context.calendar
            )
        } json: { view in
            EditItemDocumentPresenter(view: view, router: context.router)
        }
    }

    /// The files for pages that could not be saved. Each has a page before and after it was edited.
    private static func keptPages(_ context: ModuleContext) -> [TextFile] {
        guard let folder = context.stateFolder else { return [] }
        return (1...9).map { number in
            TextFile(
                StoreFile(path: "\(folder)/page-\(number)", ownFolder: folder),
                followsLinks: false,
                maximumSize: 3 * EditorPage.maximumSize
            )
        }
    }
}

extension EditItemPresenter: EditItemModule {
    package func edit(_ ids: [Int]) {
        edit(EditItemRequest(picked: ItemChoice(ids, of: EditItemCommand.command.name)))
    }
}
