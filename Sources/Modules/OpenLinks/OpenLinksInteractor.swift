import Almanac
import Entities
import Responses
import Vocabulary

/// The data that the interactor needs from the store.
protocol OpenLinksDataManaging: AnyObject {
    /// Returns the selected items, sorted by due date.
    func items(_ selection: Selection, today: Day) throws(ListError) -> [Item]
}

/// Finds the links in titles and notes.
final class OpenLinksInteractor: QueryInteracting {
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
        let items = try ChangeFailure.inList { () throws(ListError) in
            try dataManager.items(selection, today: clock.now().today)
        }
        let missing = selection.missing(among: items.map(\.id))
        if !missing.isEmpty { throw .unknownIDs(missing) }
        return OpenLinksResponse(links: items.flatMap(links), ids: items.map(\.id))
    }

    private func links(of item: Item) -> [OpenLinksResponse.Link] {
        let text = "\(item.details.title)\n\(item.details.note ?? "")"
        return OpenLinksEntity.addresses(in: text).map { .init(id: item.id, title: item.details.title, address: $0) }
    }
}
