import Presentation
import Vocabulary

@testable import RemoveItem

/// Names the option that confirms, instead of asking.
final class RemovalDocumentPresenter: ChangePresenting {
    private let model: RemovalModel
    private let view: any DocumentViewing
    private let router: any CommandRouting

    init(_ model: RemovalModel, _ view: any DocumentViewing, _ router: any CommandRouting) {
        (self.model, self.view, self.router) = (model, view, router)
    }

    func perform(_ choice: ItemChoice) {
        do throws(ChangeFailure) {
            view.show(try model.remove(choice).document)
        } catch {
            view.show(error, router)
        }
    }
}
