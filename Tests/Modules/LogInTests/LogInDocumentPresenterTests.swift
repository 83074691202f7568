import CommandLine
import ProgramOutput
import Responses
import TestKit
import Testing
import Vocabulary

@testable import LogIn

struct LogInDocumentPresenterTests {
    private let view = FakeDocumentView()
    private let secrets = FakeAccountView()
    private let interactor = FakeAccountInteractor()
    private let presenter: LogInDocumentPresenter

    init() {
        presenter = LogInDocumentPresenter(
            view: view,
            secrets: secrets,
            interactor: interactor,
            router: FakeRouter()
        )
        secrets.eventHandler = presenter
    }

    @Test func `login asks for the password`() {
        secrets.password = "secret"

        presenter.logIn(nil)
        presenter.foundAccount(user: "alice", host: "a.example")
        secrets.password = nil
        presenter.foundAccount(user: "alice", host: "a.example")

        #expect(interactor.calls == ["account -", "log in secret"])
        #expect(view.problems.map(\.status) == [.wrongUsage])
    }

    @Test func `the location of the password is an object without the password`() {
        presenter.loggedIn(LogInResponse(user: "alice", host: "a", place: .keyring(command: "x y")))
        presenter.loggedIn(LogInResponse(user: "alice", host: "a", place: .file(path: "/p"), keyringFailed: true))

        #expect(
            view.documents == [
                #"{"adder":1,"syncLogin":{"user":"alice","host":"a","command":"x y"}}"# + "\n",
                #"{"adder":1,"syncLogin":{"user":"alice","host":"a","file":"/p"},"hints":["secret-tool could not store "#
                    + #"the password, perhaps because no keyring is unlocked."]}"# + "\n",
            ]
        )
    }

    @Test func `lists have addresses, and a missing password is an error`() {
        let list = ServerList(url: "https://a/x/", name: "X", isWritable: true, isInUse: true)

        presenter.showLists(nil)
        presenter.foundServerLists(ServerListsResponse(lists: [list], address: SyncAddress(typed: "a")))
        presenter.couldNotUseAccount(.server(.needsPassword(user: "alice", host: "a")))

        #expect(
            view.documents.first
                == #"{"adder":1,"syncLists":[{"url":"https://a/x/","name":"X","writable":true,"inUse":true}]}"# + "\n"
        )
        #expect(view.problems.map(\.status) == [.notPermitted] && secrets.prompts.isEmpty)
    }
}
