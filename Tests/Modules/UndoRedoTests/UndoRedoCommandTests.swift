import CommandLine
import ItemLanguage
import Testing

@testable import UndoRedo

struct UndoRedoCommandTests {
    private func read(
        _ direction: UndoRedoRequest.Direction,
        _ words: String...,
        canAsk: Bool = false
    ) throws -> UndoRedoRequest {
        let parser = CommandLineParser([UndoRedoCommand.undo, UndoRedoCommand.redo])
        return try UndoRedoCommand.request(direction, from: parser.parse(words), canAsk: canAsk)
    }

    @Test func `changes are confirmed by --yes, or if nobody can be asked`() throws {
        #expect(try read(.undo, "undo", "3", canAsk: true).confirmation == .missing)
        #expect(try read(.undo, "undo", "3", "--yes", canAsk: true).confirmation == .given)
        #expect(try read(.redo, "redo", "3").confirmation == .given)
    }

    @Test func `the default count is one`() throws {
        #expect(try read(.undo, "undo") == UndoRedoRequest(direction: .undo, count: 1))
        #expect(try read(.redo, "redo", "3") == UndoRedoRequest(direction: .redo, count: 3))
    }

    @Test(arguments: ["0", "x", "1.5", "99999999999999999999"])
    func `an invalid count is rejected`(word: String) {
        #expect(throws: InputError.command(.notACount(word))) { try read(.undo, "undo", word) }
    }
}
