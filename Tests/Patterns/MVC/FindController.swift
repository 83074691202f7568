import CommandLine
import ModuleKit
import TerminalViews
import Vocabulary

@testable import FindItems

/// Searches the model for what was typed, and tells a view to show what it finds.
struct FindController {
    let model: FindModel
    let view: any FindView

    func find(_ request: FindItemsRequest) {
        do throws(ListError) {
            let outcome = try model.search(request) { row, today in view.show(row, today: today) }
            view.show(outcome, of: request)
        } catch {
            view.show(error)
        }
    }

    static var useCase: UseCase {
        UseCase(FindItemsCommand.command, read: FindItemsCommand.request) { request, context in
            let view: any FindView = context.choose { isPlain in
                FindTextView(
                    ItemListView(console: context.console, isPlain: isPlain),
                    router: context.router,
                    calendar: context.calendar
                )
            } json: { view in
                FindDocumentView(view, router: context.router)
            }
            let model = FindModel(store: context.store, clock: context.clock, weekStart: context.weekStart)
            FindController(model: model, view: view).find(request)
        }
    }
}
