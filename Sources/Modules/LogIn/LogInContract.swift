import Presentation
import Responses
import Vocabulary

// MARK: - View

protocol LogInViewing: ErrorViewing, SecretAsking {
    func showLists(_ display: LogInListsDisplay)
    /// - Parameter facts: The same for plain output, as labels with texts.
    func showLogin(_ sentence: String, notes: [String], facts: [String])
}

/// The lists of a server, as "sync lists" shows them.
struct LogInListsDisplay: Display {
    struct Row: Display {
        let name: String
        let url: String
    }

    let heading: String
    let rows: [Row]
    let advice: String?
}

/// A view that asks for a password.
protocol SecretAsking: AnyObject {
    /// Asks on the terminal without showing what is typed, or reads a line of standard input.
    func askForPassword(_ prompt: String)
}

// MARK: - Interactor

/// Uses the account at the server.
protocol LogInInteracting: AnyObject {
    /// Finds the account whose password is to be stored. The address is used only if no server is known.
    func findAccount(_ address: SyncAddress?)
    /// Checks the password of the account with the server, and stores it.
    func logIn(_ password: String)
    /// Finds the lists of the named server, or of the one in use.
    func findLists(_ address: SyncAddress?, password: String?)
}

protocol LogInInteractorOutput: AnyObject {
    func foundAccount(user: String, host: String)
    func loggedIn(_ response: LogInResponse)
    func foundServerLists(_ response: ServerListsResponse)
    func couldNotUseAccount(_ failure: LogInFailure)
}

struct LogInResponse: Entity {
    enum Place: Entity {
        /// Carries the command that prints the password.
        case keyring(command: String)
        case file(path: String)
    }

    let user: String
    let host: String
    /// The address for the first sync; `nil` if the list is synchronized already.
    var firstAddress: String?
    let place: Place
    /// secret-tool is installed, but it failed.
    var keyringFailed = false
    /// The environment variables that override the settings.
    var overridingVariables: [String] = []
}

enum LogInFailure: Error, Entity {
    case list(ListError)
    /// No server is known.
    case notSetUp
    /// The list is synchronized with another address already.
    case alreadySetUp(url: String)
    case server(ServerFailure)
    /// The list is synchronized without a user name.
    case needsNoPassword
    /// Writing the password or the settings failed.
    case file(ListError)
    /// Neither `XDG_CONFIG_HOME` nor `HOME` is set.
    case noFolder
    /// A setting can't have this value.
    case unsuitableValue(String)
}

// MARK: - Presenter and router

protocol LogInPresenting: AnyObject {
    func logIn(_ address: SyncAddress?)
    func showLists(_ address: SyncAddress?)
}

/// The receiver of the password.
protocol SecretHandling: AnyObject {
    /// `nil` if none was entered.
    func didEnterSecret(_ password: String?)
    /// Ctrl-C.
    func didInterrupt()
}

typealias LogInRouting = CommandRouting
