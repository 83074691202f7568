import Testing

@testable import Screen

struct ScrollStateTests {
    @Test(arguments: [
        ([Move.down], 1), ([.down, .up], 0), ([.pageDown], 4), ([.halfPageDown], 2), ([.last], 15),
        ([.last, .down], 15),
        ([.last, .pageUp], 11), ([.last, .first], 0), ([.up], 0),
    ])
    func `a text scrolls between its ends`(moves: [Move], top: Int) {
        var state = ScrollState()
        for move in moves { _ = state.handle(move, count: 20, height: 5) }

        #expect(state.top == top)
    }

    @Test func `a move beyond an end is reported, and a taller area is filled`() {
        var state = ScrollState()

        #expect(state.handle(.up, count: 20, height: 5) == false)
        #expect(state.handle(wheel: 99, count: 20, height: 5) == true)
        #expect(state.handle(.down, count: 20, height: 5) == false)
        state.scroll(count: 20, height: 18)
        #expect(state.top == 2)
        state.scroll(count: 3, height: 18)
        #expect(state.top == 0)
    }
}
