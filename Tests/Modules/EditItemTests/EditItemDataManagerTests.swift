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
        let page = TextFile(StoreFile(path: "\(folder.path)/adder/page", ownFolder: "\(folder.path)/adder"))
        dataManager = EditItemDataManager(store: store, page: page)
        let new = NewItem(
            uuid: ItemUUID(high: 0, low: 1),
            details: ItemDetails(title: "Rest"),
            created: Moment.saturday.instant
        )
        try store.change("add", at: Moment.saturday.instant) { connection throws(ListError) in
            _ = try ItemRows.insert([new], on: connection)
        }
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
            original: Array("one\ntwo\n".utf8),
            edited: Array("\n1\n\n".utf8)
        )
        #expect(try dataManager.keptPage() == nil)

        try dataManager.keep(page)

        let kept = try #require(try dataManager.keptPage())
        #expect((kept.ids, kept.original, kept.edited) == (page.ids, page.original, page.edited))
        #expect(kept.typed == "edit \"a b\"")
        #expect(Files.mode(of: "\(folder.path)/adder/page") == 0o600)
        try dataManager.discardKeptPage()
        #expect(try dataManager.keptPage() == nil)
    }

    @Test func `a page of another list is not opened`() throws {
        let page = EditItemKeptPage(typed: "edit 1", ids: [1], original: [], edited: [])
        let other = EditItemDataManager(
            store: Store(StoreFile(path: "\(folder.path)/other.db")),
            page: TextFile(StoreFile(path: "\(folder.path)/adder/page", ownFolder: "\(folder.path)/adder"))
        )
        try other.keep(page)

        #expect(throws: EditItemFailure.self) { try dataManager.keptPage() }
        #expect(try other.keptPage() == page)
    }

    @Test(arguments: ["", "something else", "adder-page 1\n\nedit 1\n1\n9\nabc", "adder-page 1\n\nedit 1\n\n0\n"])
    func `another file is no page`(text: String) throws {
        try dataManager.keep(EditItemKeptPage(typed: "", ids: [1], original: [], edited: []))
        try Files.write(text.utf8, to: "\(folder.path)/adder/page")

        #expect(try dataManager.keptPage() == nil)
    }

    @Test func `without a folder, no page is kept`() throws {
        let nowhere = EditItemDataManager(store: store, page: nil)

        #expect(try nowhere.keptPage() == nil)
        #expect(throws: ListError.self) {
            try nowhere.keep(EditItemKeptPage(typed: "", ids: [1], original: [], edited: []))
        }
    }
}
