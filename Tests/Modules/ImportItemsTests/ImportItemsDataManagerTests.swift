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
        makeDataManager(bytes: input.map { Array($0.utf8) })
    }

    private func makeDataManager(bytes: [UInt8]?) -> ImportItemsDataManager {
        var ends: [Int32] = [-1, -1]
        if let bytes, pipe(&ends) == 0 {
            _ = bytes.withUnsafeBytes { write(ends[1], $0.baseAddress, $0.count) }
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

    /// Returns text as bytes of UTF-16 with a byte order mark, or of Windows-1252.
    private static func encoded(_ text: String, _ encoding: TextEncoding) -> [UInt8] {
        guard encoding == .utf16 else { return text.unicodeScalars.map { UInt8(truncatingIfNeeded: $0.value) } }
        return "\u{FEFF}\(text)".utf16.flatMap { [UInt8(truncatingIfNeeded: $0 >> 8), UInt8(truncatingIfNeeded: $0)] }
    }

    // A pipe is checked while it is read, once it has some thousand bytes.
    @Test(arguments: [TextEncoding.utf16, .windows1252], [1, 2_000])
    func `files and pipes in other encodings are read`(encoding: TextEncoding, count: Int) throws {
        let bytes = Self.encoded("Käse\n" + String(repeating: "Brot für Ann\n", count: count - 1), encoding)
        let folder = try TemporaryFolder()
        try Files.write(bytes, to: "\(folder.path)/todo.txt")

        let source = try makeDataManager().open("\(folder.path)/todo.txt", format: nil)
        let titles = try titles(source)
        try source.restart()

        #expect(
            titles.count == count && titles.first == "Käse" && titles.last == (count == 1 ? "Käse" : "Brot für Ann")
        )
        #expect(try self.titles(source) == titles && source.encoding == encoding)
        let piped = try makeDataManager(bytes: bytes).open(nil, format: .todoTxt)
        #expect(try self.titles(piped) == titles && piped.encoding == encoding)
    }

    @Test func `text in UTF-16 that ends early or has no such character is an error`() throws {
        let start = Self.encoded("Milk\n", .utf16)

        for (end, reason) in [([0x00], .truncated("a character")), ([0xDC, 0x00], .invalidText(.utf16))]
            as [([UInt8], ForeignFileError.Reason)]
        {
            #expect(throws: ImportItemsFailure.badFile(ForeignFileError(reason, line: 2, column: 1), path: nil)) {
                try makeDataManager(bytes: start + end).open(nil, format: .todoTxt)
            }
        }
    }

    @Test func `a pipe can be read again from its beginning`() throws {
        let source = try makeDataManager(input: "Rest\nBake\n").open(nil, format: .todoTxt)
        _ = try titles(source)

        try source.restart()

        #expect(try titles(source) == ["Rest", "Bake"])
    }

    @Test(arguments: [
        (String(repeating: "a\n", count: 5_000) + "b\u{0}", ForeignFileError(.binary, line: 5_001, column: 2)),
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
