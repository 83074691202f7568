import Boundary

/// Keeps what a module says that it presented.
package final class FakeListDelegate: ListDelegate {
    package enum Told: Equatable {
        case changed, nothing
    }

    package private(set) var told: [Told] = []

    package init() {}

    package func didChangeList() {
        told.append(.changed)
    }

    package func didNotChangeList() {
        told.append(.nothing)
    }
}
