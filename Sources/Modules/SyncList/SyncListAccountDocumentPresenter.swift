import CommandLine
import Presentation
import Vocabulary

/// Presents the location of the password, or the lists of the server, as one JSON object.
final class SyncListAccountDocumentPresenter: SyncListAccountPresenting {
    private let view: any DocumentViewing
    private let secrets: any SecretAsking
    private let interactor: any SyncListAccountInteracting
    private let router: any SyncListRouting
    private var purpose = SyncSecretPurpose.login

    init(
        view: any DocumentViewing,
        secrets: any SecretAsking,
        interactor: any SyncListAccountInteracting,
        router: any SyncListRouting
    ) {
        self.view = view
        self.secrets = secrets
        self.interactor = interactor
        self.router = router
    }

    func logIn(_ address: SyncAddress?) {
        purpose = .login
        interactor.findAccount(address)
    }

    func showLists(_ address: SyncAddress?) {
        purpose = .none
        interactor.findLists(address, password: nil)
    }

    private func show(_ errorMessage: ErrorMessage) {
        view.show(errorMessage, as: JSONText.document)
    }
}

extension SyncListAccountDocumentPresenter: SecretHandling {
    func didEnterSecret(_ password: String?) {
        guard let password, !password.isEmpty else { return show(SyncListAccountSentences.noPassword) }
        purpose.use(password, interactor)
    }
}

extension SyncListAccountDocumentPresenter: SyncListAccountInteractorOutput {
    func foundAccount(user: String, host: String) {
        secrets.askForPassword(SyncListSentences.password(user: user, host: host))
    }

    func loggedIn(_ response: SyncLoginResponse) {
        view.show(
            JSONText.document { document in
                document.object("syncLogin") { json in
                    json.string("user", response.user)
                    json.string("host", response.host)
                    switch response.place {
                    case .keyring(let command): json.string("command", command)
                    case .file(let path): json.string("file", path)
                    }
                }
                document.strings("hints", SyncListAccountSentences.notes(response), unlessEmpty: true)
            }
        )
    }

    func foundServerLists(_ response: SyncListsResponse) {
        view.show(JSONText.document(response))
    }

    func couldNotUseAccount(_ failure: SyncAccountFailure) {
        show(SyncListAccountSentences.errorMessage(failure, router))
    }
}
