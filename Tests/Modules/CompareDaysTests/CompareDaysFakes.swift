import Almanac
import Entities
import TestKit
import Vocabulary

@testable import CompareDays

final class FakeDataManager: CompareDaysDataManaging {
    var versions: [ItemVersions] = []
    var failure: ListError?
    private(set) var spans: [[Instant?]] = []

    func versions(from start: Instant, to end: Instant?) throws(ListError) -> [ItemVersions] {
        spans.append([start, end])
        if let failure { throw failure }
        return versions
    }
}

extension CompareDaysResponse {
    /// An item for each kind of change, from Friday to now.
    static var sample: CompareDaysResponse {
        var response = CompareDaysResponse(from: .saturday - 1, through: nil, today: .saturday)
        let rest = Item.sample(2, "Rest")
        response.add(ItemVersions(before: nil, after: .sample(1, "Bake", due: Due(day: .saturday))))
        response.add(
            ItemVersions(before: rest, after: rest.marked(completed: .init(seconds: 5), changed: .init(seconds: 5)))
        )
        response.add(ItemVersions(before: .sample(3, "Swim", isDone: true), after: .sample(3, "Swim")))
        response.add(ItemVersions(before: .sample(4, "Sew"), after: .sample(4, "Sew", tags: ["home"])))
        response.add(ItemVersions(before: .sample(5, "Dig"), after: nil))
        return response
    }
}

extension Item {
    /// The copy of a series that was completed at time 5.
    static func copy(_ id: Int, due: Due? = nil) -> Item {
        let instant = Instant(seconds: 5)
        let new = NewItem(copyOf: .sample(4, "Swim", due: due), completedAt: Moment(utc: instant))
        return Item(id: id, uuid: new.uuid, details: new.details, created: instant, changed: instant)
            .marked(completed: instant, changed: instant)
    }
}
