package import CommandLine
import ItemLanguage
package import ModuleKit
import Presentation
import Terminal
import TerminalViews

/// Builds and connects the roles of the picker.
package enum PickItemsWireframe {
    /// Builds the module for another one.
    package static func module(
        in context: ModuleContext,
        notifying delegate: any PickItemsDelegate
    ) -> any PickItemsModule {
        let interactor = PickItemsInteractor(
            dataManager: PickItemsDataManager(store: context.store),
            clock: context.clock
        )
        let view = PickItemsView(console: context.console)
        let presenter = PickItemsPresenter(
            view: view,
            interactor: interactor,
            router: context.router,
            calendar: context.calendar,
            delegate: delegate,
            listDelegate: context.delegate
        )
        interactor.output = presenter
        view.eventHandler = presenter
        return presenter
    }
}

extension UseCase {
    /// Returns a use case that has the user pick open items if its command is typed without operands on a terminal, and passes
    /// their ids on.
    /// - Parameter option: An option with which the command needs no operands.
    package func picking(
        unless option: Option? = nil,
        _ present: @escaping (_ ids: [Int], Invocation, ModuleContext) -> Void
    ) -> UseCase {
        let (command, run) = (command, run)
        return UseCase(command, kind: kind) { invocation, context throws(InputError) in
            let isOnTerminal = context.style == .columns && context.console.conversation.canPick
            guard isOnTerminal, invocation.operands.isEmpty, option.map(invocation.has) != true else {
                return try run(invocation, context)
            }
            let delegate = PickDelegate { present($0, invocation, context) }
            let module = PickItemsWireframe.module(in: context, notifying: delegate)
            withExtendedLifetime(delegate) {
                module.pick(PickItemsRequest(command: command.name))
            }
        }
    }
}

/// Passes the ids on from one module to the next.
private final class PickDelegate: PickItemsDelegate {
    private let present: ([Int]) -> Void

    init(_ present: @escaping ([Int]) -> Void) {
        self.present = present
    }

    func didPick(_ ids: [Int]) {
        present(ids)
    }
}
