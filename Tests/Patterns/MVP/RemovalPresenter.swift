import ModuleKit
import Presentation
import Responses
import TerminalViews
import Vocabulary

@testable import RemoveItem

/// Has the model remove what was typed, and tells a passive view what to show.
final class RemovalPresenter: ChangePresenting, ConfirmationHandling {
    private let model: RemovalModel
    private let view: any ChangeViewing
    private let router: any CommandRouting
    private weak var delegate: (any ListDelegate)?
    private var unconfirmed: (choice: ItemChoice, items: ItemsToConfirm)?

    init(
        _ model: RemovalModel,
        _ view: any ChangeViewing,
        _ router: any CommandRouting,
        delegate: (any ListDelegate)? = nil
    ) {
        (self.model, self.view, self.router, self.delegate) = (model, view, router, delegate)
    }

    func perform(_ choice: ItemChoice) {
        do throws(ChangeFailure) {
            let response = try model.remove(choice)
            view.showChange(ChangeDisplay(response, router))
            delegate?.didFinish(.changed(response.items.map(\.id)))
        } catch {
            if case .needsConfirmation(let items) = error {
                unconfirmed = (choice, items)
                return view.ask(ChangeSentences.question(.remove, items))
            }
            view.show(error, of: choice, router)
            delegate?.didFinish(error.outcome)
        }
    }

    func didAnswer(_ answer: ConfirmationAnswer) {
        guard let (choice, items) = unconfirmed else { return }
        unconfirmed = nil
        if answer == .yes { return perform(choice.confirmed(for: items.ids)) }
        view.show(answer, to: ChangeSentences.question(.remove, items))
        delegate?.didFinish(.cancelled)
    }

    static var useCase: UseCase { UseCase(RemoveItemCommand.command, change: present) }

    static func present(_ context: ModuleContext) -> any ChangePresenting<ItemChoice> {
        let model = RemovalModel(store: context.store, clock: context.clock)
        return context.choose { isPlain -> any ChangePresenting<ItemChoice> in
            let view = ChangeView(console: context.console, isPlain: isPlain)
            let presenter = RemovalPresenter(model, view, context.router, delegate: context.delegate)
            view.eventHandler = presenter
            return presenter
        } json: { view in
            RemovalDocumentPresenter(model, view, context.router)
        }
    }
}
