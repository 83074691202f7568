import Presentation
import ProgramOutput
import Responses
import Vocabulary

/// Presents results as one JSON object.
final class AddItemDocumentPresenter {
    private let view: any DocumentViewing
    private let interactor: any AddItemInteracting
    private let router: any AddItemRouting
    /// The document of a long answer that is not complete yet, and its hints.
    private var json: JSONText?
    private var hints = AddItemHints()

    init(view: any DocumentViewing, interactor: any AddItemInteracting, router: any AddItemRouting) {
        self.view = view
        self.interactor = interactor
        self.router = router
    }

    func add(_ request: AddItemRequest) {
        interactor.add(request)
    }

    func add(_ source: any AddItemSource) {
        interactor.add(source)
    }
}

extension AddItemDocumentPresenter: AddItemInteractorOutput {
    // JSON mode never prompts, so there are no drafts.
    func previewedDraft(_ preview: AddItemPreview) {}

    func acceptedDraft() {}

    func rejectedDraft(_ failure: AddItemFailure) {}

    func willAddItems(_ response: AddItemResponse) {
        if json == nil { view.hold() }
        var json = begun(response.items, response.hints)
        view.show(json.takeBytes())
        self.json = json
    }

    func addedItems(_ response: AddItemResponse) {
        show(response.items, response.hints, AddItemSentences.notes(response))
    }

    func couldNotAddItem(_ failure: AddItemFailure) {
        guard failure.reason != .nothingGiven else { return show([], []) }
        view.show(AddItemSentences.errorMessage(failure, router), as: JSONText.document)
    }

    private func show(
        _ items: [ItemSummary],
        _ newHints: [AddItemResponse.Hint],
        _ notes: [String] = []
    ) {
        var json = begun(items, newHints)
        json.endArray()
        json.strings("hints", hints.sentences(router) + notes, unlessEmpty: true)
        json.endDocument()
        view.show(json.takeBytes())
        if self.json != nil { view.release() }
    }

    /// Returns the document with these items added, and keeps the hints.
    private func begun(_ items: [ItemSummary], _ newHints: [AddItemResponse.Hint]) -> JSONText {
        var json = json ?? .beginningDocument()
        if self.json == nil { json.beginArray("items") }
        for item in items { json.item(item) }
        if !newHints.isEmpty { hints.add(newHints) }
        return json
    }
}
