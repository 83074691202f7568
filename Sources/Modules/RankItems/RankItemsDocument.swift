import Almanac
import Presentation
import ProgramOutput
import Responses
import Vocabulary

/// The items to do next, with the reasons, as one JSON object.
enum RankItemsDocument {
    static func text(_ response: RankItemsResponse, in calendar: CalendarWords) -> String {
        func why(_ row: RankItemsResponse.Row) -> String {
            RankItemsSentences.reasons(row.reasons, today: response.today, calendar)
        }
        return JSONText.document { document in
            if response.isToday {
                document.array("groups") { array in
                    for group in ItemGroup.forToday {
                        let members = response.rows.filter { $0.group == group }
                        guard !members.isEmpty else { continue }
                        array.object { json in
                            json.group(group)
                            json.items("items", members.map(\.item))
                            json.strings("why", members.map(why))
                        }
                    }
                }
            } else {
                document.array("next") { array in
                    for row in response.rows {
                        array.object { json in
                            json.item(row.item, as: "item")
                            json.string("why", why(row))
                        }
                    }
                }
            }
            if response.omitted > 0 { document.integer("omitted", response.omitted) }
        }
    }
}
