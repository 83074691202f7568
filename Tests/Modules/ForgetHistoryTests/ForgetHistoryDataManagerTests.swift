import Almanac
import DataStore
import Entities
import TestKit
import Testing
import Vocabulary

@testable import ForgetHistory

struct ForgetHistoryDataManagerTests {
    @Test func `the changes before an instant are counted and forgotten`() throws {
        let fixture = ModuleFixture()
        try fixture.add(ItemDetails(title: "Rest"))
        let dataManager = ForgetHistoryDataManager(store: fixture.store)

        #expect(try dataManager.count(.before(Instant(seconds: 0))).count == 0)
        #expect(try dataManager.count(.all) == CountedChanges(count: 1, newest: 1))
        #expect(try dataManager.forget(.all).changes == 1)
        #expect(try dataManager.count(.all).count == 0)
    }
}
