import Almanac
import Entities
import TestKit
import Vocabulary

@testable import ShowAgenda

final class FakeDataManager: ShowAgendaDataManaging {
    var items: [ListedItem] = []
    var failure: ListError?
    private(set) var lastDay: Day?

    func openItems(of selection: Selection, through last: Day, today: Day) throws(ListError) -> [ListedItem] {
        if let failure { throw failure }
        lastDay = last
        return items
    }

    func isListEmpty() throws(ListError) -> Bool { false }
    func unknownNames(in selection: Selection) throws(ListError) -> [UnknownName] { [] }
    func hasItems(_ selection: Selection, today: Day) throws(ListError) -> Bool { false }
}

extension Item {
    static func stretch(_ id: Int, due: Due, every days: Int, wait: Day? = nil) -> Item {
        .sample(id, "Stretch", due: due, wait: wait) { $0.recurrence = .every(Repetition(.daily, interval: days)) }
    }
}

extension ShowAgendaResponse {
    static func sample(_ items: [Item], _ days: ClosedRange<Day> = .saturday...(.saturday + 3)) throws
        -> ShowAgendaResponse
    {
        let dataManager = FakeDataManager()
        dataManager.items = items.map { ListedItem(item: $0) }
        return try ShowAgendaInteractor(dataManager: dataManager, clock: FixedClock.saturday, weekStart: .monday)
            .response(to: ShowAgendaRequest(days: days))
    }
}
