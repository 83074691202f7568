import CommandLine
import Presentation

/// Asks for the password, and reports where it is stored, or which lists the server has.
final class SyncListAccountPresenter: SyncListAccountPresenting {
    private let view: any SyncListAccountViewing
    private let interactor: any SyncListAccountInteracting
    private let router: any SyncListRouting
    private var purpose = SyncSecretPurpose.login

    init(
        view: any SyncListAccountViewing,
        interactor: any SyncListAccountInteracting,
        router: any SyncListRouting
    ) {
        self.view = view
        self.interactor = interactor
        self.router = router
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

/// The request that needs a password.
enum SyncSecretPurpose {
    case login
    case lists(SyncAddress?)
    /// The password was entered already.
    case none

    /// Continues with the password.
    func use(_ password: String, _ interactor: any SyncListAccountInteracting) {
        switch self {
        case .login: interactor.logIn(password)
        case .lists(let address): interactor.findLists(address, password: password)
        case .none: break
        }
    }
}

extension SyncListAccountPresenter: SecretHandling {
    func didEnterSecret(_ password: String?) {
        guard let password, !password.isEmpty else { return view.showError(SyncListAccountSentences.noPassword) }
        let purpose = purpose
        self.purpose = .none
        purpose.use(password, interactor)
    }
}

extension SyncListAccountPresenter: SyncListAccountInteractorOutput {
    func foundAccount(user: String, host: String) {
        view.askForPassword(SyncListSentences.password(user: user, host: host))
    }

    func loggedIn(_ response: SyncLoginResponse) {
        view.showLogin(
            SyncListAccountSentences.loggedIn(response),
            notes: SyncListAccountSentences.notes(response) + [SyncListAccountSentences.next(response, router)],
            facts: SyncListAccountSentences.facts(response)
        )
    }

    func foundServerLists(_ response: SyncListsResponse) {
        view.showLists(SyncListAccountSentences.lists(response, router))
    }

    func couldNotUseAccount(_ failure: SyncAccountFailure) {
        switch (failure, purpose) {
        case (.sync(.needsPassword(let user, let host)), .lists):
            return view.askForPassword(SyncListSentences.password(user: user, host: host))
        case (.sync(.passwordOfOther(let owner, _)), .lists):
            return view.askForPassword(SyncListSentences.password(user: owner.user, host: owner.server))
        default: break
        }
        view.showError(SyncListAccountSentences.errorMessage(failure, router))
    }
}
