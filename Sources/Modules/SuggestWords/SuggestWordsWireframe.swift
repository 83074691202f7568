import CommandLine
import DataStore
package import ModuleKit
import Terminal

/// Builds and connects the roles of "suggest", once per request.
package enum SuggestWordsWireframe {
    package static var useCase: UseCase {
        UseCase(SuggestWordsCommand.command, kind: .tolerant) { invocation, context in
            let query = SuggestWordsCommand.query(from: invocation, context.commands)
            let presenter = makePresenter(context, bashWord: query.bashWord)
            find(query.request, in: query.list, context, for: presenter)
        }
    }

    /// Suggests completions for a line of the delegate's prompt, which doesn't include the name of the program.
    package static func suggest(
        after typed: String,
        in context: ModuleContext,
        to delegate: any SuggestWordsDelegate
    ) {
        let query = SuggestWordsCommand.query(after: typed, context.commands)
        let presenter = SuggestWordsLinePresenter(line: query.line, delegate: delegate)
        find(query.request, in: query.list, context, for: presenter)
    }

    private static func makePresenter(
        _ context: ModuleContext,
        bashWord: CompletionRequest.BashWord?
    ) -> any SuggestWordsPresenting {
        context.style == .json
            ? SuggestWordsJSONPresenter(view: DocumentView(console: context.console))
            : SuggestWordsPresenter(view: SuggestWordsView(console: context.console), bashWord: bashWord)
    }

    /// - Parameter list: The list given on the line being completed; `nil` for the list of the context.
    private static func find(
        _ request: SuggestWordsRequest,
        in list: String?,
        _ context: ModuleContext,
        for presenter: any SuggestWordsPresenting
    ) {
        let store = list.map { Store(StoreFile(path: $0)) } ?? context.store
        let interactor = SuggestWordsInteractor(
            dataManager: SuggestWordsDataManager(store: store.withTimeout(seconds: 0.1))
        )
        interactor.output = presenter
        withExtendedLifetime(presenter) { interactor.findWords(request) }
    }
}
