import Almanac
import Presentation
import ProgramOutput
import Responses
import Vocabulary

/// The days that have items as one JSON object.
enum ShowCalendarDocument {
    static func text(_ response: ShowCalendarResponse) -> String {
        JSONText.document { document in
            document.object("calendar") { json in
                json.string("from", response.months[0].description)
                json.string("through", response.months[response.months.count - 1].lastDayOfMonth.description)
                json.array("days") { array in
                    for (day, counts) in response.counts.sorted(by: { $0.key < $1.key }) {
                        array.object { json in
                            json.string("day", day.description)
                            json.integer("open", counts.open)
                            json.integer("overdue", counts.overdue)
                            json.integer("done", counts.done)
                        }
                    }
                }
                if response.chosen != nil { json.items("items", response.items.map(\.summary)) }
            }
        }
    }
}
