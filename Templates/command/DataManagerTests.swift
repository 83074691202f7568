import Almanac
import DataStore
import Entities
import TestKit
import Testing
import Vocabulary

@testable import {{name}}

struct {{name}}DataManagerTests {
    private let fixture = ModuleFixture()
    private let dataManager: {{name}}DataManager

    init() {
        dataManager = {{name}}DataManager(store: fixture.store)
    }

    private func ids(_ selection: Selection) throws -> [Int] {
        try dataManager.items(selection, today: Moment.saturday.today).map(\.id)
    }

{{include FindByDueTests.swift}}

    @Test func `a list is empty until an item is added`() throws {
        #expect(try dataManager.isListEmpty())

        try fixture.add(ItemDetails(title: "Rest"), isDone: true)

        #expect(try !dataManager.isListEmpty())
    }
}
