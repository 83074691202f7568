import TestKit
import Testing

@testable import SaveDrawing

struct SaveDrawingDataManagerTests {
    private let folder: TemporaryFolder
    private let path: String
    private let dataManager: SaveDrawingDataManager

    init() throws {
        folder = try TemporaryFolder()
        path = "\(folder.path)/a.svg"
        dataManager = SaveDrawingDataManager(store: ModuleFixture().store)
    }

    @Test func `a file is replaced only on request`() throws {
        #expect(try dataManager.write("one", to: path, replacing: false))
        #expect(try !dataManager.write("two", to: path, replacing: false))
        #expect(try Files.read(path) == Array("one".utf8))

        #expect(try dataManager.write("two", to: path, replacing: true))
        #expect(try Files.read(path) == Array("two".utf8))
    }

    @Test func `a mark is found only near the beginning`() throws {
        try Files.write("<svg mark>".utf8, to: path)
        #expect(dataManager.hasMark("mark", at: path) && !dataManager.hasMark("other", at: path))

        try Files.write((String(repeating: " ", count: 1_000) + "mark").utf8, to: path)
        #expect(!dataManager.hasMark("mark", at: path) && !dataManager.hasMark("mark", at: path + "x"))
    }
}
