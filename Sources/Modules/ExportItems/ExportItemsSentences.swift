import Presentation
import ProgramOutput
import Vocabulary

/// Messages shared by the text and JSON presenters.
enum ExportItemsSentences {
    static func question(_ path: String) -> String {
        "Replace \(path)?"
    }

    static func nothing(_ filter: ItemFilter) -> String {
        filter.isEverything
            ? "Your list is empty, so the export is too."
            : ListSentences.withHints(of: filter, "Nothing matches, so the export is empty.")
    }

    static func heading(_ format: ForeignFormat) -> String {
        "\(format.rawValue) can't hold everything. Losses, with item ids:"
    }

    static let refusal = ErrorMessage(.badData, "Nothing was written because of --strict.")

    static let needsFile = ErrorMessage(
        .wrongUsage,
        "--json describes the export, so it needs --output FILE. For the items as JSON, use --format json."
    )

    static func errorMessage(_ failure: ExportItemsFailure, _ router: any ExportItemsRouting) -> ErrorMessage {
        switch failure {
        case .list(let failure): ErrorMessage(failure, router)
        case .file(let failure): ErrorMessage(writing: failure, router)
        }
    }
}
