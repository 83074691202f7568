import Presentation
import ProgramOutput
import Responses
import Vocabulary

/// Presents the location of the password, or the lists of the server, as one JSON object.
final class LogInDocumentPresenter: LogInPresenting {
    private let view: any DocumentViewing
    private let secrets: any SecretAsking
    private let interactor: any LogInInteracting
    private let router: any LogInRouting

    init(
        view: any DocumentViewing,
        secrets: any SecretAsking,
        interactor: any LogInInteracting,
        router: any LogInRouting
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

extension LogInDocumentPresenter: SecretHandling {
    func didInterrupt() { show(LogInSentences.interrupted) }

    func didEnterSecret(_ password: String?) {
        guard let password, !password.isEmpty else { return show(LogInSentences.noPassword) }
        interactor.logIn(password)
    }
}

extension LogInDocumentPresenter: LogInInteractorOutput {
    func foundAccount(user: String, host: String) {
        secrets.askForPassword(ServerSentences.password(user: user, host: host))
    }

    func loggedIn(_ response: LogInResponse) {
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
                document.strings("hints", LogInSentences.notes(response), unlessEmpty: true)
            }
        )
    }

    func foundServerLists(_ response: ServerListsResponse) {
        view.show(JSONText.document(response))
    }

    func couldNotUseAccount(_ failure: LogInFailure) {
        show(LogInSentences.errorMessage(failure, router))
    }
}
