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
                json.string("from", response.days.lowerBound.description)
                json.string("through", response.days.upperBound.description)
                json.array("days") { array in
                    for (day, counts) in response.counts.sorted(by: { $0.key < $1.key }) {
                        array.object { json in
                            json.string("day", day.description)
                            json.integer("open", counts.open)
                            json.integer("overdue", counts.overdue)
                            json.integer("done", counts.done)
                            if counts.repeating > 0 { json.integer("repeating", counts.repeating) }
                        }
                    }
                }
                guard response.chosen != nil else { return }
                json.items("items", response.items.filter { !$0.isLaterOccurrence }.map(\.item))
                json.items("repeating", response.items.repeating.sorted { $0.id < $1.id }, unlessEmpty: true)
            }
        }
    }
}
