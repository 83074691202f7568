import Almanac
import Entities
import Vocabulary

/// The interactor's data source.
protocol ExportItemsDataManaging: NamesDataManaging {
    /// Passes the items in the format, in portions, to `take`, all from one snapshot of the list.
    /// - Parameter lost: Receives what the format can't hold.
    /// - Returns: The number of items.
    func export(
        _ query: ExportItemsQuery,
        lost: (Loss) -> Void,
        take: ([UInt8]) -> Void
    ) throws(ListError) -> Int
    /// Writes the items to a file, which gets its name only if `keeps` returns `true` at the end.
    /// - Returns: The number of items, or `nil` if the file exists and may not be replaced.
    func export(
        _ query: ExportItemsQuery,
        to path: String,
        replacing: Bool,
        lost: (Loss) -> Void,
        keeps: () -> Bool
    ) throws(ExportItemsFailure) -> Int?
}

struct ExportItemsQuery: Entity {
    let selection: Selection
    let format: ForeignFormat
    let today: Day
    var keepsUUIDs = false
    var handsOverRepetition = false
}

/// Exports items to standard output or to a file.
final class ExportItemsInteractor: ExportItemsInteracting {
    weak var output: (any ExportItemsInteractorOutput)?
    private let dataManager: any ExportItemsDataManaging
    private let clock: any Clock

    init(dataManager: any ExportItemsDataManaging, clock: any Clock) {
        self.dataManager = dataManager
        self.clock = clock
    }

    func export(_ request: ExportItemsRequest) {
        var losses: [Loss] = []
        do throws(ExportItemsFailure) {
            guard let items = try export(request, &losses) else {
                return output?.foundExistingFile(request.path ?? "") ?? ()
            }
            guard !request.isStrict || losses.isEmpty else {
                return output?.foundLosses(losses, format: request.format) ?? ()
            }
            let places = try places(request)
            output?.exportedItems(
                ExportItemsResponse(
                    format: request.format,
                    items: items,
                    path: request.path,
                    losses: losses,
                    isFiltered: !request.filter.isEverything,
                    places: places
                )
            )
        } catch {
            output?.couldNotExport(error)
        }
    }

    private func places(_ request: ExportItemsRequest) throws(ExportItemsFailure) -> [MatchedPlace] {
        let selection = request.filter.selection
        do {
            return try dataManager.matchedPlaces(
                of: selection,
                among: selection.limitedToOpen,
                today: clock.now().today
            )
        } catch {
            throw .list(error)
        }
    }

    private func export(_ request: ExportItemsRequest, _ losses: inout [Loss]) throws(ExportItemsFailure) -> Int? {
        let query = ExportItemsQuery(
            selection: request.filter.selection.limitedToOpen,
            format: request.format,
            today: clock.now().today,
            keepsUUIDs: request.keepsUUIDs,
            handsOverRepetition: request.handsOverRepetition
        )
        guard let path = request.path else {
            do {
                return try dataManager.export(query) {
                    losses.append($0)
                } take: {
                    output?.exported($0)
                }
            } catch {
                throw .list(error)
            }
        }
        return try dataManager.export(query, to: path, replacing: request.replacesFile) {
            losses.append($0)
        } keeps: {
            !request.isStrict || losses.isEmpty
        }
    }
}
