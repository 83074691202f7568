import Almanac
import Entities
import Interchange
import Testing
import Vocabulary

struct CSVWriterTests {
    private func write(_ details: ItemDetails, columns: [CSVColumn]) -> (text: String, losses: [Loss]) {
        let item = Item(
            id: 7,
            uuid: ItemUUID(high: 1, low: 2),
            details: details,
            created: Instant(seconds: 0),
            changed: Instant(seconds: 0)
        )
        let parent = ExportedItem.Reference(id: 3, uuid: item.uuid, isExported: false)
        return Exchange.write([ExportedItem(item: item, parent: parent)], CSVWriter(columns: columns))
    }

    @Test func `cells are quoted only if necessary`() {
        let details = ItemDetails(title: "a \"b\", c", note: "d\ne", tags: ["@f", "g"])

        let text = write(details, columns: [.id, .title, .note, .tags, .due, .created]).text

        #expect(
            text == "id,title,note,tags,due,created\r\n7,\"a \"\"b\"\", c\",\"d\ne\",@f g,,1970-01-01T00:00:00Z\r\n"
        )
    }

    @Test func `losses`() {
        let losses = write(ItemDetails(title: "a\u{1B}b"), columns: [.title, .parent]).losses

        #expect(
            losses == [
                Loss(.character, at: 7, field: "title", value: "a\u{1B}b", became: "ab"),
                Loss(.reference, at: 7, field: "parent", value: "3"),
            ]
        )
    }
}
