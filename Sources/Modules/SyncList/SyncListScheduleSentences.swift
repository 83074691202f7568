import CommandLine
import Presentation

/// Messages about automatic sync.
enum SyncListScheduleSentences {
    static let installed = "This list is now synchronized every minute, and soon after every change."

    static func advice(_ router: any SyncListRouting) -> String {
        "Automatic sync runs while you are logged in. systemctl --user status adder-sync shows the last run, and "
            + "\(router.command(.sync(.unschedule))) turns it off."
    }

    static func removed(_ files: [String], _ router: any SyncListRouting) -> String {
        files.isEmpty
            ? "No automatic sync is installed."
            : "Automatic sync was removed. You can still run \(router.command(.sync(.now))) by hand."
    }

    static let noScheduler = ErrorMessage(
        .cannotCreate,
        "systemd isn't running for this user, so nothing was installed. To synchronize with cron, run crontab -e and add the "
            + "line printed to standard output."
    )

    static func errorMessage(_ failure: SyncScheduleFailure, _ router: any SyncListRouting) -> ErrorMessage {
        switch failure {
        case .list(let failure): ErrorMessage(failure, router)
        case .file(let failure): ErrorMessage(ofSettings: failure)
        case .notSetUp: SyncListSentences.errorMessage(.notSetUp, router)
        case .needsPassword(let user, let url):
            ErrorMessage(
                .notPermitted,
                "An automatic sync can't ask for the password for \(user) at \(url). Store it with "
                    + "\(router.command(.sync(.logIn))) first."
            )
        case .noFolder:
            ErrorMessage(
                .badSettings,
                "No location for systemd's units. Set HOME or XDG_CONFIG_HOME to the absolute path of a folder."
            )
        case .unknownProgram:
            ErrorMessage(
                .cannotCreate,
                "Can't find the path of adder. Check that /proc is mounted, and that adder was not deleted or replaced."
            )
        case .unsuitablePath(let path):
            ErrorMessage(
                .cannotCreate,
                "systemd can't use the path \(path) because it contains a control character, a quote or a backslash, or "
                    + "ends with a space. Rename it."
            )
        case .refused(let arguments):
            ErrorMessage(
                .cannotCreate,
                "systemctl --user \(arguments.joined(separator: " ")) failed, so nothing was installed. Run it to see why."
            )
        }
    }
}
