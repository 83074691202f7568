import Almanac
import DataStore
import Entities
import Interchange
import Vocabulary

final class ImportItemsDataManager: ImportItemsDataManaging {
    private let store: Store
    private let clock: any Clock
    private let weekStart: Weekday
    /// Returns the whole of standard input, or `nil` if it can't be read.
    private let standardInput: () -> [UInt8]?

    init(store: Store, clock: any Clock, weekStart: Weekday, standardInput: @escaping () -> [UInt8]?) {
        self.store = store
        self.clock = clock
        self.weekStart = weekStart
        self.standardInput = standardInput
    }

    func open(_ path: String?, format: ForeignFormat?) throws(ImportItemsFailure) -> any ImportSource {
        let context = ForeignContext(clock: clock, weeksStartOn: weekStart) { name in
            InputFile.contents("/usr/share/zoneinfo/\(name)")
        }
        return try ForeignFile(portions(path), path: path, format: format, context)
    }

    private func portions(_ path: String?) throws(ImportItemsFailure) -> FilePortions {
        guard let path else {
            guard let bytes = standardInput() else {
                throw .file(ListError(.diskFailed, path: "standard input", detail: "it can't be read"))
            }
            return FilePortions(bytes)
        }
        do {
            return FilePortions(try InputFile(path))
        } catch {
            throw .file(error)
        }
    }

    func carryOut(
        typed: String,
        at instant: Instant,
        next: (any ItemRelations) throws(ListError) -> PlanStep,
        report: (PlanOutcome) -> Void
    ) throws(ListError) {
        try store.carryOut(typed: typed, at: instant, next: next, report: report)
    }
}

/// The bytes of a file. A pipe is read as a whole, so that the list is not locked while another program writes to it.
private final class FilePortions {
    private var ready: ArraySlice<[UInt8]>
    private let file: InputFile?

    init(_ bytes: [UInt8]) {
        ready = [bytes]
        file = nil
    }

    init(_ file: InputFile) {
        ready = []
        if file.isPipe {
            while case let portion = file.next(), !portion.isEmpty { ready.append(portion) }
        }
        self.file = file
    }

    /// The first portion, which stays.
    var first: [UInt8] {
        if ready.isEmpty { ready.append(next()) }
        return ready.first ?? []
    }

    func next() -> [UInt8] {
        ready.popFirst() ?? file?.next() ?? []
    }

    var failure: ListError? { file?.failure }
}

/// A file that another program has written.
private final class ForeignFile: ImportSource {
    let format: ForeignFormat
    private let portions: FilePortions
    private let path: String?
    private var reader: any ForeignReading

    init(
        _ portions: FilePortions,
        path: String?,
        format: ForeignFormat?,
        _ context: ForeignContext
    ) throws(ImportItemsFailure) {
        let format = if let format { format } else { try ForeignFile.format(of: portions, path: path) }
        (self.format, self.portions, self.path) = (format, portions, path)
        do {
            reader = try format.makeReader(portions.next, context)
        } catch {
            if let failure = portions.failure { throw .file(failure) }
            throw .badFile(error, path: path)
        }
    }

    private static func format(
        of portions: FilePortions,
        path: String?
    ) throws(ImportItemsFailure) -> ForeignFormat {
        let guess: FormatGuess
        do {
            guess = try FormatGuess.guess(name: path, start: Array(portions.first.prefix(4_096)))
        } catch {
            throw .badFile(error, path: path)
        }
        if let failure = portions.failure { throw .file(failure) }
        switch guess {
        case .format(let format): return format
        case .unclear(let formats): throw .unclearFormat(formats, path: path)
        }
    }

    func next() throws(ImportItemsFailure) -> ForeignItem? {
        let item: ForeignItem?
        do {
            item = try reader.next()
        } catch {
            if let failure = portions.failure { throw .file(failure) }
            throw .badFile(error, path: path)
        }
        // A file that can't be read to its end looks like a short one.
        if let failure = portions.failure { throw .file(failure) }
        return item
    }

    func takeLosses() -> [Loss] {
        reader.takeLosses()
    }
}
