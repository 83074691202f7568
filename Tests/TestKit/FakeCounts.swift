package import Almanac
package import Boundary
package import Entities

/// Answers what a test says is counted, and records what was asked for.
package final class FakeCountsDataManager: CountsDataManaging {
    package var counts: [NamedCount] = []
    package var isEmpty = false
    package var trouble: ListTrouble?
    package private(set) var asked: [(selection: Selection, today: Day)] = []

    package init() {}

    package func counts(_ selection: Selection, today: Day) throws(ListTrouble) -> [NamedCount] {
        asked.append((selection, today))
        if let trouble { throw trouble }
        return counts
    }

    package func isListEmpty() throws(ListTrouble) -> Bool { isEmpty }
}

/// Records what the presenter of counts has shown.
package final class FakeCountsView: CountsShowing {
    package enum Shown: Equatable, Sendable {
        case counts(CountsDisplay)
        case nothing(String)
        case emptyList(String, example: String)
        case complaint(Complaint)
    }

    package private(set) var shown: [Shown] = []

    package init() {}

    package func showCounts(_ display: CountsDisplay) { shown.append(.counts(display)) }

    package func showNothing(_ sentence: String) { shown.append(.nothing(sentence)) }

    package func showEmptyList(_ sentence: String, example: String) {
        shown.append(.emptyList(sentence, example: example))
    }

    package func showComplaint(_ complaint: Complaint) { shown.append(.complaint(complaint)) }
}

package func count(_ name: String?, _ open: Int, _ done: Int) -> NamedCount {
    NamedCount(name, StatusCount(open: open, done: done))
}
