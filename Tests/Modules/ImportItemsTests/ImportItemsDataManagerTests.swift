import Almanac
import DataStore
import Entities
import Glibc
import TestKit
import Testing
import Vocabulary

@testable import ImportItems

struct ImportItemsDataManagerTests {
    private let fixture = ModuleFixture()

    /// - Parameter input: The text that standard input has, or `nil` if it can't be read.
    private func makeDataManager(input: String? = nil) -> ImportItemsDataManager {
        var ends: [Int32] = [-1, -1]
        if let input, pipe(&ends) == 0 {
            _ = Array(input.utf8).withUnsafeBytes { write(ends[1], $0.baseAddress, $0.count) }
            close(ends[1])
        }
        return ImportItemsDataManager(
            store: fixture.store,
            clock: FixedClock.saturday,
            weekStart: .monday,
            standardInput: ends[0]
        )
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

    @Test func `a pipe can be read again from its beginning`() throws {
        let source = try makeDataManager(input: "Rest\nBake\n").open(nil, format: .todoTxt)
        _ = try titles(source)

        try source.restart()

        #expect(try titles(source) == ["Rest", "Bake"])
    }

    @Test(arguments: [
        (String(repeating: "a\n", count: 3_000) + "b\u{0}", ForeignFileError(.binary, line: 3_001, column: 2)),
        ("", ForeignFileError(.expected("BEGIN:VCALENDAR"), line: 1, column: 1)),
    ])
    func `a pipe that can't be imported is an error with its place`(text: String, error: ForeignFileError) {
        #expect(throws: ImportItemsFailure.badFile(error, path: nil)) {
            try makeDataManager(input: text).open(nil, format: text.isEmpty ? .iCalendar : .todoTxt)
        }
    }

    @Test func `a rehearsal reports the outcome and leaves the list alone`() throws {
        try fixture.add(ItemDetails(title: "Rest"))
        let item = NewItem(uuid: sampleUUID(1), details: ItemDetails(title: "Bake"), created: now.instant)

        let added = try makeDataManager().rehearse(typed: "import", at: now.instant) { list throws(ListError) in
            try list.apply(ListPlan(additions: [item])).added
        }

        #expect(added.map(\.id) == [2])
        let count = try fixture.store.read { connection throws(ListError) in
            try connection.integer("SELECT count(*) FROM item")
        }
        #expect(count == 1)
    }

    @Test func `a refused import changes nothing`() throws {
        let item = NewItem(uuid: sampleUUID(1), details: ItemDetails(title: "Rest"), created: now.instant)

        #expect(throws: ListError(.damaged, path: "refused")) {
            try makeDataManager().change(typed: "import", at: now.instant) { list throws(ListError) in
                _ = try list.apply(ListPlan(additions: [item]))
                throw ListError(.damaged, path: "refused")
            }
        }

        let count = try fixture.store.read { connection throws(ListError) in
            try connection.integer("SELECT count(*) FROM item")
        }
        #expect(count == 0)
    }
}
