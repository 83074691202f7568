import Almanac
import CommandLine
import Entities
import ItemLanguage
package import ModuleKit
package import Presentation
import Terminal
import TerminalViews

/// Builds and connects the roles of "add" for each presentation.
package enum AddItemWireframe {
    package static var useCase: UseCase {
        UseCase(AddItemCommand.command, checksArguments: true) { invocation, context throws(InputError) in
            if context.onlyChecks { return try AddItemCommand.check(invocation, dates: context.dates) }
            if let lines = context.lines {
                let source = AddItemLines(
                    typed: invocation.line,
                    dates: context.dates,
                    bytes: {
                        () throws(AddItemFailure) in
                        do { return try lines.next() } catch {
                            throw AddItemFailure(reason: .unreadableInput, line: nil)
                        }
                    }
                )
                return add(source, context)
            }
            let canAsk = context.console.conversation.canAsk && context.style != .json
            switch try AddItemCommand.action(from: invocation, canAsk: canAsk, dates: context.dates) {
            case .ask: present(context).askForItem()
            case .addLines(let lines):
                var rest = lines[...]
                add(AddItemLines(typed: invocation.line, dates: context.dates) { rest.popFirst() }, context)
            case .add(let request) where context.style == .json: presentDocument(context).add(request)
            case .add(let request): present(context).add(request)
            }
        }
    }

    private static func add(_ source: any AddItemSource, _ context: ModuleContext) {
        if context.style == .json { presentDocument(context).add(source) } else { present(context).add(source) }
    }

    /// Builds the module for another one, with text output.
    /// - Parameter context: Its clock goes on, as a prompt may stay open past midnight, and relative dates count from the time
    ///   of each answer.
    package static func module(in context: ModuleContext) -> any AddItemModule {
        present(context)
    }

    /// Builds the input line for the screen.
    package static func screen(_ context: ModuleContext, on view: any InputViewing) -> any AddItemScreenModule {
        let interactor = makeInteractor(context)
        let previewer = makeInteractor(context.withoutWaiting)
        let presenter = AddItemScreenPresenter(
            view: view,
            interactor: interactor,
            previewer: previewer,
            router: context.router,
            reader: AddItemReader { context.dates },
            calendar: context.calendar,
            today: { context.clock.now().today },
            suggest: context.suggestion,
            delegate: context.delegate
        )
        interactor.output = presenter
        previewer.output = presenter
        return presenter
    }

    static func present(_ context: ModuleContext) -> any AddItemPresenting {
        let interactor = makeInteractor(context)
        let view = AddItemView(console: context.console, isPlain: context.style == .plain)
        let presenter = AddItemPresenter(
            view: context.screen.map { AddItemScreenView(on: $0, asking: view) } ?? view,
            interactor: interactor,
            router: context.router,
            reader: AddItemReader { context.dates },
            calendar: context.calendar,
            delegate: context.delegate
        )
        interactor.output = presenter
        view.eventHandler = presenter
        return presenter
    }

    static func presentDocument(_ context: ModuleContext) -> AddItemDocumentPresenter {
        let interactor = makeInteractor(context)
        let presenter = AddItemDocumentPresenter(
            view: DocumentView(console: context.console),
            interactor: interactor,
            router: context.router
        )
        interactor.output = presenter
        return presenter
    }

    private static func makeInteractor(_ context: ModuleContext) -> AddItemInteractor {
        AddItemInteractor(
            dataManager: AddItemDataManager(store: context.store),
            clock: context.clock,
            makeUUID: context.makeUUID
        )
    }
}
