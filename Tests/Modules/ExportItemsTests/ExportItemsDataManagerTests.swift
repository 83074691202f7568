import Almanac
import DataStore
import Entities
import Glibc
import TestKit
import Testing
import Vocabulary

@testable import ExportItems

struct ExportItemsDataManagerTests {
    private let fixture = ModuleFixture()
    private let dataManager: ExportItemsDataManager

    init() throws {
        dataManager = ExportItemsDataManager(store: fixture.store, clock: FixedClock.saturday)
        try fixture.add(ItemDetails(title: "Bake"), ItemDetails(title: "Paint"))
        try fixture.add(ItemDetails(title: "Buy flour", parent: 1))
        try fixture.add(ItemDetails(title: "Rest"), isDone: true)
    }

    private func query(
        _ format: ForeignFormat = .markdown,
        _ alternatives: [[Selection.Term]] = []
    ) -> ExportItemsQuery {
        ExportItemsQuery(selection: Selection(alternatives), format: format, today: Moment.saturday.today)
    }

    private func export(_ query: ExportItemsQuery) throws -> (text: String, items: Int, losses: [Loss]) {
        var bytes: [UInt8] = []
        var losses: [Loss] = []
        let items = try dataManager.export(query) {
            losses.append($0)
        } take: {
            bytes += $0
        }
        return (String(decoding: bytes, as: UTF8.self), items, losses)
    }

    @Test func `items are written with their parts below them`() throws {
        let (text, items, _) = try export(query())

        #expect(text == "- [ ] Bake id:1\n  - [ ] Buy flour\n- [ ] Paint\n- [x] Rest completed:2026-11-21T09:30:00Z\n")
        #expect(items == 4)
    }

    @Test func `only the selected items are written, and what gets lost is reported`() throws {
        let (text, items, losses) = try export(query(.todoTxt, [[.ids([3...3])]]))

        #expect(text.contains("Buy flour") && !text.contains("Bake") && items == 1)
        #expect(losses.contains(Loss(.reference, at: 3, field: "parent", value: "1")))
    }

    @Test func `a file is created, kept, replaced or discarded`() throws {
        let folder = try TemporaryFolder()
        let path = "\(folder.path)/list.md"
        func write(replacing: Bool, keeps: Bool = true) throws -> Int? {
            try dataManager.export(query(), to: path, replacing: replacing, lost: { _ in }, keeps: { keeps })
        }

        #expect(try write(replacing: false, keeps: false) == 4)
        #expect(Files.names(in: folder.path).isEmpty)
        #expect(try write(replacing: false) == 4)
        #expect(try write(replacing: false) == nil)
        #expect(try write(replacing: true) == 4)
        #expect(Files.names(in: folder.path) == ["list.md"])
    }

    @Test func `a symbolic link counts as an existing file and is replaced itself`() throws {
        let folder = try TemporaryFolder()
        let (link, target) = ("\(folder.path)/link.md", "\(folder.path)/target")
        try Files.write("mine".utf8, to: target)
        symlink(target, link)
        func write(replacing: Bool) throws -> Int? {
            try dataManager.export(query(), to: link, replacing: replacing, lost: { _ in }, keeps: { true })
        }

        #expect(try write(replacing: false) == nil)
        #expect(try write(replacing: true) == 4)
        #expect(try Files.read(target) == Array("mine".utf8))
        #expect(try Files.read(link) != Array("mine".utf8))
    }

    @Test(arguments: ["/dev/null", "/", "/nowhere/list.md"])
    func `a path that is no file is refused`(path: String) {
        #expect(throws: ExportItemsFailure.self) {
            try dataManager.export(query(), to: path, replacing: true, lost: { _ in }, keeps: { true })
        }
    }
}
