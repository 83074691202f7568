import Presentation
import Responses
import Vocabulary

/// Asks for the password, and reports where it is stored, or which lists the server has.
final class LogInPresenter: LogInPresenting {
    /// The request that needs a password.
    private enum Purpose {
        case login
        case lists(SyncAddress?)
        /// The password was entered already.
        case none
    }

    private let view: any LogInViewing
    private let interactor: any LogInInteracting
    private let router: any LogInRouting
    private var purpose = Purpose.login

    init(view: any LogInViewing, interactor: any LogInInteracting, router: any LogInRouting) {
        (self.view, self.interactor, self.router) = (view, interactor, router)
    }

    func logIn(_ address: SyncAddress?) {
        purpose = .login
        interactor.findAccount(address)
    }

    func showLists(_ address: SyncAddress?) {
        purpose = .lists(address)
        interactor.findLists(address, password: nil)
    }
}

extension LogInPresenter: SecretHandling {
    func didInterrupt() { view.showError(LogInSentences.interrupted) }

    func didEnterSecret(_ password: String?) {
        guard let password, !password.isEmpty else { return view.showError(LogInSentences.noPassword) }
        defer { purpose = .none }
        switch purpose {
        case .login: interactor.logIn(password)
        case .lists(let address): interactor.findLists(address, password: password)
        case .none: break
        }
    }
}

extension LogInPresenter: LogInInteractorOutput {
    func foundAccount(user: String, host: String) {
        view.askForPassword(ServerSentences.password(user: user, host: host))
    }

    func loggedIn(_ response: LogInResponse) {
        view.showLogin(
            LogInSentences.loggedIn(response),
            notes: LogInSentences.notes(response) + [LogInSentences.next(response, router)],
            facts: LogInSentences.facts(response)
        )
    }

    func foundServerLists(_ response: ServerListsResponse) {
        view.showLists(
            LogInListsDisplay(
                heading: ServerSentences.heading(of: response.lists, at: response.address),
                rows: response.lists.map { .init(name: ServerSentences.name(of: $0), url: $0.url) },
                advice: LogInSentences.advice(on: response.lists, router)
            )
        )
    }

    func couldNotUseAccount(_ failure: LogInFailure) {
        switch (failure, purpose) {
        case (.server(.needsPassword(let user, let host, _)), .lists):
            return view.askForPassword(ServerSentences.password(user: user, host: host))
        case (.server(.passwordOfOther(let owner, _)), .lists):
            return view.askForPassword(ServerSentences.password(user: owner.user, host: owner.server))
        default: break
        }
        view.showError(LogInSentences.errorMessage(failure, router))
    }
}
