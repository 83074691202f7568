package import CommandLine
package import ModuleKit
import Presentation
import Terminal
import TerminalViews
package import Vocabulary

/// Builds and connects the roles of the picker.
package enum PickItemsWireframe {
    /// Has the user pick items for a command of another module.
    package static func pick(
        _ items: PickableItems,
        for command: Command,
        in context: ModuleContext,
        _ didPick: @escaping ([Int]) -> Void
    ) {
        let delegate = PickDelegate(didPick)
        let presenter = present(context, notifying: delegate)
        withExtendedLifetime(delegate) {
            presenter.pick(PickItemsRequest(command: command.name, items: items))
        }
    }

    static func present(
        _ context: ModuleContext,
        notifying delegate: any PickItemsDelegate
    ) -> any PickItemsPresenting {
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
