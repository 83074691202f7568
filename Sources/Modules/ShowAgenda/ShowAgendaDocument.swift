import Almanac
import Presentation
import ProgramOutput
import Responses
import Vocabulary

/// The items due day by day as one JSON object. Days without items are left out.
enum ShowAgendaDocument {
    static func text(_ response: ShowAgendaResponse) -> String {
        JSONText.document { document in
            document.object("agenda") { json in
                json.string("from", response.days.lowerBound.description)
                json.string("through", response.days.upperBound.description)
                json.items("overdue", response.overdue.map(\.item))
                json.array("days") { array in
                    var row = 0
                    while row < response.rows.count {
                        let day = response.rows[row].day
                        let rows = response.rows[row...].prefix { $0.day == day }
                        array.object { json in
                            json.string("day", day.description)
                            json.items("items", rows.filter { !$0.isLaterOccurrence }.map(\.item))
                            json.items("repeating", rows.repeating)
                        }
                        row += rows.count
                    }
                }
            }
        }
    }
}
