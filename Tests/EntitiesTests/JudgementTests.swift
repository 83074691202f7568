import Entities
import TestKit
import Testing

struct JudgementTests {
    private let open = Item.sample(3)
    private let done = Item.sample(4, isDone: true)
    private let filter = Selection([[.tag("home")]])

    private func ids(_ ranges: ClosedRange<Int>...) -> Selection {
        Selection([[.ids(ranges)]])
    }

    private func isOpen(_ item: Item) -> Bool { item.status == .open }

    @Test(arguments: [Caution.several, .always])
    func `a named id that is not there stops all of it, even what is confirmed`(caution: Caution) {
        let judgement = ChosenItems([open], by: ids(3...3, 9...9)).judged(caution, assent: .toAll)

        #expect(judgement == .missing([9...9]))
    }

    @Test func `what was named is meant, and what cannot be changed of it is not passed over`() {
        let judgement = ChosenItems([open, done], by: ids(3...4)).judged(assent: .to([]), canChange: isOpen)

        #expect(judgement == .clear([open], unchanged: [done]))
    }

    @Test func `a filter finds only what can be changed`() {
        let judgement = ChosenItems([open, done], by: filter).judged(assent: .to([]), canChange: isOpen)

        #expect(judgement == .clear([open], unchanged: []))
    }

    @Test func `several that a filter found are doubted until someone says yes`() {
        let chosen = ChosenItems([open, .sample(5), done], by: filter)

        #expect(chosen.judged(assent: .to([]), canChange: isOpen) == .doubtful([open, .sample(5)]))
        #expect(chosen.judged(assent: .toAll, canChange: isOpen) == .clear([open, .sample(5)], unchanged: []))
    }

    @Test func `with all caution even one item that was named is doubted until someone says yes`() {
        let chosen = ChosenItems([open], by: ids(3...3))

        #expect(chosen.judged(.always, assent: .to([])) == .doubtful([open]))
        #expect(chosen.judged(.always, assent: .toAll) == .clear([open], unchanged: []))
    }

    @Test(arguments: [Caution.several, .always])
    func `where nothing can be changed there is nothing to doubt`(caution: Caution) {
        let named = ChosenItems([done], by: ids(4...4))
        let found = ChosenItems([done], by: filter)

        #expect(named.judged(caution, assent: .to([]), canChange: isOpen) == .clear([], unchanged: [done]))
        #expect(found.judged(caution, assent: .to([]), canChange: isOpen) == .clear([], unchanged: []))
    }

    @Test(arguments: [Caution.several, .always])
    func `a yes is good for what it was said to, for less, but for nothing that is found since`(caution: Caution) {
        let asked = Assent.to([3, 5])

        #expect(
            ChosenItems([open, .sample(5)], by: filter).judged(caution, assent: asked)
                == .clear([open, .sample(5)], unchanged: [])
        )
        #expect(ChosenItems([open], by: filter).judged(caution, assent: asked) == .clear([open], unchanged: []))
        #expect(
            ChosenItems([open, .sample(6)], by: filter).judged(caution, assent: asked) == .doubtful([open, .sample(6)])
        )
    }
}
