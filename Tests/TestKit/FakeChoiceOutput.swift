package import Boundary

/// Records the output of a change interactor. Each module's tests add the method for its own response.
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
