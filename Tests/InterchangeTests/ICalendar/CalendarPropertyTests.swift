import Almanac
import Entities
import Interchange
import Testing
import Vocabulary

struct CalendarPropertyTests {
    @Test func `random items come back equal, without losses`() throws {
        var chance = Chance(seed: 11)
        for _ in 0..<40 {
            let exported = (0..<50).map { chance.item(id: $0 + 1) }
            var writer = CalendarWriter()
            writer.begin()
            for item in exported { writer.write(item) }
            writer.end()

            let (items, losses) = try TestCalendar.read(writer.takeBytes())

            #expect(writer.takeLosses().isEmpty)
            #expect(losses.isEmpty)
            try #require(items.count == exported.count)
            for (item, original) in zip(items, exported) {
                #expect(item == expected(original, line: item.line))
            }
        }
    }

    private func expected(_ exported: ExportedItem, line: Int) -> ForeignItem {
        let item = exported.item
        var expected = ForeignItem(line: line, uuid: item.uuid, details: item.details)
        expected.details.needs = []
        expected.details.parent = nil
        expected.parent = exported.parent.map { .uuid($0.uuid) }
        expected.needs = exported.needs.map { .uuid($0.uuid) }
        expected.isDone = item.status == .done
        // Other programs would repeat it.
        if expected.isDone { (expected.details.recurrence, expected.repeated) = (nil, item.details.recurrence) }
        expected.stated = .all
        expected.dropUnstated()
        (expected.created, expected.changed, expected.completed) = (item.created, item.changed, item.completed)
        return expected
    }
}
