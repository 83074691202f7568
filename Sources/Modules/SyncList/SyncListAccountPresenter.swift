import CommandLine
import Presentation
import Responses
import Vocabulary

/// Asks for the password, and reports where it is stored, or which lists the server has.
final class SyncListAccountPresenter: SyncListAccountPresenting {
    /// The request that needs a password.
    private enum Purpose {
        case login
        case lists(SyncAddress?)
        /// The password was entered already.
        case none
    }

    private let view: any SyncListAccountViewing
    private let interactor: any SyncListAccountInteracting
    private let router: any SyncListAccountRouting
    private var purpose = Purpose.login

    init(
        view: any SyncListAccountViewing,
        interactor: any SyncListAccountInteracting,
        router: any SyncListAccountRouting
    ) {
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

extension SyncListAccountPresenter: SecretHandling {
    func didEnterSecret(_ password: String?) {
        guard let password, !password.isEmpty else { return view.showError(SyncListAccountSentences.noPassword) }
        defer { purpose = .none }
        switch purpose {
        case .login: interactor.logIn(password)
        case .lists(let address): interactor.findLists(address, password: password)
        case .none: break
        }
    }
}

extension SyncListAccountPresenter: SyncListAccountInteractorOutput {
    func foundAccount(user: String, host: String) {
        view.askForPassword(ServerSentences.password(user: user, host: host))
    }

    func loggedIn(_ response: SyncListAccountResponse) {
        view.showLogin(
            SyncListAccountSentences.loggedIn(response),
            notes: SyncListAccountSentences.notes(response) + [SyncListAccountSentences.next(response, router)],
            facts: SyncListAccountSentences.facts(response)
        )
    }

    func foundServerLists(_ response: ServerListsResponse) {
        view.showLists(SyncListAccountSentences.lists(response, router))
    }

    func couldNotUseAccount(_ failure: SyncListAccountFailure) {
        switch (failure, purpose) {
        case (.server(.needsPassword(let user, let host)), .lists):
            return view.askForPassword(ServerSentences.password(user: user, host: host))
        case (.server(.passwordOfOther(let owner, _)), .lists):
            return view.askForPassword(ServerSentences.password(user: owner.user, host: owner.server))
        default: break
        }
        view.showError(SyncListAccountSentences.errorMessage(failure, router))
    }
}
