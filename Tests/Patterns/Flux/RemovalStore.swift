import ModuleKit
import Presentation
import Responses
import TerminalViews
import Vocabulary

@testable import RemoveItem

/// Holds the state, shows it after each action, and carries out what it asks for.
final class RemovalStore: ChangePresenting, ConfirmationHandling {
    private(set) var state = RemovalState.idle
    private let remove: (ItemChoice) -> RemovalAction
    private var observers: [(RemovalState) -> Void] = []

    init(remove: @escaping (ItemChoice) -> RemovalAction) {
        self.remove = remove
    }

    func observe(_ observer: @escaping (RemovalState) -> Void) {
        observers.append(observer)
    }

    func dispatch(_ action: RemovalAction) {
        let state = state.after(action)
        self.state = state
        for observer in observers { observer(state) }
        if case .removing(let choice) = state { dispatch(remove(choice)) }
    }

    func perform(_ choice: ItemChoice) { dispatch(.chosen(choice)) }

    func didAnswer(_ answer: ConfirmationAnswer) { dispatch(.answered(answer)) }
}

extension RemovalStore {
    static var useCase: UseCase { UseCase(RemoveItemCommand.command, change: present) }

    static func present(_ context: ModuleContext) -> any ChangePresenting<ItemChoice> {
        let model = RemovalModel(store: context.store, clock: context.clock)
        let store = RemovalStore { choice in
            do throws(ChangeFailure) { return .removed(try model.remove(choice)) } catch { return .failed(error) }
        }
        context.choose { isPlain in
            let view = ChangeView(console: context.console, isPlain: isPlain)
            view.eventHandler = store
            store.observe(RemovalRendering.text(view, context.router))
            store.observe(RemovalRendering.outcome(context.delegate))
        } json: { view in
            store.observe(RemovalRendering.document(view, context.router))
        }
        return store
    }
}
