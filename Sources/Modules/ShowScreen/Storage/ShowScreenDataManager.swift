import Almanac
import DataStore
import Entities
import Vocabulary

/// The database queries of this use case.
final class ShowScreenDataManager: ShowScreenDataManaging {
    private let store: Store
    private let lines: TypedLinesFile
    private let arranged: TextFile?

    /// - Parameters:
    ///   - lines: The history of commands; `nil` if it is not saved.
    ///   - stateFolder: The folder for the order and groups of lists; `nil` if they are not saved.
    init(store: Store, lines: TextFile?, stateFolder: String?) {
        self.store = store
        self.lines = TypedLinesFile(lines)
        arranged = stateFolder.map {
            TextFile(StoreFile(path: "\($0)/screen", ownFolder: $0), followsLinks: false, timeout: 200)
        }
    }

    func typedLines() throws(ListError) -> [String] { try lines.lines() }

    func changeTypedLines(_ edit: ([String]) -> [String]) throws(ListError) { try lines.change(edit) }

    func version() throws(ListError) -> ListVersion {
        try store.version()
    }

    var missingFile: String? { store.missingFile }

    var hasBackups: Bool { store.hasBackups }

    var lastWrite: Int? { store.file?.lastWrite }

    func nextDue(after now: Moment) throws(ListError) -> TimeOfDay? {
        try store.read { connection throws(ListError) in
            let minute = try connection.prepare(
                """
                SELECT min(due_minute) FROM item INDEXED BY item_due
                WHERE status = 0 AND due_day = ? AND due_minute >= ? AND \(WaitSQL.isVisible(on: "due_day"))
                """,
                [.integer(now.today.number), .integer(now.time.minute)]
            )
            _ = try minute.step()
            return minute.optionalInteger(0).flatMap(TimeOfDay.init(minute:))
        }
    }

    func item(_ id: Int) throws(ListError) -> Item? {
        try store.read { connection throws(ListError) in try ItemRows.item(id, on: connection) }
    }

    func present(of ids: [Int]) throws(ListError) -> [Int] {
        try store.read { connection throws(ListError) in
            let item = try connection.prepare("SELECT 1 FROM item WHERE id = ?")
            var present: [Int] = []
            for id in ids {
                try item.reset(binding: id)
                if try item.step() { present.append(id) }
            }
            return present
        }
    }

    func titles(of ids: [Int]) throws(ListError) -> [String] {
        try store.read { connection throws(ListError) in
            let title = try connection.prepare("SELECT title FROM item WHERE id = ?")
            var titles: [String] = []
            for id in ids {
                try title.reset(binding: id)
                if try title.step() { titles.append(title.text(0)) }
            }
            return titles
        }
    }
}

// MARK: - Order and groups of lists

/// A line for each list, the one that was changed last at the end: `-created tag project work`.
extension ShowScreenDataManager {
    private static let maximumLines = 100

    func arrangements() -> [ShowScreenPlace: ShowScreenArrangement] {
        guard let bytes = try? arranged?.read() else { return [:] }
        return Dictionary(Self.lines(in: bytes).compactMap(Self.read)) { $1 }
    }

    func keep(_ arrangement: ShowScreenArrangement, of place: ShowScreenPlace) {
        // Without the file, the next screen has the usual order.
        try? arranged?.change { bytes in
            // Another screen may have changed the others, and a newer adder may have written some.
            var lines = Self.lines(in: bytes).filter { Self.read($0)?.place != place }
            if arrangement != ShowScreenArrangement(), let words = place.words {
                let order = arrangement.order.first.map { "\($0.isDescending ? "-" : "")\($0.key.rawValue)" }
                lines.append(Array("\(order ?? ".") \(arrangement.grouping?.rawValue ?? ".") \(words)".utf8)[...])
            }
            return lines.suffix(Self.maximumLines).flatMap { $0 + [UInt8(ascii: "\n")] }
        }
    }

    private static func lines(in bytes: [UInt8]) -> [ArraySlice<UInt8>] {
        bytes.split(separator: UInt8(ascii: "\n")).suffix(maximumLines)
    }

    private static func read(
        _ line: ArraySlice<UInt8>
    ) -> (place: ShowScreenPlace, arrangement: ShowScreenArrangement)? {
        let words = String(decoding: line, as: UTF8.self).split(separator: " ", maxSplits: 2).map(String.init)
        guard words.count == 3, let place = ShowScreenPlace(words: words[2]) else { return nil }
        let isDescending = words[0].hasPrefix("-")
        let key = ItemOrder.Key(rawValue: isDescending ? String(words[0].dropFirst()) : words[0])
        let grouping = ItemGrouping(rawValue: words[1])
        guard key != nil || words[0] == ".", grouping != nil || words[1] == "." else { return nil }
        let order = key.map { [ItemOrder($0, isDescending: isDescending)] } ?? []
        return (place, ShowScreenArrangement(order: order, grouping: grouping))
    }
}

extension ShowScreenPlace {
    /// The place in the file; `nil` for one that has no order to be kept.
    fileprivate var words: String? {
        let words: String? =
            switch self {
            case .upcoming: "upcoming"
            case .all: "all"
            case .waiting: "waiting"
            case .done: "done"
            case .saved(let name): "saved \(name)"
            case .project(let name): "project \(name)"
            case .tag(let name): "tag \(name)"
            case .today, .next, .agenda, .calendar, .stats, .burndown, .day: nil
            }
        return words.flatMap { $0.contains(where: \.isNewline) ? nil : $0 }
    }

    fileprivate init?(words: String) {
        let parts = words.split(separator: " ", maxSplits: 1).map(String.init)
        switch (parts.first, parts.dropFirst().first) {
        case ("upcoming", nil): self = .upcoming
        case ("all", nil): self = .all
        case ("waiting", nil): self = .waiting
        case ("done", nil): self = .done
        case ("saved", let name?): self = .saved(name)
        case ("project", let name?): self = .project(name)
        case ("tag", let name?): self = .tag(name)
        default: return nil
        }
    }
}
