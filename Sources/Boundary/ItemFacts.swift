package import Almanac

/// What a person says of an item, or is told of it: the words that cross between presenter and interactor.
package struct ItemFacts: Equatable, Sendable {
    package var title: String
    package var note: String?
    package var tags: [String] = []
    package var project: String?
    package var priority: PriorityLevel?
    package var due: Due?
    package var wait: Day?
    package var repeats: Repeats?
    package var needs: [Int] = []
    package var parent: Int?

    package init(title: String = "") {
        self.title = title
    }
}

package enum PriorityLevel: Int, CaseIterable, Sendable {
    case high = 1
    case medium, low
}

package enum Repeats: Equatable, Sendable {
    /// From the day it was due.
    case every(Repetition)
    /// From the day it was done.
    case again(Repetition)
}
