import Almanac
import Presentation
import Vocabulary

// MARK: - View

protocol ImportItemsViewing: ErrorViewing {
    func showImported(_ display: ImportItemsDisplay)
    func showFormats(_ display: ImportFormatsDisplay)
    /// Shows a message on standard error.
    func showMessage(_ sentence: String)
    /// Shows a message at once if a person reads it.
    func showProgress(_ sentence: String)
}

struct ImportItemsDisplay: Display {
    /// The action with its number of items: "Imported 12 items".
    let action: String
    let detail: String
    /// The same facts for plain output, as labels with texts.
    let facts: [String]
}

/// An explanation of what can be imported.
struct ImportFormatsDisplay: Display {
    struct Row: Display {
        let format: String
        let description: String
    }

    let introduction: String
    let rows: [Row]
    let examples: [String]
}

// MARK: - Interactor

protocol ImportItemsInteracting: AnyObject {
    func importItems(_ request: ImportItemsRequest)
}

struct ImportItemsRequest: Entity {
    /// The file, or `nil` for standard input.
    let path: String?
    /// `nil` to recognize the format.
    var format: ForeignFormat?
    /// Updates existing items with newer values from the file.
    var updates = false
    /// Only reports what would happen.
    var isDryRun = false
    /// Nothing is imported if anything would be lost.
    var isStrict = false
    /// Standard input is typed on a terminal.
    var isTyped = false
    /// The command as typed.
    let typed: String
}

protocol ImportItemsInteractorOutput: AnyObject {
    /// So many items have been read, and more may follow.
    func readItems(_ count: Int)
    func importedItems(_ response: ImportItemsResponse)
    /// Something would be lost, so nothing was imported.
    func foundLosses(_ losses: [Loss])
    func couldNotImport(_ failure: ImportItemsFailure)
}

struct ImportItemsResponse: Entity {
    let format: ForeignFormat
    let isDryRun: Bool
    var encoding = TextEncoding.utf8
    /// The ids of the new items.
    var added: ClosedRange<Int>?
    /// The ids of those that a later version in the file deletes again.
    var withdrawn: [Int] = []

    var addedIDs: [Int] { (added.map(Array.init) ?? []).filter { !withdrawn.contains($0) } }
    var updated: [ItemName] = []
    /// The number of new items that have the title of an item that was in the list before.
    var lookalikes = 0
    /// Items that are in the list and equal.
    var unchanged = 0
    /// Items that differ from those in the list, which were left alone.
    var different: [ItemName] = []
    /// Items that differ, but were changed later in the list than in the file.
    var older: [ItemName] = []
    /// The ids that added items have in the file, if those are numbers, and their new ids.
    var renumbered: [Renumbering] = []
    var losses: [Loss] = []
    /// The file, or `nil` for standard input.
    var path: String?
    /// The time of day that the due dates share if the file was probably written in another time zone.
    var sharedTime: SharedTime?

    struct SharedTime: Entity {
        let time: TimeOfDay
        let count: Int
    }

    struct Renumbering: Entity {
        let old: String
        let new: Int
    }
}

enum ImportItemsFailure: StorageFailure, Entity {
    case storage(ListError)
    /// The file couldn't be opened or read.
    case file(ListError)
    /// Neither the name nor the beginning of the file say which of these formats it has.
    case unclearFormat([ForeignFormat], path: String?)
    case badFile(ForeignFileError, path: String?)
}

// MARK: - Presenter and router

protocol ImportItemsPresenting: AnyObject {
    func importItems(_ request: ImportItemsRequest)
    /// Shows the formats of files that can be imported.
    func showFormats()
}

typealias ImportItemsRouting = CommandRouting
