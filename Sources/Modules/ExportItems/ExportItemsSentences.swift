import CommandLine
import Presentation
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
        case .file(let failure): errorMessage(ofFile: failure, router)
        }
    }

    private static func errorMessage(ofFile failure: ListError, _ router: any ExportItemsRouting) -> ErrorMessage {
        let path = failure.path
        return switch failure.kind {
        case .diskFull:
            ErrorMessage(
                .outputFailed,
                "The disk is full: can't write \(path). Free some space or choose another path."
            )
        case .diskFailed:
            ErrorMessage(.outputFailed, "Can't write \(path) (\(failure.detail)). Check the disk.")
        case .notPermitted, .readOnly:
            ErrorMessage(.notPermitted, "\(path) or its folder isn't writable. Choose another path.")
        case .notAFile:
            ErrorMessage(.cannotCreate, "\(path) is \(failure.detail), not a file. Choose another path.")
        case .notDurable, .outOfMemory, .interrupted:
            ErrorMessage(failure, router)
        default:
            ErrorMessage(.cannotCreate, "Can't create \(path) (\(failure.detail)). Choose another path.")
        }
    }
}
