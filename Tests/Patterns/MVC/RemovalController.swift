import ModuleKit
import Presentation
import Responses
import TerminalViews
import Vocabulary

@testable import RemoveItem

/// Has the model remove what was typed, and a view ask and show.
final class RemovalController: ChangePresenting, ConfirmationHandling {
    private let model: RemovalModel
    private let view: any RemovalView
    private weak var delegate: (any ListDelegate)?
    private var unconfirmed: (choice: ItemChoice, items: ItemsToConfirm)?

    init(_ model: RemovalModel, _ view: any RemovalView, delegate: (any ListDelegate)? = nil) {
        (self.model, self.view, self.delegate) = (model, view, delegate)
    }

    func perform(_ choice: ItemChoice) {
        do throws(ChangeFailure) {
            let response = try model.remove(choice)
            view.show(response)
            delegate?.didFinish(.changed(response.items.map(\.id)))
        } catch {
            if case .needsConfirmation(let items) = error, view.canAsk {
                unconfirmed = (choice, items)
                return view.ask(about: items)
            }
            view.show(error, of: choice)
            delegate?.didFinish(error.outcome)
        }
    }

    func didAnswer(_ answer: ConfirmationAnswer) {
        guard let (choice, items) = unconfirmed else { return }
        unconfirmed = nil
        if answer == .yes { return perform(choice.confirmed(for: items.ids)) }
        view.show(answer, about: items)
        delegate?.didFinish(.cancelled)
    }

    static var useCase: UseCase { UseCase(RemoveItemCommand.command, change: present) }

    static func present(_ context: ModuleContext) -> any ChangePresenting<ItemChoice> {
        let model = RemovalModel(store: context.store, clock: context.clock)
        return context.choose { isPlain in
            let view = ChangeView(console: context.console, isPlain: isPlain)
            let controller = RemovalController(
                model,
                RemovalTextView(view, context.router),
                delegate: context.delegate
            )
            view.eventHandler = controller
            return controller
        } json: { view in
            RemovalController(model, RemovalDocumentView(view, context.router), delegate: context.delegate)
        }
    }
}
