import Presentation
package import Responses
import Vocabulary

/// Records the output of the interactor of a change.
package final class FakeChangeOutput<Response>: ChangeInteractorOutput {
    package private(set) var responses: [Response] = []
    package private(set) var unconfirmed: [[ItemSummary]] = []
    package private(set) var emptyCount = 0
    package private(set) var failures: [ChangeFailure] = []

    package init() {}

    package func didChange(_ response: Response) { responses.append(response) }

    package func needsConfirmation(of items: [ItemSummary]) { unconfirmed.append(items) }

    package func foundNoItem() { emptyCount += 1 }

    package func couldNotChange(_ failure: ChangeFailure) { failures.append(failure) }
}

/// Records the requests of the presenter of a change.
package final class FakeChangeInteractor<Request, Response>: ChangeInteracting {
    package weak var output: (any ChangeInteractorOutput<Response>)?
    package private(set) var requests: [Request] = []

    package init() {}

    package func carryOut(_ request: Request) { requests.append(request) }
}

/// Names commands as in the shell.
package final class FakeRouter: CommandRouting {
    package init() {}

    package func command(_ words: String) -> String { words }
}
