package import Presentation
package import Responses
package import Vocabulary

/// Records the output of the interactor of a change.
package final class FakeChangeOutput<Response>: ChangeInteractorOutput {
    /// The responses of parts that were announced before the change was complete.
    package private(set) var parts: [Response] = []
    package private(set) var responses: [Response] = []
    package private(set) var unconfirmed: [ItemsToConfirm] = []
    package private(set) var reasons: [NoMatch] = []
    package private(set) var failures: [ChangeFailure] = []
    package private(set) var places: [MatchedPlace] = []

    package init() {}

    package func foundPlaces(_ places: [MatchedPlace], of count: Int) { self.places = places }

    package func willChange(_ response: Response) { parts.append(response) }

    package func didChange(_ response: Response) { responses.append(response) }

    package func couldNotChange(_ failure: ChangeFailure) {
        switch failure {
        case .needsConfirmation(let items): unconfirmed.append(items)
        case .noMatch(let reasons): self.reasons.append(reasons)
        default: failures.append(failure)
        }
    }
}

/// Records the requests of the presenter of a change.
package final class FakeChangeInteractor<Request, Response>: ChangeInteracting {
    package weak var output: (any ChangeInteractorOutput<Response>)?
    package private(set) var requests: [Request] = []

    package init() {}

    package func perform(_ request: Request) { requests.append(request) }
}

extension ChangeDocument {
    /// The ids in each list that isn't empty: `items [3]`.
    package var contents: [String] {
        ["items \(items.map(\.id))"] + lists.filter { !$0.value.isEmpty }.map { "\($0.key) \($0.value.map(\.id))" }
            + hints.map { ItemSentences.hint($0, CommandRouter.oneShot) }
    }
}

extension ItemsToConfirm {
    package init(_ items: [ItemSummary]) {
        self.init()
        for item in items { add(item.id, title: item.details.title) }
    }
}

/// Names commands as in the shell.
package final class FakeRouter: CommandRouting {
    package init() {}

    package func command(_ destination: Destination) -> String { CommandRouter.shell.command(destination) }
}
