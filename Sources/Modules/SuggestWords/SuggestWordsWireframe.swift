import CommandLine
package import ModuleKit
import Terminal

/// Builds and connects the roles of "suggest", once per request.
package enum SuggestWordsWireframe {
    package static var useCase: UseCase {
        UseCase(SuggestWordsCommand.command, kind: .tolerant) { invocation, context in
            let query = SuggestWordsCommand.query(from: invocation, context.commands)
            present(context, list: query.list, bashWord: query.bashWord).suggest(query.request)
        }
    }

    /// Suggests completions for a line of the delegate's prompt, which doesn't include the name of the program.
    package static func suggest(
        after typed: String,
        in context: ModuleContext,
        to delegate: any SuggestWordsDelegate
    ) {
        let query = SuggestWordsCommand.query(after: typed, context.commands)
        present(context, list: query.list, line: query.line, to: delegate).suggest(query.request)
    }

    /// - Parameters:
    ///   - list: The list given on the line being completed, or `nil` for the list of the context.
    ///   - bashWord: The word at the cursor in bash, or `nil` for other shells.
    static func present(
        _ context: ModuleContext,
        list: String?,
        bashWord: CompletionRequest.BashWord?
    ) -> any SuggestWordsPresenting {
        let interactor = makeInteractor(context, list: list)
        let presenter: any SuggestWordsPresenting & SuggestWordsInteractorOutput = context.choose { _ in
            let view = SuggestWordsView(console: context.console)
            return SuggestWordsPresenter(view: view, interactor: interactor, bashWord: bashWord)
        } json: { view in
            SuggestWordsDocumentPresenter(view: view, interactor: interactor)
        }
        interactor.output = presenter
        return presenter
    }

    static func present(
        _ context: ModuleContext,
        list: String?,
        line: SuggestWordsTypedLine,
        to delegate: any SuggestWordsDelegate
    ) -> any SuggestWordsPresenting {
        let interactor = makeInteractor(context, list: list)
        let presenter = SuggestWordsLinePresenter(line: line, interactor: interactor, delegate: delegate)
        interactor.output = presenter
        return presenter
    }

    private static func makeInteractor(_ context: ModuleContext, list: String?) -> SuggestWordsInteractor {
        SuggestWordsInteractor(
            dataManager: SuggestWordsDataManager(
                store: context.store,
                list: list,
                savedFilters: context.savedFilters.names
            )
        )
    }
}
