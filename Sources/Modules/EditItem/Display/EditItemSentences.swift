import Presentation
import ProgramOutput
import Vocabulary

/// Messages shared by all presenters of the module.
enum EditItemSentences {
    static let titleExample = "title: \(say("Pay rent"))"
    static func kept(_ place: EditItemPlace, _ router: any EditItemRouting) -> String {
        switch place {
        case .keptPage: say("Your text is kept. \(router.command(.resumeEdit)) goes on with it.")
        case .file(let path): say("Your text is saved in \(path).")
        }
    }

    static func conflict(_ line: String) -> ErrorMessage {
        ErrorMessage(.badData, "Changed elsewhere to “\(line)”. Use that value, or delete this line to keep your text.")
    }

    static func removed(_ id: Int) -> ErrorMessage {
        ErrorMessage(
            .notFound,
            "Item \(id) was removed elsewhere. Delete its block, or only “item \(id)” to add it again."
        )
    }

    static func changedBeforeRemoval(_ id: Int, _ title: String) -> ErrorMessage {
        ErrorMessage(
            .badData,
            "Item \(id) (\(title)) was changed elsewhere, so it is not removed yet. To remove it all the same, delete this line."
        )
    }

    static func noKeptPage(_ router: any EditItemRouting) -> ErrorMessage {
        ErrorMessage(.notFound, "No page is kept. To edit items: \(router.command(.example("adder edit 16 17")))")
    }

    static func pageOfOtherList(_ path: String) -> ErrorMessage {
        ErrorMessage(.badData, "The kept page is about the list \(path). Use --db to choose that list.")
    }

    static func errorMessage(_ failure: EditorFailure) -> ErrorMessage {
        switch failure {
        case .noCommand(let command):
            ErrorMessage(
                .notFound,
                "Can't run the editor “\(command)”. Set VISUAL or EDITOR to an installed editor, such as nano."
            )
        case .noTemporaryFolder(let folder, let reason):
            ErrorMessage(
                .cannotCreate,
                "Can't create a file in \(folder) (\(reason)). Set TMPDIR to a writable folder."
            )
        case .status(let command, let status):
            failed(say("\(command) exited with status \(status)"))
        case .system(let reason):
            failed(reason)
        }
    }

    private static func failed(_ reason: String) -> ErrorMessage {
        ErrorMessage(.outputFailed, "The editor failed (\(reason)). Nothing was changed.")
    }
}
