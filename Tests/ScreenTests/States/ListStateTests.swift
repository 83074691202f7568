import TestKit
import Testing

@testable import Screen

struct ListStateTests {
    typealias State = ListState<Int>

    private func state(_ ids: [Int], groups: [Int] = [], _ events: [State.Event] = [], height: Int = 5) -> State {
        var state = State()
        for event in [.show(ListRows(ids, groups: groups))] + events { _ = state.handle(event, height: height) }
        return state
    }

    private func text(_ state: State, height: Int = 5) -> String {
        state.lines(height: height).map { line in
            switch line {
            case .heading(let group): "#\(group)"
            case .item(let index, let id):
                "\(state.currentIndex == index ? ">" : "")\(id)\(state.isMarked(index) ? "*" : "")"
            }
        }
        .joined(separator: " ")
    }

    @Test func `rows that can't be marked are left out of marks, ranges and actions`() {
        let rows = ListRows([1, 2, 1, 3], groups: [2, 2], unmarkable: [2, 3])
        func marked(_ events: [State.Event]) -> String {
            var state = State()
            for event in [.show(rows)] + events { _ = state.handle(event, height: 9) }
            return text(state, height: 9)
        }

        #expect(marked([.mark]) == "#0 1* >2 #1 1 3")
        #expect(marked([.markAll]) == "#0 >1* 2* #1 1 3")
        #expect(marked([.markAll, .markAll]) == "#0 >1 2 #1 1 3")
        #expect(marked([.move(.last), .mark]) == "#0 1 2 #1 1 >3")
        #expect(marked([.move(.down), .markRange, .move(.last), .markRange]) == "#0 1 2* #1 1 >3")
        var state = State()
        _ = state.handle(.show(ListRows([1, 2], groups: [2], unmarkable: [0, 1])), height: 9)
        #expect(state.handle(.markAll, height: 9) == .refused)
    }

    private static let ids = Array(1...9)

    private static let moves: [([State.Event], String)] = [
        ([], "#0 >1 2 #1 3"), ([.move(.down)], "#0 1 >2 #1 3"), ([.move(.down), .move(.down)], "#0 1 2 #1 >3"),
        ([.move(.last)], "#2 6 7 8 >9"), ([.move(.last), .move(.up)], "#2 6 7 >8 9"),
        ([.move(.pageDown)], "3 >4 5 #2 6"), ([.move(.pageDown), .move(.pageUp)], "#0 >1 2 #1 3"),
        ([.move(.halfPageDown)], "#1 >3 4 5 #2"), ([.move(.last), .move(.first)], "#0 >1 2 #1 3"),
        ([.move(.up)], "#0 >1 2 #1 3"), ([.select(4)], "1 2 #1 3 >4"), ([.click(row: 2)], "#0 1 >2 #1 3"),
        ([.click(row: 0)], "#0 >1 2 #1 3"), ([.click(row: 9)], "#0 >1 2 #1 3"), ([.wheel(3)], "#1 >3 4 5 #2"),
        ([.wheel(3), .wheel(-3)], "#0 1 2 #1 >3"), ([.wheel(99)], "#2 >6 7 8 9"),
        ([.move(.last), .wheel(-2)], "4 5 #2 6 >7"),
    ]

    @Test(arguments: moves)
    func `moves lead to items and keep headings in sight`(events: [State.Event], expected: String) {
        #expect(text(state(Self.ids, groups: [2, 3, 4], events)) == expected)
    }

    private static let marks: [([State.Event], String, [Int])] = [
        ([.mark], "1* >2 3", [1]), ([.mark, .mark, .move(.up), .mark], "1* 2 >3", [1]),
        ([.markRange, .move(.down)], "1* >2* 3", [1, 2]),
        ([.markRange, .move(.down), .markRange, .move(.down)], "1* 2* >3", [1, 2]),
        ([.markRange, .move(.down), .clear], "1 >2 3", [2]), ([.mark, .clear], "1 >2 3", [2]),
        ([.markRange, .move(.last), .mark], "1* 2* >3*", [1, 2, 3]), ([.markAll], ">1* 2* 3*", [1, 2, 3]),
        ([.markAll, .markAll], ">1 2 3", [1]), ([.markAll, .mark], "1 >2* 3*", [2, 3]),
        ([.markAll, .show(ListRows([3, 4, 1]))], "3* 4 >1*", [3, 1]),
        ([.mark, .show(ListRows([2, 3])), .markAll, .show(ListRows([1, 2, 3, 4]))], "1* >2* 3* 4", [1, 2, 3]),
        ([.mark, .markAll], "1* >2* 3*", [1, 2, 3]),
        ([.mark, .show(ListRows([2, 3]))], ">2 3", [2]),
        ([.mark, .show(ListRows([2, 3])), .show(ListRows([1, 2]))], "1* >2", [1]),
        ([.move(.down), .markRange, .move(.down), .show(ListRows([3, 9, 2]))], ">3* 9* 2*", [3, 9, 2]),
        ([.markRange, .move(.down), .show(ListRows([2, 3]))], ">2* 3", [2]),
        ([.markRange, .move(.down), .show(ListRows([3])), .show(ListRows([1, 2, 3]))], "1* 2* >3", [1, 2]),
    ]

    @Test(arguments: marks)
    func `actions apply to the marked items that are shown, or else to the current one`(
        events: [State.Event],
        shown: String,
        targets: [Int]
    ) {
        let state = state([1, 2, 3], events)

        #expect(text(state) == shown)
        #expect(state.targets == targets)
    }

    @Test(arguments: [
        ([1, 2, 4, 5], "1 2 >4 5"), ([1, 2], "1 >2"), ([5, 4, 1], "5 >4 1"), ([9, 8], ">9 8"), ([], ""),
        ([0, 1, 2, 3, 4], "0 1 2 >3 4"), ([5, 3, 1], "5 >3 1"),
    ])
    func `the current item stays, and if it disappears the next one in the old order follows`(
        new: [Int],
        expected: String
    ) {
        let state = state([1, 2, 3, 4, 5], [.select(3), .show(ListRows(new))])

        #expect(text(state) == expected)
    }

    private static let returns: [([State.Event], Int?)] = [
        ([.show(ListRows([])), .show(ListRows([1, 2, 3, 4, 5]))], 3),
        ([.show(ListRows([])), .show(ListRows([])), .show(ListRows([5, 3, 1], groups: [2, 1]))], 3),
        // It is forgotten with the next list that is shown.
        ([.show(ListRows([])), .show(ListRows([1, 2])), .show(ListRows([1, 2, 3]))], 1),
        ([.show(ListRows([])), .show(ListRows([1, 2]), selecting: 2), .show(ListRows([1, 2, 3]))], 2),
        ([.show(ListRows([])), .clearAll, .show(ListRows([1, 2, 3]))], 1),
        ([.show(ListRows([])), .show(ListRows([7, 8]))], 7), ([.show(ListRows([]))], nil),
    ]

    @Test(arguments: returns)
    func `after an empty list, the item that was current before is current again`(
        events: [State.Event],
        expected: Int?
    ) {
        #expect(state([1, 2, 3, 4, 5], [.select(3)] + events).current == expected)
    }

    @Test func `the current row keeps its place in the area`() {
        let before = state(Array(1...50), [.select(20), .wheel(2)])
        #expect(text(before) == "18 19 >20 21 22")

        var state = before
        _ = state.handle(.show(ListRows(Array(-9...50))), height: 5)
        #expect(text(state) == "18 19 >20 21 22")
        _ = state.handle(.show(ListRows((-9...50).filter { $0 != 20 })), height: 5)
        #expect(text(state) == "18 19 >21 22 23")
        _ = state.handle(.show(ListRows((1...50).reversed())), height: 5)
        #expect(text(state) == "23 22 >21 20 19")
    }

    @Test func `rows that a lower area hides are shown again when it grows`() {
        var state = state(Array(1...50), [.select(5)])
        state.scroll(to: 2)
        #expect(text(state, height: 2) == "4 >5")

        state.scroll(to: 4)
        #expect(text(state, height: 4) == "2 3 4 >5")
        state.scroll(to: 5)
        #expect(text(state) == "1 2 3 4 >5")
        // A list that was scrolled before stays where it was.
        _ = state.handle(.wheel(9), height: 5)
        let before = text(state)
        state.scroll(to: 2)
        state.scroll(to: 5)
        #expect(text(state) == before)
    }

    @Test func `a group that empties disappears without a jump`() {
        let state = state(
            Self.ids,
            groups: [4, 1, 4],
            [.select(5), .show(ListRows([1, 2, 3, 4, 6, 7, 8, 9], groups: [4, 4]))]
        )

        #expect(text(state) == "2 3 4 #1 >6")
    }

    @Test func `new items can be selected`() {
        let state = state([1, 2], [.show(ListRows([1, 2, 7, 8]), selecting: 7)])

        #expect(state.current == 7)
        var other = state
        #expect(other.handle(.show(ListRows([1, 2]), selecting: 9), height: 5) == .moved(2))
    }

    @Test func `of an item that is in several groups, the place near the old one stays current`() {
        let state = state(
            [1, 2, 3, 2],
            groups: [3, 1],
            [.move(.last), .show(ListRows([2, 1, 3, 2], groups: [3, 1]))]
        )

        #expect(text(state) == "2 1 3 #1 >2")
        #expect(state.targets == [2])
    }

    @Test func `a list without items refuses moves and marks`() {
        for event in [
            .move(.down), .move(.pageUp), .click(row: 0), .wheel(1), .mark, .markRange, .markAll, .clear, .select(1),
        ]
            as [State.Event]
        {
            var state = State()
            #expect(state.handle(event, height: 5) == .refused)
            #expect(state.targets.isEmpty)
        }
    }

    @Test func `the window has a page before and after the area`() {
        #expect(state(Array(0..<100), [.select(50)]).window(height: 5) == 41..<57)
        #expect(state(Array(0..<100)).window(height: 5) == 0..<11)
        #expect(state([]).window(height: 5) == 0..<0)
    }

    @Test func `after any events, the current item is in the area and the targets are in the list`() {
        var chance = Chance(seed: 3)
        var state = State()
        for round in 0..<20_000 {
            let height = chance.number(1...12)
            let event: State.Event =
                switch chance.number(0...9) {
                case 0: .show(rows(&chance), selecting: chance.number(0...3) == 0 ? chance.number(0...40) : nil)
                case 1: .wheel(chance.number(-9...9))
                case 2: .click(row: chance.number(0...12))
                case 3: .mark
                case 4: .markRange
                case 5: chance.number(0...9) == 0 ? .markAll : .clear
                case 6: .select(chance.number(0...40))
                default: .move(Move.allCases[chance.number(0...Move.allCases.count - 1)])
                }
            _ = state.handle(event, height: height)
            let shown = state.lines(height: height)
            let isShown = shown.contains {
                if case .item(let index, let id) = $0 {
                    state.currentIndex == index && id == state.current
                } else {
                    false
                }
            }
            guard isShown || state.rows.ids.isEmpty, Set(state.targets).isSubset(of: state.rows.ids),
                state.markedCount() == state.marked.count
            else {
                Issue.record("round \(round), \(event): \(text(state, height: height))")
                return
            }
        }
    }

    private func rows(_ chance: inout Chance) -> ListRows<Int> {
        let groups = (0..<chance.number(0...5)).map { _ in chance.number(1...6) }
        let count = groups.isEmpty ? chance.number(0...30) : groups.reduce(0, +)
        // Only groups may have an item twice.
        let first = chance.number(0...40)
        let ids = (0..<count).map { groups.isEmpty ? (first + 7 * $0) % 41 : chance.number(0...40) }
        return ListRows(ids, groups: groups)
    }
}
