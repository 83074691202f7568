import Almanac
import DataStore
import Entities
import TestKit
import Testing
import Vocabulary

@testable import ShowBurndown

struct ShowBurndownDataManagerTests {
    @Test func `matching items are counted by day`() throws {
        let fixture = ModuleFixture()
        let dataManager = ShowBurndownDataManager(store: fixture.store, clock: FixedClock.saturday)
        #expect(try dataManager.isListEmpty())
        try fixture.add(ItemDetails(title: "a", tags: ["home"]), ItemDetails(title: "b"))
        try fixture.add(ItemDetails(title: "c", tags: ["home"]), isDone: true)

        let home = Selection([[.tag("home")]])
        #expect(try dataManager.activity(of: home, today: .saturday).days == [.saturday: .init(added: 2, done: 1)])
        #expect(try dataManager.activity(of: .everything, today: .saturday).days[.saturday]?.added == 3)
    }
}
