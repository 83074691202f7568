import Almanac
import Entities
import Responses
import Vocabulary

/// The data that the interactor needs from the store.
protocol OpenLinksDataManaging: AnyObject {
    /// Passes on the selected items, sorted by due date.
    func forEachItem(of selection: Selection, today: Day, _ body: (Item) -> Void) throws(ListError)
}

/// Finds the links of items, and those in titles and notes.
final class OpenLinksInteractor: OpenLinksInteracting {
    weak var output: (any OpenLinksInteractorOutput)?
    private let dataManager: any OpenLinksDataManaging
    private let clock: any Clock

    init(dataManager: any OpenLinksDataManaging, clock: any Clock) {
        self.dataManager = dataManager
        self.clock = clock
    }

    /// A filter chooses only open items, and an id any item.
    func response(to filter: ItemFilter) throws(ChangeFailure) -> OpenLinksResponse {
        let selection = filter.isEverything ? Selection([[.open]]) : filter.selection.limitedToOpen
        var links: [OpenLinksResponse.Link] = []
        var ids: [Int] = []
        try ChangeFailure.inList { () throws(ListError) in
            try dataManager.forEachItem(of: selection, today: clock.now().today) { item in
                ids.append(item.id)
                links += self.links(of: item)
            }
        }
        let missing = selection.missing(among: ids)
        if !missing.isEmpty { throw .unknownIDs(missing) }
        return OpenLinksResponse(links: links, ids: ids)
    }

    private func links(of item: Item) -> [OpenLinksResponse.Link] {
        let text = "\(item.details.link ?? "")\n\(item.details.title)\n\(item.details.note ?? "")"
        return LinkSearch.addresses(in: text).map { .init(id: item.id, title: item.details.title, address: $0) }
    }
}
