import CommandLine
import Presentation
import Responses
import Vocabulary

/// Presents the location of the password, or the lists of the server, as one JSON object.
final class SyncListAccountDocumentPresenter: SyncListAccountPresenting {
    private let view: any DocumentViewing
    private let secrets: any SecretAsking
    private let interactor: any SyncListAccountInteracting
    private let router: any SyncListAccountRouting

    init(
        view: any DocumentViewing,
        secrets: any SecretAsking,
        interactor: any SyncListAccountInteracting,
        router: any SyncListAccountRouting
    ) {
        (self.view, self.secrets, self.interactor, self.router) = (view, secrets, interactor, router)
    }

    func logIn(_ address: SyncAddress?) {
        interactor.findAccount(address)
    }

    func showLists(_ address: SyncAddress?) {
        interactor.findLists(address, password: nil)
    }

    private func show(_ errorMessage: ErrorMessage) {
        view.show(errorMessage, as: JSONText.document)
    }
}

extension SyncListAccountDocumentPresenter: SecretHandling {
    func didEnterSecret(_ password: String?) {
        guard let password, !password.isEmpty else { return show(SyncListAccountSentences.noPassword) }
        interactor.logIn(password)
    }
}

extension SyncListAccountDocumentPresenter: SyncListAccountInteractorOutput {
    func foundAccount(user: String, host: String) {
        secrets.askForPassword(ServerSentences.password(user: user, host: host))
    }

    func loggedIn(_ response: SyncListAccountResponse) {
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

    func foundServerLists(_ response: ServerListsResponse) {
        view.show(JSONText.document(response))
    }

    func couldNotUseAccount(_ failure: SyncListAccountFailure) {
        show(SyncListAccountSentences.errorMessage(failure, router))
    }
}
