import Presentation
import ProgramOutput
import Vocabulary

/// Messages about automatic sync.
enum ScheduleSyncSentences {
    static let installed = say("This list is now synchronized every minute, and soon after every change.")

    static func advice(_ router: any ScheduleSyncRouting) -> String {
        say(
            "Automatic sync runs while you are logged in. systemctl --user status adder-sync shows the last run, and "
                + "\(router.command(.sync(.unschedule))) turns it off."
        )
    }

    static func removed(_ files: [String], _ router: any ScheduleSyncRouting) -> String {
        files.isEmpty
            ? say("No automatic sync is installed.")
            : say("Automatic sync was removed. You can still run \(router.command(.sync(.now))) by hand.")
    }

    static func installedFact(_ file: String) -> String { say("installed: \(file)") }

    static func removedFact(_ file: String) -> String { say("removed: \(file)") }

    static func errorMessage(_ failure: ScheduleSyncFailure, _ router: any ScheduleSyncRouting) -> ErrorMessage {
        switch failure {
        case .list(let failure): ErrorMessage(failure, router)
        case .notSetUp: ServerSentences.notSetUp(router)
        case .needsPassword(let user, let url):
            ErrorMessage(
                .notPermitted,
                "An automatic sync can't ask for the password for \(user) at \(url). Store it with "
                    + "\(router.command(.sync(.logIn))) first."
            )
        case .unknownProgram:
            ErrorMessage(
                .cannotCreate,
                "Can't find the path of adder. Check that /proc is mounted, and that adder was not deleted or replaced."
            )
        case .scheduler(let failure): ErrorMessage(failure)
        }
    }
}

extension ErrorMessage {
    fileprivate init(_ failure: SchedulerFailure) {
        switch failure {
        case .noScheduler:
            self.init(
                .cannotCreate,
                "systemd isn't running for this user, so nothing was installed. To synchronize with cron, run crontab -e and add "
                    + "the line printed to standard output."
            )
        case .noFolder:
            self.init(
                .badSettings,
                "No location for systemd's units. Set HOME or XDG_CONFIG_HOME to the absolute path of a folder."
            )
        case .unsuitablePath(let path):
            self.init(
                .cannotCreate,
                "systemd can't use the path \(path) because it contains a control character, a quote or a backslash, or "
                    + "ends with a space. Rename it."
            )
        case .refused(let arguments):
            self.init(
                .cannotCreate,
                "systemctl --user \(arguments.joined(separator: " ")) failed, so nothing was installed. Run it to see why."
            )
        case .file(let failure): self.init(ofSettings: failure)
        }
    }
}
