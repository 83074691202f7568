import Almanac
import Presentation
import ProgramOutput
import Responses
import Vocabulary

/// The items to do next, with the reasons, as one JSON object.
enum RankItemsDocument {
    static func text(_ response: RankItemsResponse, in calendar: CalendarWords) -> String {
        func why(_ row: RankItemsResponse.Row) -> String {
            RankItemsSentences.reasons(row.terms, today: response.today, calendar)
        }
        return JSONText.document { document in
            if response.isToday {
                document.array("groups") { array in
                    for group in ItemGroup.forToday {
                        let members = response.rows.filter { $0.group == group }
                        guard !members.isEmpty else { continue }
                        array.object { json in
                            json.group(group)
                            json.array("items") { array in
                                for row in members { array.item(row.item, rank: row.points) }
                            }
                            json.strings("why", members.map(why))
                        }
                    }
                }
            } else {
                document.array("next") { array in
                    for row in response.rows {
                        array.object { json in
                            json.item(row.item, as: "item", rank: row.points)
                            json.string("why", why(row))
                            json.array("terms") { terms in
                                for term in row.terms {
                                    terms.object { json in
                                        json.string("key", term.key)
                                        json.decimal("points", hundredths: term.points.hundredths)
                                    }
                                }
                            }
                        }
                    }
                }
            }
            if response.omitted > 0 { document.integer("omitted", response.omitted) }
        }
    }
}

extension UrgencyTerm {
    /// The end of the key of its weight in the settings.
    fileprivate var key: String {
        switch reason {
        case .overdue, .dueToday, .due: "due"
        case .priority: "priority"
        case .started: "started"
        case .blocks: "blocks"
        case .back: "back"
        case .tag(let name): "tag.\(name)"
        case .project(let name): "project.\(name)"
        case .age: "age"
        }
    }
}
