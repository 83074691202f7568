import Almanac
import Entities
import Testing
import Vocabulary

struct ChosenItemsTests {
    private func items(_ ids: Int...) -> [Item] {
        ids.map { id in
            let instant = Instant(seconds: 0)
            let details = ItemDetails(title: "a")
            return Item(id: id, uuid: ItemUUID(high: 0, low: 0), details: details, created: instant, changed: instant)
        }
    }

    @Test func `a selected id or range without items is missing`() {
        let selection = Selection([[.ids([3...3, 4...4, 6...9])], [.ids([20...30])]])

        #expect(ChosenItems(items(3, 7), by: selection).missing == [4...4, 20...30])
        #expect(ChosenItems(items(3, 4, 6, 30), by: selection).missing.isEmpty)
    }

    @Test(arguments: [
        (Selection([[.ids([3...3])]]), true), (Selection([[.ids([3...3])], [.ids([1...2])]]), true),
        (Selection([[.ids([3...3]), .open]]), false), (Selection([[.tag("home")]]), false),
        (Selection([[.ids([3...3])], [.tag("home")]]), false), (.everything, false),
    ])
    func `only selections of ids count as chosen by id`(selection: Selection, areNamed: Bool) {
        let chosen = ChosenItems(items(1), by: selection)

        #expect(chosen.areAllNamed == areNamed)
        if !areNamed { #expect(chosen.missing.isEmpty) }
    }
}
