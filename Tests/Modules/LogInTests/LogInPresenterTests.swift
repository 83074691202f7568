import CommandLine
import ProgramOutput
import Responses
import TestKit
import Testing
import Vocabulary

@testable import LogIn

struct LogInPresenterTests {
    private let view = FakeAccountView()
    private let interactor = FakeAccountInteractor()
    private let presenter: LogInPresenter

    init() {
        presenter = LogInPresenter(view: view, interactor: interactor, router: FakeRouter())
        view.eventHandler = presenter
    }

    @Test func `login asks for the password of the account`() {
        view.password = "secret"

        presenter.logIn(nil)
        presenter.foundAccount(user: "alice", host: "a.example")

        #expect(interactor.calls == ["account -", "log in secret"])
        #expect(view.prompts == ["Password for alice at a.example: "])
    }

    @Test(arguments: [nil, ""])
    func `without a password there is no login`(password: String?) {
        view.password = password

        presenter.logIn(nil)
        presenter.foundAccount(user: "alice", host: "a.example")

        #expect(interactor.calls == ["account -"] && view.errors.map(\.status) == [.wrongUsage])
    }

    @Test func `if the lists need a password, they are requested once more with it`() {
        let address = SyncAddress(typed: "alice@a.example")
        view.password = "secret"

        presenter.showLists(address)
        presenter.couldNotUseAccount(.server(.needsPassword(user: "alice", host: "a.example")))
        presenter.couldNotUseAccount(.server(.needsPassword(user: "alice", host: "a.example")))

        #expect(interactor.calls == ["lists alice@a.example -", "lists alice@a.example secret"])
        #expect(view.prompts.count == 1 && view.errors.map(\.status) == [.notPermitted])
    }

    @Test func `a password for another server is asked for with the address of that server`() {
        let owner = PasswordOwner(user: "alice", server: "https://b.example")
        view.password = "secret"

        presenter.showLists(nil)
        presenter.couldNotUseAccount(.server(.passwordOfOther(owner, stored: "alice@a.example")))

        #expect(view.prompts == ["Password for alice at https://b.example: "])
        #expect(interactor.calls == ["lists - -", "lists - secret"])
    }

    @Test func `the location of the password is shown`() {
        presenter.loggedIn(LogInResponse(user: "alice", host: "a.example", place: .keyring(command: "x y")))
        presenter.loggedIn(
            LogInResponse(
                user: "alice",
                host: "a.example",
                place: .file(path: "/p"),
                keyringFailed: true,
                overridingVariables: ["ADDER_X"]
            )
        )

        #expect(
            view.shown == [
                "The password for alice at a.example is correct and is now stored in your keyring. | Next, run sync. | "
                    + "user: alice | host: a.example | command: x y",
                "The password for alice at a.example is correct and is now stored in /p, which only you can read. | "
                    + "secret-tool could not store the password, perhaps because no keyring is unlocked. | The environment variable "
                    + "ADDER_X overrides the settings, so the stored password is not used. Unset it. | "
                    + "Next, run sync. | user: alice | host: a.example | file: /p",
            ]
        )
    }

    @Test func `lists are shown with marks`() {
        let lists = [
            ServerList(url: "https://a/x/", name: "X", isWritable: true, isInUse: true),
            ServerList(url: "https://a/y/", name: "Y", isWritable: false),
        ]
        let address = SyncAddress(typed: "alice@a")

        presenter.foundServerLists(ServerListsResponse(lists: lists, address: address))
        presenter.foundServerLists(ServerListsResponse(lists: Array(lists.prefix(1)), address: address))
        presenter.foundServerLists(ServerListsResponse(lists: Array(lists.suffix(1)), address: address))

        presenter.foundServerLists(ServerListsResponse(lists: [], address: address))

        #expect(
            view.shown == [
                "Task lists at alice@a | X (in use) https://a/x/ | Y (read-only) https://a/y/ | To use another one, run "
                    + "sync --forget, and then sync with its address.",
                "Task lists at alice@a | X (in use) https://a/x/ | -",
                "Task lists at alice@a | Y (read-only) https://a/y/ | To use one, run sync with its address.",
                "There are no task lists at alice@a | To create one, run sync --create Tasks with the address of the "
                    + "server.",
            ]
        )
    }
}
