import Responses

/// Records the events of a list module.
package final class FakeListDelegate: ListDelegate {
    package enum Event: Equatable {
        case changed, unchanged
    }

    package private(set) var events: [Event] = []

    package init() {}

    package func didChangeList() {
        events.append(.changed)
    }

    package func didNotChangeList() {
        events.append(.unchanged)
    }
}
