import Almanac
import Entities
import Interchange
import Testing
import Vocabulary

struct CSVWriterTests {
    private func write(_ details: ItemDetails) -> (text: String, losses: [Loss]) {
        let item = Item(
            id: 7,
            uuid: ItemUUID(high: 1, low: 2),
            details: details,
            created: Instant(seconds: 0),
            changed: Instant(seconds: 0)
        )
        let parent = ExportedItem.Reference(id: 3, uuid: item.uuid, isExported: false)
        return Exchange.write([ExportedItem(item: item, parent: parent)], CSVWriter())
    }

    @Test func `cells are quoted only if necessary`() {
        let details = ItemDetails(title: "a \"b\", c", note: "d\ne", tags: ["@f", "g"], place: "h, i", link: "x:y")

        #expect(
            write(details).text == """
                id,uuid,title,note,status,due,wait,tags,project,priority,every,again,needs,parent,created,changed,completed,place,link\r
                7,00000000-0000-0001-0000-000000000002,"a ""b"", c","d
                e",open,,,@f g,,,,,,,1970-01-01T00:00:00Z,1970-01-01T00:00:00Z,,"h, i",x:y\r

                """
        )
    }

    @Test func `losses`() {
        let losses = write(ItemDetails(title: "a\u{1B}b", note: " \n")).losses

        #expect(
            losses == [
                Loss(.character, at: 7, field: "title", value: "a\u{1B}b", became: "ab"),
                Loss(.note, at: 7, field: "note", value: " \n"),
                Loss(.reference, at: 7, field: "parent", value: "3"),
            ]
        )
    }
}
