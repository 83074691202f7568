import Almanac
import Presentation
import ProgramOutput
import Responses
import Vocabulary

/// The changes between two days as one JSON object.
enum CompareDaysDocument {
    static func text(_ response: CompareDaysResponse) -> String {
        JSONText.document { document in
            document.object("diff") { json in
                json.string("from", response.from.description)
                if let through = response.through { json.string("through", through.description) }
                json.items("added", response.added)
                json.pairs("done", response.done)
                json.pairs("reopened", response.reopened)
                json.pairs("changed", response.changed)
                json.items("removed", response.removed)
            }
        }
    }
}

extension JSONText {
    fileprivate mutating func pairs(_ key: String, _ pairs: [CompareDaysResponse.Pair]) {
        array(key) { array in
            for pair in pairs {
                array.object { json in
                    if let before = pair.before { json.item(before, as: "before") }
                    json.item(pair.after, as: "after")
                }
            }
        }
    }
}
