import Presentation
import ProgramOutput
import Vocabulary

/// Messages about the account at the server.
enum LogInSentences {
    /// A line of plain output.
    static func line(_ row: LogInListsDisplay.Row) -> String { say("list: \(row.name); \(row.url)") }

    static func loggedIn(_ response: LogInResponse) -> String {
        let place =
            switch response.place {
            case .keyring: say("in your keyring")
            case .file(let path): say("in \(path), which only you can read")
            }
        return say("The password for \(response.user) at \(response.host) is correct and is now stored \(place).")
    }

    static func notes(_ response: LogInResponse) -> [String] {
        (response.keyringFailed
            ? [say("secret-tool could not store the password, perhaps because no keyring is unlocked.")] : [])
            + response.overridingVariables.map {
                say(
                    "The environment variable \($0) overrides the settings, so the stored password is not used. Unset it."
                )
            }
    }

    /// After a rejected password, automatic syncs pause until the user runs this command.
    static func next(_ response: LogInResponse, _ router: any LogInRouting) -> String {
        let address = response.firstAddress.map { ServerSentences.address(of: $0, user: response.user) }
        return say("Next, run \(router.command(.sync(address.map { .with($0) } ?? .now))).")
    }

    static func facts(_ response: LogInResponse) -> [String] {
        let place =
            switch response.place {
            case .keyring(let command): say("command: \(command)")
            case .file(let path): say("file: \(path)")
            }
        return [say("user: \(response.user)"), say("host: \(response.host)"), place]
    }

    /// The addresses of lists may contain anything, so they are not part of a command to copy.
    static func advice(on lists: [ServerList], _ router: any LogInRouting) -> String? {
        if lists.isEmpty {
            say("To create one, run \(router.command(.sync(.newList(at: nil)))) with the address of the server.")
        } else if !lists.contains(where: \.isInUse) {
            say("To use one, run \(router.command(.sync(.now))) with its address.")
        } else if lists.count > 1 {
            say(
                "To use another one, run \(router.command(.sync(.forget))), and then \(router.command(.sync(.now))) with its "
                    + "address."
            )
        } else {
            nil
        }
    }

    static let interrupted = ErrorMessage(.interrupted, "Interrupted. No password was stored.")

    static let noPassword = ErrorMessage(
        .wrongUsage,
        "No password was entered. Type it on a terminal, or pass it as a line of standard input."
    )

    static func errorMessage(_ failure: LogInFailure, _ router: any LogInRouting) -> ErrorMessage {
        switch failure {
        case .server(.wrongPassword):
            ErrorMessage(.notPermitted, "Wrong user name or password. Nothing was changed.")
        case .list(let failure): ErrorMessage(failure, router)
        case .notSetUp: ServerSentences.notSetUp(router, .logInTo("USER@HOST"))
        case .alreadySetUp(let url): ServerSentences.alreadySetUp(url, router)
        case .server(let failure): ErrorMessage(failure, router)
        case .needsNoPassword:
            ErrorMessage(
                .wrongUsage,
                "The list is synchronized without a user name, so there is no password to store. To use one, run "
                    + "\(router.command(.sync(.forget))), and then \(router.command(.sync(.with("USER@HOST"))))."
            )
        case .file(let failure): ErrorMessage(ofSettings: failure)
        case .noFolder:
            ErrorMessage(
                .badSettings,
                "No location for the settings file. Set HOME or XDG_CONFIG_HOME to the absolute path of a folder."
            )
        case .unsuitableValue(let value):
            ErrorMessage(.cannotCreate, "The settings file can't hold “\(value)”, so nothing was stored.")
        }
    }
}
