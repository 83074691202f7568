import Presentation
import Vocabulary

// MARK: - View

protocol ExportItemsViewing: ConfirmationViewing {
    /// Holds back what is written until `release()`.
    func hold()
    func release()
    /// Writes a part of the export unchanged.
    func write(_ part: [UInt8])
    func showExported(_ display: ExportItemsDisplay)
}

struct ExportItemsDisplay: Display {
    /// The action with its number of items: "Exported 12 items".
    let action: String
    /// "to office.ics".
    let destination: String
    let format: String
    // The same facts for plain output.
    let items: String
    let path: String
}

// MARK: - Interactor

protocol ExportItemsInteracting: AnyObject {
    func export(_ request: ExportItemsRequest)
}

struct ExportItemsRequest: Entity {
    var filter = ItemFilter.everything
    let format: ForeignFormat
    /// The file to write, or `nil` for standard output.
    var path: String?
    var replacesFile = false
    /// Nothing is written if anything would be lost.
    var isStrict = false
    /// Includes UUIDs in todo.txt, Markdown and Obsidian files.
    var keepsUUIDs = false
    /// Taskwarrior repeats the items itself.
    var handsOverRepetition = false
}

protocol ExportItemsInteractorOutput: AnyObject {
    /// The next part of an export to standard output, which is complete with `exportedItems(_:)`.
    func exported(_ part: [UInt8])
    func exportedItems(_ response: ExportItemsResponse)
    /// The file exists and replacing it is not confirmed.
    func foundExistingFile(_ path: String)
    /// Something would be lost, so nothing was written.
    func foundLosses(_ losses: [Loss], format: ForeignFormat)
    func couldNotExport(_ failure: ExportItemsFailure)
}

struct ExportItemsResponse: Entity {
    let format: ForeignFormat
    let items: Int
    let path: String?
    let losses: [Loss]
    let isFiltered: Bool
    /// The tags of the filter that mean places, too.
    var places: [MatchedPlace] = []
}

enum ExportItemsFailure: Error, Entity {
    case list(ListError)
    /// The file couldn't be written.
    case file(ListError)
}

// MARK: - Presenter and router

protocol ExportItemsPresenting: AnyObject {
    func export(_ request: ExportItemsRequest)
}

typealias ExportItemsRouting = CommandRouting
