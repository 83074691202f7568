import Almanac
import Entities
import Presentation
import ProgramOutput
import Responses
import Testing
import Vocabulary

struct JSONItemTests {
    private let identity = ItemUUID(high: 0x019A_B5C2_7E40_7D3E, low: 0x9C41_6F0B_8A2D_5E11)
    private let created = Instant(seconds: 1_795_253_400)

    @Test func `a minimal item has only the required keys`() {
        let item = ItemSummary(
            id: 7,
            uuid: identity,
            details: ItemDetails(title: "Pay rent"),
            created: created,
            changed: created
        )

        var json = JSONText()
        json.item(item)

        #expect(
            json.text
                == #"{"id":7,"uuid":"019ab5c2-7e40-7d3e-9c41-6f0b8a2d5e11","title":"Pay rent","status":"open","#
                + #""created":"2026-11-21T09:30:00Z","changed":"2026-11-21T09:30:00Z"}"#
        )
    }

    @Test func `a full item has all keys`() {
        var details = ItemDetails(title: "Pay \"rent\"")
        details.note = "by\nhand"
        details.due = Due(day: Day(number: 20_784), time: .noon)
        details.wait = Day(number: 20_780)
        details.tags = ["money", "@bank"]
        details.project = "home.flat"
        details.priority = .high
        details.recurrence = .every(Repetition(.weekly, interval: 2))
        details.needs = [3, 5]
        details.parent = 2
        let item = ItemSummary(
            id: 7,
            uuid: identity,
            details: details,
            isDone: true,
            created: created,
            changed: Instant(seconds: 1_795_253_401),
            completed: Instant(seconds: 1_795_253_402)
        )

        var json = JSONText()
        json.item(item)

        #expect(
            json.text
                == #"{"id":7,"uuid":"019ab5c2-7e40-7d3e-9c41-6f0b8a2d5e11","title":"Pay \"rent\"","note":"by\nhand","#
                + #""status":"done","due":"2026-11-27T12:00","wait":"2026-11-23","tags":["money","@bank"],"#
                + #""project":"home.flat","priority":"high","every":"FREQ=WEEKLY;INTERVAL=2","needs":[3,5],"#
                + #""parent":2,"created":"2026-11-21T09:30:00Z","changed":"2026-11-21T09:30:01Z","#
                + #""completed":"2026-11-21T09:30:02Z"}"#
        )
    }

    @Test func `a repetition from completion has its own key`() {
        var details = ItemDetails(title: "Water")
        details.recurrence = .again(Repetition(.daily))

        var json = JSONText()
        json.item(ItemSummary(id: 1, uuid: identity, details: details, created: created, changed: created))

        #expect(json.text.contains(#""again":"FREQ=DAILY""#))
        #expect(!json.text.contains("every"))
    }

    @Test func `an error is a document with its status and sentence`() {
        let document = JSONText.document(ErrorMessage(.notFound, "No item 9."))

        #expect(document == #"{"adder":1,"error":{"status":66,"message":"No item 9."}}"# + "\n")
    }
}
