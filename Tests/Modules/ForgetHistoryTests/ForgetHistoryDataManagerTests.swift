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

        #expect(try dataManager.countChanges(before: Instant(seconds: 0)) == 0)
        #expect(try dataManager.countChanges(before: nil) == 1)
        #expect(try dataManager.forgetChanges(before: nil).changes == 1)
        #expect(try dataManager.countChanges(before: nil) == 0)
    }
}
