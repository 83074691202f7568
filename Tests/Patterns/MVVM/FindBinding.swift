import Almanac
import ModuleKit
import Presentation
import ProgramOutput
import Responses
import TerminalViews
import Vocabulary

@testable import FindItems

/// Connects each view with its view model.
enum FindBinding {
    static func bind(_ viewModel: FindViewModel, to view: any ItemListViewing, _ router: any CommandRouting) {
        viewModel.onRow = { view.showItem($0) }
        viewModel.onEnding = { ending in
            switch ending {
            case .foot(let sentence): view.showFoot(sentence)
            case .nothing(let sentence): view.showNothing(sentence)
            case .emptyList: view.showEmptyList(router)
            case .failed(let errorMessage): view.showError(errorMessage)
            }
        }
    }

    static func bind(_ viewModel: FindDocumentViewModel, to view: any DocumentViewing) {
        viewModel.onPart = { view.show($0) }
        viewModel.onFailure = { view.show($0, as: { JSONText.document($0) }) }
    }

    static var useCase: UseCase {
        UseCase(FindItemsCommand.command, read: FindItemsCommand.request) { request, context in
            let model = FindModel(store: context.store, clock: context.clock, weekStart: context.weekStart)
            let find: (FindItemsRequest) -> Void = context.choose { isPlain in
                let viewModel = FindViewModel(model, router: context.router, calendar: context.calendar)
                bind(viewModel, to: ItemListView(console: context.console, isPlain: isPlain), context.router)
                return viewModel.find
            } json: { view in
                let viewModel = FindDocumentViewModel(model, router: context.router)
                bind(viewModel, to: view)
                return viewModel.find
            }
            find(request)
        }
    }
}
