package import Boundary

/// Records what the interactor of a change tells; the tests of a module say how its own response comes in.
package final class FakeChoiceOutput<Response>: ChoiceOutput {
    package var responses: [Response] = []
    package private(set) var doubts: [[ItemSummary]] = []
    package private(set) var timesNothing = 0
    package private(set) var failures: [ChoiceFailure] = []

    package init() {}

    package func foundItemsToConfirm(_ items: [ItemSummary]) { doubts.append(items) }

    package func foundNoItem() { timesNothing += 1 }

    package func couldNotChangeItems(_ failure: ChoiceFailure) { failures.append(failure) }
}
