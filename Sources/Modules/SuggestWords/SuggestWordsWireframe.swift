package import CommandLine
package import ModuleKit
package import Presentation
import Terminal

/// Builds and connects the roles of "suggest", once per request.
package enum SuggestWordsWireframe {
    package static var useCase: UseCase {
        UseCase(SuggestWordsCommand.command, kind: .tolerant) { invocation, context in
            let query = SuggestWordsCommand.query(from: invocation, context.commands)
            present(context, bashWord: query.bashWord).suggest(query.request)
        }
    }

    /// Builds the module for a prompt.
    package static func module(
        in context: ModuleContext,
        notifying delegate: any SuggestWordsDelegate
    ) -> any SuggestWordsModule {
        let interactor = makeInteractor(context)
        let presenter = SuggestWordsLinePresenter(
            interactor: interactor,
            commands: context.commands,
            delegate: delegate
        )
        interactor.output = presenter
        return presenter
    }

    /// Completes the word at the end of a line.
    package static func suggestion(at line: UnfinishedLine, in context: ModuleContext) -> InputSuggestion {
        let delegate = SuggestionTaker(line)
        let module = module(in: context, notifying: delegate)
        withExtendedLifetime(delegate) { module.suggest(at: line, or: []) }
        return delegate.suggestion
    }

    /// - Parameter bashWord: The word at the cursor in bash, or `nil` for other shells.
    static func present(
        _ context: ModuleContext,
        bashWord: CompletionRequest.BashWord?
    ) -> any SuggestWordsPresenting {
        let interactor = makeInteractor(context)
        let presenter: any SuggestWordsPresenting & SuggestWordsInteractorOutput = context.choose { _ in
            let view = SuggestWordsView(console: context.console)
            return SuggestWordsPresenter(view: view, interactor: interactor, bashWord: bashWord)
        } json: { view in
            SuggestWordsDocumentPresenter(view: view, interactor: interactor)
        }
        interactor.output = presenter
        return presenter
    }

    private static func makeInteractor(_ context: ModuleContext) -> SuggestWordsInteractor {
        SuggestWordsInteractor(
            dataManager: SuggestWordsDataManager(
                store: context.store,
                savedFilters: context.savedFilters.names,
                screenActions: context.screenActions
            )
        )
    }
}

private final class SuggestionTaker: SuggestWordsDelegate {
    private(set) var suggestion = InputSuggestion()
    private let line: UnfinishedLine

    init(_ line: UnfinishedLine) {
        self.line = line
    }

    func didSuggest(_ insertion: String, _ words: [SuggestedWord]) {
        suggestion.insertion = insertion
        guard !words.isEmpty else { return }
        suggestion.replaced = line.typedBeginning
        suggestion.words = words.map { word in
            // The beginning can be a part of a title, which an id replaces.
            let isLonger = word.word.hasPrefix(line.beginning)
            return InputSuggestion.Word(
                word.word,
                meaning: word.meaning,
                text: isLonger ? line.typedBeginning + line.ending(of: word.word) : nil
            )
        }
    }

    func didSuggest(_ replacement: String, for typed: String) {
        (suggestion.insertion, suggestion.replaced) = (replacement, typed)
    }
}
