import Almanac
import DataStore
import Entities
import TestKit
import Testing
import Vocabulary

@testable import ChangeItem

struct ChangeItemDataManagerTests {
    @Test func `the items that exist are read, also while another program is writing`() throws {
        let folder = try TemporaryFolder()
        let file = StoreFile(path: "\(folder.path)/list.db")
        let fixture = ModuleFixture(store: Store(file))
        try fixture.add(ItemDetails(title: "Call mom"), ItemDetails(title: "Pack"))
        let dataManager = ChangeItemDataManager(store: Store(file, timeout: Timeout(seconds: 0)))
        let other = try DatabaseFile(file.path)
        try other.execute("BEGIN IMMEDIATE")

        #expect(try dataManager.items([2, 9]).map(\.details.title) == ["Pack"])
    }
}
