import Presentation
import Vocabulary

/// The numbers in the sidebar. They are counted one after the other, when no key waits.
struct ShowScreenCounts: Entity {
    enum Part: Entity {
        case place(ShowScreenPlace)
        case projects, tags
    }

    private(set) var saved: [String] = []
    private var numbers: [ShowScreenPlace: Int] = [:]
    private var missing: [Part] = []
    var projects: [CountsDisplay.Row] = [] {
        didSet { missing.removeAll { $0 == .projects } }
    }
    var tags: [CountsDisplay.Row] = [] {
        didSet { missing.removeAll { $0 == .tags } }
    }

    /// The number to count next.
    var next: Part? { missing.first }

    /// Has everything counted again. The old numbers stay until then.
    mutating func recount(saved: [String]) {
        self.saved = saved
        missing = ShowScreenPlace.views.map(Part.place) + [.projects, .tags] + saved.map { .place(.saved($0)) }
    }

    func isMissing(_ place: ShowScreenPlace) -> Bool { missing.contains(.place(place)) }

    mutating func set(_ count: Int, of place: ShowScreenPlace) {
        numbers[place] = count
        skip(place)
    }

    mutating func skip(_ place: ShowScreenPlace) {
        missing.removeAll { $0 == .place(place) }
    }

    func count(of place: ShowScreenPlace) -> Int? { numbers[place] }
}
