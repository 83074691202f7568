import Presentation
import ProgramOutput
import Vocabulary

/// Messages shared by the text and JSON presenters.
enum ExportItemsSentences {
    // The lines of plain output.
    static func exportedLine(_ items: String) -> String { say("exported: \(items)") }

    static func fileLine(_ path: String) -> String { say("file: \(path)") }

    static func formatLine(_ format: String) -> String { say("format: \(format)") }

    static func question(_ path: String) -> String {
        say("Replace \(path)?")
    }

    /// Precedes the destination.
    static func exported(_ items: Int) -> String {
        say("Exported \(ChangeSentences.count(items))")
    }

    static func destination(_ path: String) -> String {
        say("to \(path)")
    }

    static func nothing(_ filter: ItemFilter) -> String {
        filter.isEverything
            ? say("Your list is empty, so the export is too.")
            : ListSentences.withHints(of: filter, say("Nothing matches, so the export is empty."))
    }

    static func heading(_ format: ForeignFormat) -> String {
        say("\(format.rawValue) can't hold everything. Losses, with item ids:")
    }

    static let refusal = ErrorMessage(.badData, "Nothing was written because of --strict.")

    static func needsFile(_ router: any ExportItemsRouting) -> ErrorMessage {
        let command = router.command(.export(.json))
        return ErrorMessage(
            .wrongUsage,
            "--json describes the export, so it needs --output FILE. For all items as JSON, run \(command)."
        )
    }

    static func errorMessage(_ failure: ExportItemsFailure, _ router: any ExportItemsRouting) -> ErrorMessage {
        switch failure {
        case .list(let failure): ErrorMessage(failure, router)
        case .file(let failure): ErrorMessage(writing: failure, router)
        }
    }
}
