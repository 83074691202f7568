import Almanac
import Entities
import TestKit
import Testing
import Vocabulary

@testable import ImportItems

/// Items that a file has several times.
struct ImportedVersionTests {
    private let sample = SampleImport()

    private func version(_ line: Int, _ title: String, revision: Int = 0, changed: Int? = nil) -> ForeignItem {
        var item = ForeignItem(line: line, uuid: sampleUUID(1), details: ItemDetails(title: title))
        (item.revision, item.changed) = (revision, changed.map { Instant(seconds: $0) })
        return item
    }

    private func lost(_ line: Int) -> [Loss] {
        [Loss(.item, at: line, field: "uuid", value: sampleUUID(1).description, because: .otherVersion)]
    }

    @Test func `of equal versions, the first one counts and the other is a loss`() {
        let response = sample.run([version(1, "Rest"), version(5, "Sleep")])

        #expect(sample.dataManager.list.items.map(\.details.title) == ["Rest"])
        #expect(response?.losses == lost(5))
    }

    @Test(arguments: [(1, 0, nil, nil), (1, 0, 5, 9), (0, 0, 9, 5), (0, 0, 9, nil)] as [(Int, Int, Int?, Int?)])
    func `the later version counts, wherever it is, and the other is a loss`(
        revision: Int,
        otherRevision: Int,
        changed: Int?,
        otherChanged: Int?
    ) {
        for isFirst in [true, false] {
            let sample = SampleImport()
            let later = version(isFirst ? 1 : 5, "Later", revision: revision, changed: changed)
            let other = version(isFirst ? 5 : 1, "Other", revision: otherRevision, changed: otherChanged)

            let response = sample.run(isFirst ? [later, other] : [other, later])

            #expect(sample.dataManager.list.items.map(\.details.title) == ["Later"])
            #expect(response?.losses == lost(isFirst ? 5 : 1) && response?.added == 101...101)
        }
    }

    @Test func `a later version far away in the file replaces all values and references`() {
        var first = version(1, "Bake", changed: 1)
        (first.details.note, first.details.tags) = ("soon", ["home"])
        (first.parent, first.needs) = (.uuid(sampleUUID(2)), [.uuid(sampleUUID(3))])
        var later = version(2_000, "Bake a cake", changed: 2)
        later.needs = [.uuid(sampleUUID(4))]

        let response = sample.run([first] + (2...1_500).map { .sample($0, "Rest") } + [later])

        #expect(sample.details(101) == ItemDetails(title: "Bake a cake", needs: [104]))
        #expect(sample.dataManager.list.items.count == 1_500 && response?.losses == lost(1))
    }

    @Test func `the later version of an item of the list updates it`() {
        sample.dataManager.add(ItemDetails(title: "Rest"), changed: Instant(seconds: 1))

        let response = sample.run([version(1, "Old", changed: 2), version(2, "New", changed: 3)]) { $0.updates = true }

        #expect(sample.details(1)?.title == "New" && response?.updated == [ItemName(id: 1, title: "Rest")])
        #expect(response?.losses == lost(1))
    }
}
