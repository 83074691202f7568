import ModuleKit
import Presentation
import Responses
import TerminalViews
import Vocabulary

@testable import RemoveItem

/// Binds the view model to a view, and passes on its actions.
final class RemovalBinding: ChangePresenting, ConfirmationHandling {
    private let viewModel: RemovalViewModel

    init(_ viewModel: RemovalViewModel, to view: any ChangeViewing, _ router: any CommandRouting) {
        self.viewModel = viewModel
        viewModel.onChange = { [unowned viewModel] state in
            switch state {
            case .idle: break
            case .asking(let items): view.ask(ChangeSentences.question(.remove, items))
            case .declined(let answer, let items): view.show(answer, to: ChangeSentences.question(.remove, items))
            case .removed(let response): view.showChange(ChangeDisplay(response, router))
            case .failed(let failure):
                if let choice = viewModel.choice { view.show(failure, of: choice, router) }
            }
        }
    }

    init(_ viewModel: RemovalViewModel, to view: any DocumentViewing, _ router: any CommandRouting) {
        self.viewModel = viewModel
        viewModel.onChange = { state in
            switch state {
            case .idle, .declined: break
            case .asking(let items): view.show(.needsConfirmation(items), router)
            case .removed(let response): view.show(response.document)
            case .failed(let failure): view.show(failure, router)
            }
        }
    }

    /// Tells the delegate after the view.
    func notify(_ delegate: (any ListDelegate)?) {
        viewModel.onChange = { [weak delegate, show = viewModel.onChange] state in
            show(state)
            switch state {
            case .idle, .asking: break
            case .declined: delegate?.didFinish(.cancelled)
            case .removed(let response): delegate?.didFinish(.changed(response.items.map(\.id)))
            case .failed(let failure): delegate?.didFinish(failure.outcome)
            }
        }
    }

    func perform(_ choice: ItemChoice) { viewModel.remove(choice) }

    func didAnswer(_ answer: ConfirmationAnswer) { viewModel.answer(answer) }

    static var useCase: UseCase { UseCase(RemoveItemCommand.command, change: present) }

    static func present(_ context: ModuleContext) -> any ChangePresenting<ItemChoice> {
        let viewModel = RemovalViewModel(RemovalModel(store: context.store, clock: context.clock))
        return context.choose { isPlain in
            let view = ChangeView(console: context.console, isPlain: isPlain)
            let binding = RemovalBinding(viewModel, to: view, context.router)
            binding.notify(context.delegate)
            view.eventHandler = binding
            return binding
        } json: { view in
            RemovalBinding(viewModel, to: view, context.router)
        }
    }
}
