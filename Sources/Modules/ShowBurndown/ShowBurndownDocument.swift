import Almanac
import Presentation
import ProgramOutput
import Vocabulary

/// The open items by day, the pace and the end as one JSON object.
enum ShowBurndownDocument {
    static func text(_ response: ShowBurndownResponse) -> String {
        JSONText.document { document in
            document.object("burndown") { json in
                json.array("days") { array in
                    for (day, open) in zip(response.days, response.open) {
                        array.object { json in
                            json.string("day", day.description)
                            json.integer("open", open)
                        }
                    }
                }
                json.array("paces") { array in
                    for pace in response.paces {
                        array.object { json in
                            json.integer("days", pace.days)
                            json.integer("fall", pace.fall)
                        }
                    }
                }
                json.end(response.end, today: response.today)
                if let target = response.target {
                    json.string("until", target.day.description)
                    json.integer("perDay", target.perDay)
                }
            }
        }
    }
}

extension JSONText {
    /// Leaves out what is unknown; without both days, it never ends.
    fileprivate mutating func end(_ end: ShowBurndownResponse.End, today: Day) {
        switch end {
        case .isReached:
            string("endFrom", today.description)
            string("endThrough", today.description)
        case .between(let first, let last):
            string("endFrom", first.description)
            string("endThrough", last.description)
        case .notBefore(let first): string("endFrom", first.description)
        case .never, .unknown: break
        }
    }
}
