import Testing

@testable import ShowScreen

struct ShowScreenChangesTests {
    private var changes = ShowScreenChanges()

    init() {
        for id in 1...3 { changes.add(selecting: [id]) }
    }

    @Test func `undo and redo lead to the items of their changes`() {
        var changes = changes

        #expect(changes.undo(1) == [3])
        #expect(changes.undo(2) == [1])
        #expect(changes.undo(1) == [])
        #expect(changes.redo(2) == [2])
        #expect(changes.undo(1) == [2])
    }

    @Test func `a new change can't be redone with those that were undone before`() {
        var changes = changes
        _ = changes.undo(2)
        changes.add(selecting: [4])

        #expect(changes.redo(1) == [])
        #expect(changes.undo(2) == [1])
    }
}
