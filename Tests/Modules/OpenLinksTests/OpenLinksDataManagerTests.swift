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

        #expect(try dataManager.items(Selection([[.open]]), today: .saturday).map(\.id) == [2, 1])
        #expect(try dataManager.items(Selection([[.ids([3...3])]]), today: .saturday).map(\.id) == [3])
    }
}
