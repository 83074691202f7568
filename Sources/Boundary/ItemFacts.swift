package import Almanac

/// The properties of an item, as passed between presenters and interactors.
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
    /// Repeats from the due date.
    case every(Repetition)
    /// Repeats from the day of completion.
    case again(Repetition)
}
