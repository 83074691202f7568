import Almanac
import Entities
import TestKit
import Testing
import Vocabulary

@testable import OpenLinks

struct OpenLinksDataManagerTests {
    @Test func `only selected items are found, by due date`() throws {
        let fixture = ModuleFixture()
        try fixture.add(ItemDetails(title: "Whenever"), ItemDetails(title: "Today", due: Due(day: .saturday)))
        try fixture.add(ItemDetails(title: "Done"), isDone: true)
        let dataManager = OpenLinksDataManager(store: fixture.store)

        var ids: [Int] = []
        for selection in [Selection([[.open]]), Selection([[.ids([3...3])]])] {
            try dataManager.forEachItem(of: selection, today: .saturday) { ids.append($0.id) }
        }

        #expect(ids == [2, 1, 3])
    }
}
