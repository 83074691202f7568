import Almanac
import Presentation
import ProgramOutput
import Vocabulary

/// The statistics as one JSON object.
enum ShowStatsDocument {
    static func text(_ response: ShowStatsResponse) -> String {
        JSONText.document { document in
            document.object("stats") { json in
                json.string("by", response.unit.rawValue)
                json.array("periods") { array in
                    for period in response.periods { array.object { $0.period(period) } }
                }
                json.integer("overdue", response.overdue)
                if let days = response.medianToDone { json.integer("daysToDone", days) }
                if let days = response.medianAge { json.integer("age", days) }
                json.integer("streak", response.streak)
                json.integer("longestStreak", response.longestStreak)
                json.names("projects", response.projects.shown, hasTotal: true)
                json.integer("otherProjects", response.projects.others)
                json.names("tags", response.tags.shown)
                json.integer("otherTags", response.tags.others)
                json.array("postponed") { array in
                    for item in response.postponed {
                        array.object { json in
                            json.integer("id", item.id)
                            json.string("title", item.title)
                            json.integer("times", item.count)
                        }
                    }
                }
                if let oldest = response.oldest {
                    json.object("oldest") { json in
                        json.integer("id", oldest.id)
                        json.string("title", oldest.title)
                        json.integer("age", oldest.count)
                    }
                }
            }
        }
    }
}

extension JSONText {
    fileprivate mutating func period(_ period: ShowStatsResponse.Period) {
        string("from", period.firstDay.description)
        string("through", period.lastDay.description)
        integer("added", period.added)
        integer("done", period.done)
        integer("removed", period.removed)
        integer("open", period.open)
    }

    fileprivate mutating func names(_ key: String, _ names: [ShowStatsResponse.Name], hasTotal: Bool = false) {
        array(key) { array in
            for name in names {
                array.object { json in
                    json.string("name", name.name)
                    json.counts(name.own)
                    if hasTotal { json.object("total") { $0.counts(name.total) } }
                }
            }
        }
    }

    private mutating func counts(_ counts: ShowStatsResponse.OpenCounts) {
        integer("open", counts.open)
        integer("overdue", counts.overdue)
    }
}
