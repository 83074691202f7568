package import Responses

/// Records the outcomes that a module reports.
package final class FakeListDelegate: ListDelegate {
    package private(set) var outcomes: [ListOutcome] = []

    package init() {}

    package func didFinish(_ outcome: ListOutcome) {
        outcomes.append(outcome)
    }
}
