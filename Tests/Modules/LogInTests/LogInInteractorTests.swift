import CommandLine
import ItemLanguage
import Responses
import Settings
import Testing
import Vocabulary

@testable import LogIn

struct LogInInteractorTests {
    private let accounts = FakeAccounts()
    private let output = RecordedAccount()
    private let interactor: LogInInteractor

    init() {
        interactor = LogInInteractor(dataManager: accounts, rules: SettingRules(CommandLineParser([])))
        interactor.output = output
        accounts.known = .sample
    }

    private func address(_ typed: String) -> SyncAddress { SyncAddress(typed: typed) }

    // MARK: Login

    @Test func `the account is that of the list, or the named one before the first sync`() {
        interactor.findAccount(nil)
        interactor.findAccount(address("bob@b.example"))
        accounts.known = nil
        interactor.findAccount(address("bob@b.example"))
        interactor.findAccount(nil)
        interactor.findAccount(address("b.example"))

        #expect(output.accounts == ["alice a.example", "bob https://b.example"])
        #expect(
            output.failures == [
                .alreadySetUp(url: ServerAccount.sample.url), .notSetUp, .needsNoPassword,
            ]
        )
    }

    @Test func `a password that the server doesn't accept is not stored`() {
        accounts.listsResult = .failure(.server(.forbidden(message: nil)))

        interactor.findAccount(nil)
        interactor.logIn("secret")

        #expect(accounts.events == ["lists https://a.example/u/tasks/ alice secret"])
        #expect(output.failures == [.server(.forbidden(message: nil))] && output.logins.isEmpty)
    }

    @Test func `a correct password goes into the keyring with its server, and adder's file is removed`() {
        accounts.keyring = .stored(command: "secret-tool lookup x y")

        interactor.findAccount(nil)
        interactor.logIn("secret")

        #expect(
            accounts.events.dropFirst() == [
                "keyring", "sync.password-command=secret-tool lookup x y", "sync.password-file=",
                "sync.password-for=https://alice@a.example", "remove file", "end pause",
            ]
        )
        #expect(output.logins.map(\.place) == [.keyring(command: "secret-tool lookup x y")])
    }

    @Test(arguments: [KeyringOutcome.isMissing, .failed])
    func `without a keyring the password goes into a file`(outcome: KeyringOutcome) {
        accounts.keyring = outcome
        accounts.variables = ["ADDER_SYNC_PASSWORD_COMMAND", "ADDER_COLOR"]

        interactor.findAccount(nil)
        interactor.logIn("secret")

        #expect(
            accounts.events.dropFirst() == [
                "keyring", "file secret", "sync.password-command=", "sync.password-file=/config/adder/sync-password",
                "sync.password-for=https://alice@a.example", "end pause",
            ]
        )
        let response = output.logins.first
        #expect(response?.place == .file(path: "/config/adder/sync-password"))
        #expect(response?.keyringFailed == (outcome == .failed))
        #expect(response?.overridingVariables == ["ADDER_SYNC_PASSWORD_COMMAND"])
    }

    @Test(arguments: [KeyringOutcome.isMissing, .stored(command: "x")])
    func `if the settings can't be changed, no password is left behind`(outcome: KeyringOutcome) {
        let failure = LogInFailure.file(ListError(.readOnly, path: "/c", detail: .message("x")))
        accounts.keyring = outcome
        accounts.settingsFailure = failure

        interactor.findAccount(nil)
        interactor.logIn("secret")

        #expect(accounts.events.last == (outcome == .isMissing ? "remove file" : "clear keyring"))
        #expect(output.failures == [failure] && output.logins.isEmpty)
    }

    @Test(arguments: ["/a\nb/sync-password", "/a/sync-password ", "none"])
    func `a path that the settings can't hold is refused`(path: String) {
        accounts.passwordFile = path

        interactor.findAccount(nil)
        interactor.logIn("secret")

        #expect(output.failures == [.unsuitableValue(path)] || path == "none")
        #expect(accounts.events.last == "remove file" || path == "none")
    }

    @Test func `without a folder for settings nothing is stored`() {
        accounts.passwordFile = nil

        interactor.findAccount(nil)
        interactor.logIn("secret")

        #expect(output.failures == [.noFolder])
    }

    // MARK: Lists

    @Test func `the lists of the server in use are found, and the list in use is marked`() {
        let lists = ["https://a.example/u/tasks/", "https://a.example/u/work/"].map {
            ServerList(url: $0, name: nil, isWritable: true)
        }
        accounts.listsResult = .success(lists)

        interactor.findLists(nil, password: nil)

        #expect(accounts.events == ["lists https://a.example/u/ alice -"])
        #expect(output.lists.first?.lists.map(\.isInUse) == [true, false])
        #expect(output.lists.first?.address.typed == "a.example")
    }

    @Test(arguments: [
        ("a.example/x/", "https://a.example/x/ alice"), ("bob@a.example", "https://a.example bob"),
        ("b.example", "https://b.example -"),
    ])
    func `the user of the list is the user of its server`(typed: String, target: String) {
        interactor.findLists(address(typed), password: nil)

        #expect(accounts.events == ["lists \(target) -"])
    }

    @Test func `before the first sync, the server of the stored password is asked`() {
        accounts.known = nil
        accounts.storedAddress = SyncAddress(typed: "https://alice@a.example")

        interactor.findLists(nil, password: nil)

        #expect(accounts.events == ["lists https://a.example alice -"])
    }

    @Test func `before the first sync, a server has to be named`() {
        accounts.known = nil
        interactor.findLists(nil, password: nil)
        interactor.findLists(address("alice@a.example"), password: "secret")

        #expect(output.failures == [.notSetUp])
        #expect(accounts.events == ["lists https://a.example alice secret"])
    }
}
