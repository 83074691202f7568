import Testing

@testable import Terminal

struct PickerStateTests {
    private static let rows = [
        PickerRow(id: 12, date: "Fri 27 Nov", title: "Read Dune", names: "home"),
        PickerRow(id: 3, title: "Buy milk", names: "+shop"),
        PickerRow(id: 7, title: "Dust under the bed"),
        PickerRow(id: 40, title: "우유 사기"),
    ]

    private func state(_ keys: [PickerKey], height: Int = 10) -> PickerState {
        var state = PickerState(Self.rows)
        for key in keys { _ = state.handle(key, height: height) }
        return state
    }

    private func effect(_ keys: [PickerKey]) -> PickerState.Effect {
        var state = state(keys.dropLast())
        return keys.last.map { state.handle($0, height: 10) } ?? .none
    }

    private func ids(_ state: PickerState) -> [Int] { state.matches.map { Self.rows[$0].id } }

    @Test(arguments: [
        ([], [12, 3, 7, 40]), (["d", "u"], [7, 12]), (["d", "u", "n"], [12, 7]), (["d", "u", "n", "e"], [12, 7]),
        (["s", "h", "o"], [3]), (["4", "0"], [40]), (["우", "사"], [40]), (["z"], []), ([" "], [12, 3, 7, 40]),
        (["READ"], [12]),
    ])
    func `typed letters narrow the rows down`(typed: [String], expected: [Int]) {
        #expect(ids(state(typed.map(PickerKey.text))) == expected)
    }

    @Test(arguments: [
        ([PickerKey.text("dune"), .backspace], "dun"), ([.text("우"), .text("유"), .backspace], "우"),
        ([.text("e"), .text("\u{301}"), .backspace], ""), ([.text("buy milk "), .deleteWord], "buy "),
        ([.text("buy"), .deleteWord], ""), ([.text("x y"), .deleteAll], ""), ([.text("👨‍👩‍👧"), .backspace], ""),
    ])
    func `the query is edited by graphemes and words`(keys: [PickerKey], query: String) {
        let edited = state(keys)

        #expect(edited.query == query)
        // Narrowing again from scratch finds the same rows.
        #expect(ids(edited) == ids(state([.text(query)])))
    }

    @Test(arguments: [
        ([PickerKey.down], 3), ([.down, .down, .up], 3), ([.end], 40), ([.end, .home], 12), ([.pageDown], 40),
        ([.pageDown, .pageUp], 12), ([.up], 12), ([.end, .down], 40), ([.down, .text("d")], 7), ([.down, .unknown], 3),
    ])
    func `arrows move the current row, which a new query puts first`(keys: [PickerKey], id: Int) {
        #expect(state(keys).currentRow?.id == id)
    }

    @Test(arguments: [
        ([PickerKey.enter], PickerState.Effect.picked([12])), ([.down, .enter], .picked([3])),
        ([.tab, .tab, .enter], .picked([3, 12])), ([.tab, .up, .tab, .enter], .picked([3])),
        ([.text("milk"), .tab, .deleteAll, .end, .tab, .enter], .picked([3, 40])),
        ([.end, .backTab, .backTab, .enter], .picked([7, 40])),
        ([.text("milk"), .tab, .text("z"), .enter], .picked([3])), ([.text("z"), .enter], .refused),
        ([.text("z"), .tab], .refused),
        ([.escape], .cancelled), ([.endOfInput], .cancelled), ([.text("d"), .endOfInput], .refused),
        ([.unknown], .refused),
        ([.backspace], .refused), ([.up], .refused), ([.text("d")], .none),
    ])
    func `a key may pick or cancel`(keys: [PickerKey], expected: PickerState.Effect) {
        #expect(effect(keys) == expected)
    }

    @Test func `the window follows the current row`() {
        var state = state([], height: 2)
        #expect(state.shown(height: 2).map { Self.rows[$0].id } == [12, 3])
        _ = state.handle(.down, height: 2)
        _ = state.handle(.down, height: 2)
        #expect(state.shown(height: 2).map { Self.rows[$0].id } == [3, 7])
        _ = state.handle(.up, height: 2)
        #expect(state.shown(height: 2).map { Self.rows[$0].id } == [3, 7])
        _ = state.handle(.home, height: 2)
        #expect(state.shown(height: 2).map { Self.rows[$0].id } == [12, 3])
        _ = state.handle(.end, height: 2)
        state.scroll(to: 1)
        #expect(state.shown(height: 1).map { Self.rows[$0].id } == [40])
        state.scroll(to: 10)
        #expect(state.shown(height: 10).count == 4)
        #expect(state.shown(height: 0).isEmpty)
    }

    @Test func `without rows, every key is harmless`() {
        for key in [PickerKey.up, .down, .pageUp, .pageDown, .home, .end, .tab, .enter, .text("a"), .backspace] {
            var state = PickerState([])
            if case .picked = state.handle(key, height: 5) { Issue.record("\(key) picked something") }
            #expect(state.currentRow == nil)
        }
    }
}
