import ProgramOutput
import Responses
import Settings
import Vocabulary

@testable import LogIn

/// A server, a keyring, a file and settings in memory.
final class FakeAccounts: LogInDataManaging {
    var known: ServerAccount?
    var storedAddress: SyncAddress?
    var listsResult: Result<[ServerList], LogInFailure> = .success([])
    var keyring = KeyringOutcome.isMissing
    var passwordFile: String? = "/config/adder/sync-password"
    var settingsFailure: LogInFailure?
    var variables: Set<String> = []
    private(set) var events: [String] = []

    func knownAccount() throws(LogInFailure) -> ServerAccount? { known }

    func account(at address: SyncAddress) throws(LogInFailure) -> ServerAccount {
        let owner = address.user.map { PasswordOwner(user: $0, server: address.url) }
        return ServerAccount(url: address.url, user: address.user, host: "a.example", home: address.url, owner: owner)
    }

    func lists(at address: SyncAddress, password: String?) throws(LogInFailure) -> [ServerList] {
        let words = [address.url, address.user ?? "-", password ?? "-"]
        events.append("lists \(words.joined(separator: " "))")
        return try listsResult.get()
    }

    func isSameServer(_ url: String, _ other: String) -> Bool {
        url.split(separator: "/")[1] == other.split(separator: "/")[1]
    }

    func isSameList(_ url: String, _ other: String) -> Bool { url == other }

    func storeInKeyring(_ password: String, of account: ServerAccount) -> KeyringOutcome {
        events.append("keyring")
        return keyring
    }

    func removeFromKeyring(_ account: ServerAccount) { events.append("clear keyring") }

    func storeInFile(_ password: String) throws(LogInFailure) { events.append("file \(password)") }

    func removePasswordFile() { events.append("remove file") }

    func change(_ settings: [SettingChange]) throws(LogInFailure) {
        if let settingsFailure { throw settingsFailure }
        events += settings.map { "\($0.setting.key)=\($0.value ?? "")" }
    }

    func endPause() { events.append("end pause") }

    func variables(of settings: [Setting]) -> [String] { settings.map(\.variable).filter(variables.contains) }
}

extension ServerAccount {
    static let sample = ServerAccount(
        url: "https://a.example/u/tasks/",
        user: "alice",
        host: "a.example",
        home: "https://a.example/u/",
        owner: PasswordOwner(user: "alice", server: "https://a.example")
    )
}

final class RecordedAccount: LogInInteractorOutput {
    private(set) var accounts: [String] = []
    private(set) var logins: [LogInResponse] = []
    private(set) var lists: [ServerListsResponse] = []
    private(set) var failures: [LogInFailure] = []

    func foundAccount(user: String, host: String) { accounts.append("\(user) \(host)") }
    func loggedIn(_ response: LogInResponse) { logins.append(response) }
    func foundServerLists(_ response: ServerListsResponse) { lists.append(response) }
    func couldNotUseAccount(_ failure: LogInFailure) { failures.append(failure) }
}

final class FakeAccountInteractor: LogInInteracting {
    private(set) var calls: [String] = []

    func findAccount(_ address: SyncAddress?) { calls.append("account \(address?.typed ?? "-")") }
    func logIn(_ password: String) { calls.append("log in \(password)") }
    func findLists(_ address: SyncAddress?, password: String?) {
        calls.append("lists \(address?.typed ?? "-") \(password ?? "-")")
    }
}

final class FakeAccountView: LogInViewing {
    var password: String?
    weak var eventHandler: (any SecretHandling)?
    private(set) var shown: [String] = []
    private(set) var errors: [ErrorMessage] = []
    private(set) var prompts: [String] = []

    func askForPassword(_ prompt: String) {
        prompts.append(prompt)
        eventHandler?.didEnterSecret(password)
    }

    func showLists(_ display: LogInListsDisplay) {
        let rows = display.rows.map { "\($0.name) \($0.url)" }
        shown.append(([display.heading] + rows + [display.advice ?? "-"]).joined(separator: " | "))
    }

    func showLogin(_ sentence: String, notes: [String], facts: [String]) {
        shown.append(([sentence] + notes + facts).joined(separator: " | "))
    }

    func showError(_ errorMessage: ErrorMessage) { errors.append(errorMessage) }
}
