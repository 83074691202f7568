import Almanac
import DataStore
import Entities
import TestKit
import Testing
import Vocabulary

@testable import ImportItems

struct ImportItemsDataManagerTests {
    private let fixture = ModuleFixture()

    private func makeDataManager(input: String? = nil) -> ImportItemsDataManager {
        ImportItemsDataManager(store: fixture.store, clock: FixedClock.saturday, weekStart: .monday) {
            input.map { Array($0.utf8) }
        }
    }

    private func titles(_ source: any ImportSource) throws -> [String] {
        var titles: [String] = []
        while let item = try source.next() { titles.append(item.details.title) }
        return titles
    }

    @Test func `the items of a file are read one by one`() throws {
        let folder = try TemporaryFolder()
        try Files.write("Rest\nBake\n".utf8, to: "\(folder.path)/todo.txt")

        let source = try makeDataManager().open("\(folder.path)/todo.txt", format: nil)

        #expect(try titles(source) == ["Rest", "Bake"] && source.format == .todoTxt)
    }

    @Test func `standard input is read in the format that is given`() throws {
        let source = try makeDataManager(input: "- [ ] Rest\n").open(nil, format: .markdown)

        #expect(try titles(source) == ["Rest"])
    }

    @Test func `a missing file, a folder and unreadable input are errors`() {
        for path in ["/nowhere/todo.txt", "/", nil] {
            #expect(throws: ImportItemsFailure.self) { try makeDataManager().open(path, format: .csv) }
        }
    }

    @Test func `an unknown format is an error, and so is text that is no text`() throws {
        #expect(throws: ImportItemsFailure.unclearFormat([.todoTxt, .markdown, .csv], path: nil)) {
            try makeDataManager(input: "\n").open(nil, format: nil)
        }
        let failure = ImportItemsFailure.badFile(
            ForeignFileError(.binary, line: 1, column: 1),
            path: nil
        )
        #expect(throws: failure) { try makeDataManager(input: "a\u{0}b\u{1}").open(nil, format: .csv) }
    }

    @Test func `an abandoned import changes nothing`() throws {
        let item = NewItem(uuid: sampleUUID(1), details: ItemDetails(title: "Rest"), created: now.instant)
        var steps = [PlanStep.plan(ListPlan(additions: [item])), .abandon]

        try makeDataManager().carryOut(typed: "import", at: now.instant, next: { _ in steps.removeFirst() }) { _ in }

        #expect(try fixture.store.isEmpty())
    }
}
