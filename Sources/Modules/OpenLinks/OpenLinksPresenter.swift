import Presentation
import ProgramOutput
import Responses
import Vocabulary

/// Opens a link, or has the user choose if there are several.
final class OpenLinksPresenter: OpenLinksPresenting {
    private let view: any OpenLinksViewing
    private let interactor: any OpenLinksInteracting
    private let router: any OpenLinksRouting
    private var filter = ItemFilter.everything
    private var links: [OpenLinksResponse.Link] = []

    init(view: any OpenLinksViewing, interactor: any OpenLinksInteracting, router: any OpenLinksRouting) {
        self.view = view
        self.interactor = interactor
        self.router = router
    }

    func show(_ filter: ItemFilter) {
        self.filter = filter
        interactor.find(filter)
    }

    func didChoose(_ indices: [Int]) {
        for index in indices { view.open(links[index].address) }
    }

    func didCancel(isInterrupted: Bool) {
        let sentence = OpenLinksSentences.nothingOpened
        isInterrupted ? view.showError(ErrorMessage(.interrupted, said: sentence)) : view.showMessage(sentence)
    }

    func didOpen(_ address: String, _ failure: BrowserFailure?) {
        if let failure { return view.showError(OpenLinksSentences.errorMessage(failure, address)) }
        view.showMessage(OpenLinksSentences.opened(address))
    }
}

extension OpenLinksPresenter: QueryInteractorOutput {
    func found(_ response: OpenLinksResponse) {
        links = response.links
        switch links.count {
        case 0:
            let isEmpty = response.ids.isEmpty
            view.showMessage(isEmpty ? ListSentences.nothingMatches(filter) : OpenLinksSentences.noLink(response.ids))
        case 1: view.open(links[0].address)
        default:
            view.choose(
                OpenLinksDisplay(
                    prompt: OpenLinksSentences.prompt,
                    label: OpenLinksSentences.label,
                    rows: links.map { .init(id: $0.id, address: $0.address, title: $0.title) }
                )
            )
        }
    }

    func couldNotFind(_ failure: ChangeFailure) {
        view.showError(ListSentences.errorMessage(failure, router))
    }

    static func document(_ response: OpenLinksResponse) -> String {
        JSONText.document { document in
            document.array("links") { array in
                for link in response.links {
                    array.object { json in
                        json.integer("id", link.id)
                        json.string("address", link.address)
                    }
                }
            }
        }
    }
}
