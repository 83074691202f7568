import Almanac
import DataStore
import Entities
import Interchange
import Vocabulary

final class ExportItemsDataManager: ExportItemsDataManaging, StoreBacked {
    let store: Store
    private let clock: any Clock
    /// The number of items in a portion.
    private static let portion = 200

    init(store: Store, clock: any Clock) {
        self.store = store
        self.clock = clock
    }

    func export(
        _ query: ExportItemsQuery,
        lost: (Loss) -> Void,
        take: ([UInt8]) -> Void
    ) throws(ListError) -> Int {
        var writer = query.format.makeWriter(
            ForeignContext(clock: clock),
            includesUUIDs: query.keepsUUIDs,
            includesPeriods: query.handsOverRepetition
        )
        return try store.read { connection throws(ListError) in
            let outlines = try ExportItemsDataManager.outlines(query, on: connection)
            let references = try ReferenceReader(exported: outlines, on: connection)
            let reader = try ItemReader(on: connection, expecting: outlines.count)
            writer.begin()
            for (number, line) in ExportItemsDataManager.arranged(outlines).enumerated() {
                guard let item = try reader.item(outlines[line.index].id) else { continue }
                writer.write(try references.exported(item, depth: line.depth))
                writer.takeLosses().forEach(lost)
                if (number + 1).isMultiple(of: ExportItemsDataManager.portion) { take(writer.takeBytes()) }
            }
            writer.end()
            take(writer.takeBytes())
            return outlines.count
        }
    }

    func export(
        _ query: ExportItemsQuery,
        to path: String,
        replacing: Bool,
        lost: (Loss) -> Void,
        keeps: () -> Bool
    ) throws(ExportItemsFailure) -> Int? {
        guard let file = try open(path, replacing: replacing) else { return nil }
        var failure: ListError?
        let items: Int
        do {
            items = try export(query, lost: lost) { bytes in
                guard failure == nil else { return }
                do throws(ListError) { try file.append(bytes) } catch { failure = error }
            }
        } catch {
            file.discard()
            throw .list(error)
        }
        guard failure == nil, keeps() else {
            file.discard()
            if let failure { throw .file(failure) }
            return items
        }
        do {
            return try file.keep(replacing: replacing) ? items : nil
        } catch {
            throw .file(error)
        }
    }

    private func open(_ path: String, replacing: Bool) throws(ExportItemsFailure) -> WholeFile? {
        do {
            return try WholeFile.begin(at: path, replacing: replacing, besides: store)
        } catch {
            throw .file(error)
        }
    }
}

// MARK: - Queries

extension ExportItemsDataManager {
    private static func outlines(
        _ query: ExportItemsQuery,
        on connection: Connection
    ) throws(ListError) -> [(id: Int, parent: Int?)] {
        let condition = query.selection.condition(today: query.today)
        let rows = try connection.prepare(
            "SELECT item.id, item.parent FROM item WHERE \(condition?.sql ?? "1") ORDER BY item.id",
            condition?.values ?? []
        )
        var found: [(id: Int, parent: Int?)] = []
        while try rows.step() { found.append((rows.integer(0), rows.optionalInteger(1))) }
        return found
    }

    private static func arranged(_ outlines: [(id: Int, parent: Int?)]) -> [(index: Int, depth: Int)] {
        Families.arranged(outlines.count) {
            outlines[$0].id
        } parent: {
            outlines[$0].parent
        }
    }
}

/// Finds the items that exported ones refer to.
private struct ReferenceReader: ~Copyable {
    /// In ascending order.
    private let exported: [Int]
    /// The items that others refer to.
    private var referenced: Set<Int>
    private let rows: Statement

    init(exported: [(id: Int, parent: Int?)], on connection: Connection) throws(ListError) {
        self.exported = exported.map(\.id)
        referenced = Set(exported.compactMap(\.parent))
        let needs = try connection.prepare("SELECT item, needs FROM need ORDER BY item")
        while try needs.step() {
            if self.exported.hasSorted(needs.integer(0)) { referenced.insert(needs.integer(1)) }
        }
        rows = try connection.prepare("SELECT uuid FROM item WHERE id = ?")
    }

    func exported(_ item: Item, depth: Int) throws(ListError) -> ExportedItem {
        var needs: [ExportedItem.Reference] = []
        for id in item.details.needs { if let need = try reference(id) { needs.append(need) } }
        return ExportedItem(
            item: item,
            depth: depth,
            parent: try item.details.parent.flatMap { (id) throws(ListError) in try reference(id) },
            needs: needs,
            isReferenced: referenced.contains(item.id)
        )
    }

    private func reference(_ id: Int) throws(ListError) -> ExportedItem.Reference? {
        try rows.reset(binding: id)
        guard try rows.step(), let uuid = rows.uuid(0) else { return nil }
        return ExportedItem.Reference(id: id, uuid: uuid, isExported: exported.hasSorted(id))
    }
}
