import Presentation
import ProgramOutput
import Responses
import Vocabulary

/// Presents changes as one JSON object, written page by page.
final class ListHistoryDocumentPresenter: ListHistoryPresenting {
    private let view: any DocumentViewing
    private let interactor: any ListHistoryInteracting
    private let router: any ListHistoryRouting
    /// The unwritten part of the document; `nil` before it begins.
    private var document: JSONText?

    init(view: any DocumentViewing, interactor: any ListHistoryInteracting, router: any ListHistoryRouting) {
        self.view = view
        self.interactor = interactor
        self.router = router
    }

    func show(_ request: ListHistoryRequest) {
        document = nil
        interactor.findChanges(request)
    }
}

extension ListHistoryDocumentPresenter: ListHistoryInteractorOutput {
    func foundChanges(_ page: ListHistoryPage) -> Bool {
        write(page.changes, isLast: page.rest != .requested)
        return view.hasReader
    }

    func foundNoChange() {
        write([], isLast: true)
    }

    func couldNotFindChanges(_ failure: ListError) {
        view.show(ErrorMessage(failure, router), as: JSONText.document)
    }

    private func write(_ changes: [ListHistoryChange], isLast: Bool) {
        var json = document ?? beginning
        for change in changes { write(change, to: &json) }
        if isLast {
            json.endArray()
            json.endDocument()
        }
        view.show(json.takeBytes())
        document = json
    }

    private var beginning: JSONText {
        var json = JSONText.beginningDocument()
        json.beginArray("changes")
        return json
    }

    private func write(_ found: ListHistoryChange, to array: inout JSONText) {
        array.change(found.change) { json in
            switch found.reach {
            case .undo(let count): json.integer("undo", count)
            case .redo(let count): json.integer("redo", count)
            case .undoSync(let count): json.integer("undoSync", count)
            case .none: break
            }
            if found.change.isSync { json.boolean("sync", true) }
            json.integer("itemCount", found.itemCount)
            json.array("items") { items in
                for item in found.items {
                    items.object { name in
                        name.integer("id", item.id)
                        name.string("title", item.title)
                    }
                }
            }
        }
    }
}
