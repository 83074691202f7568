import Presentation
import Testing

@testable import ShowScreen

struct ShowScreenCountsTests {
    @Test func `everything is counted once, and again after a change`() {
        var counts = ShowScreenCounts()
        counts.recount(saved: ["office"])
        var order: [ShowScreenCounts.Part] = []
        while let next = counts.next {
            order.append(next)
            switch next {
            case .place(let place): counts.set(order.count, of: place)
            case .projects: counts.projects = []
            case .tags: counts.tags = []
            }
        }

        #expect(
            order == [
                .place(.upcoming), .place(.today), .place(.next), .place(.all), .place(.waiting), .place(.done),
                .projects, .tags, .place(.saved("office")),
            ]
        )
        counts.recount(saved: [])
        #expect(counts.next == .place(.upcoming))
        // The old number stays until the new one is known.
        #expect(counts.count(of: .upcoming) == 1)
    }
}
