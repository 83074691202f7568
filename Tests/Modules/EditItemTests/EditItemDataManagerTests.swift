import Almanac
import DataStore
import Entities
import TestKit
import Testing
import Vocabulary

@testable import EditItem

struct EditItemDataManagerTests {
    private let store = Store()
    private let folder: TemporaryFolder
    private let dataManager: EditItemDataManager

    init() throws {
        folder = try TemporaryFolder()
        dataManager = EditItemDataManager(store: store, pages: EditItemDataManagerTests.pages(in: folder))
        let new = NewItem(
            uuid: ItemUUID(high: 0, low: 1),
            details: ItemDetails(title: "Rest"),
            created: Moment.saturday.instant
        )
        try store.change("add", at: Moment.saturday.instant) { connection throws(ListError) in
            _ = try ItemRows.insert([new], on: connection)
        }
    }

    private static func pages(in folder: TemporaryFolder) -> [TextFile] {
        [1, 2].map { number in
            TextFile(StoreFile(path: "\(folder.path)/adder/page-\(number)", ownFolder: "\(folder.path)/adder"))
        }
    }

    private static func page(_ text: String) -> EditItemKeptPage {
        EditItemKeptPage(typed: "edit 1", ids: [1], original: [], edited: Array(text.utf8))
    }

    @Test func `a plan is carried out as one change`() throws {
        try dataManager.change(typed: "edit 1", at: Moment.saturday.instant) { list throws(ListError) in
            let updates = try list.items([1]).map { item in
                let made = ItemAlteration(of: item, to: ItemDetails(title: "New", tags: ["a"]), at: .saturday)
                return ListPlan.Update(made.before, made.after)
            }
            _ = try list.apply(ListPlan(updates: updates))
        }

        let items = try dataManager.change(typed: "", at: Moment.saturday.instant) { list throws(ListError) in
            try list.items([1])
        }
        #expect(items.first?.details == ItemDetails(title: "New", tags: ["a"]))
    }

    @Test func `a page is kept with what belongs to it, readable only by its owner`() throws {
        let page = EditItemKeptPage(
            typed: "edit \"a\nb\"",
            ids: [1, 20],
            hasBlocks: true,
            original: Array("one\ntwo\n".utf8),
            edited: Array("\n1\n\n".utf8)
        )
        #expect(try dataManager.keptPage() == nil)

        try dataManager.keep(page)

        let kept = try #require(try dataManager.keptPage())
        #expect(kept == page)
        #expect(Files.mode(of: "\(folder.path)/adder/page-1") == 0o600)
        try dataManager.discardKeptPage()
        #expect(try dataManager.keptPage() == nil)
    }

    @Test func `a page of another list is not opened`() throws {
        let page = EditItemKeptPage(typed: "edit 1", ids: [1], original: [], edited: [])
        let other = EditItemDataManager(
            store: Store(StoreFile(path: "\(folder.path)/other.db")),
            pages: EditItemDataManagerTests.pages(in: folder)
        )
        try other.keep(page)

        #expect(throws: EditItemFailure.self) { try dataManager.keptPage() }
        #expect(try other.keptPage() == page)
    }

    @Test func `a kept page is replaced only if it was opened, and the newest one is opened first`() throws {
        let another = EditItemDataManager(store: store, pages: EditItemDataManagerTests.pages(in: folder))
        try dataManager.keep(EditItemDataManagerTests.page("a"))
        try another.keep(EditItemDataManagerTests.page("b"))

        #expect(throws: ListError.self) { try dataManager.keep(EditItemDataManagerTests.page("c")) }
        #expect(try dataManager.keptPage() == EditItemDataManagerTests.page("b"))
        try dataManager.keep(EditItemDataManagerTests.page("d"))
        #expect(try another.keptPage() == EditItemDataManagerTests.page("d"))
        try another.discardKeptPage()
        #expect(try dataManager.keptPage() == EditItemDataManagerTests.page("a"))
    }

    @Test(arguments: [
        "", "something else", "adder-page-2 1 fields 0 6 3 0\nedit 1ab", "adder-page-2 1 fields 0 6 3 0\nedit 1abcd",
        "adder-page-2  fields 0 6 0 0\nedit 1", "adder-page-2 1 fields 0 6 -1 1\nedit 1",
    ])
    func `another file is no page`(text: String) throws {
        try dataManager.keep(EditItemKeptPage(typed: "", ids: [1], original: [], edited: []))
        try Files.write(text.utf8, to: "\(folder.path)/adder/page-1")

        #expect(try dataManager.keptPage() == nil)
    }

    @Test func `without a folder, no page is kept`() throws {
        let nowhere = EditItemDataManager(store: store, pages: [])

        #expect(try nowhere.keptPage() == nil)
        #expect(throws: ListError.self) {
            try nowhere.keep(EditItemKeptPage(typed: "", ids: [1], original: [], edited: []))
        }
    }
}
