import Almanac
import DataStore
import Entities
import Interchange
import Vocabulary

final class ImportItemsDataManager: ImportItemsDataManaging {
    private let store: Store
    private let clock: any Clock
    private let weekStart: Weekday
    /// The descriptor of standard input.
    private let standardInput: Int32

    init(store: Store, clock: any Clock, weekStart: Weekday, standardInput: Int32) {
        self.store = store
        self.clock = clock
        self.weekStart = weekStart
        self.standardInput = standardInput
    }

    func open(_ path: String?, format: ForeignFormat?) throws(ImportItemsFailure) -> any ImportSource {
        let context = ForeignContext(clock: clock, weeksStartOn: weekStart, zoneFiles: InputFile.zone)
        return try ForeignFile(try file(path), path: path, format: format, context)
    }

    private func file(_ path: String?) throws(ImportItemsFailure) -> InputFile {
        do {
            guard let path else { return try InputFile(descriptor: standardInput, path: "standard input") }
            return try InputFile(path)
        } catch {
            throw .file(error)
        }
    }

    func change<Value, Failure: StorageFailure>(
        typed: String,
        at instant: Instant,
        _ body: (any ChangingList) throws(Failure) -> Value
    ) throws(Failure) -> Value {
        try store.change(typed: typed, at: instant, createsList: true, body)
    }

    func rehearse<Value, Failure: StorageFailure>(
        typed: String,
        at instant: Instant,
        _ body: (any ChangingList) throws(Failure) -> Value
    ) throws(Failure) -> Value {
        try store.rehearse(typed: typed, at: instant, body)
    }
}

/// A file that another program has written.
private final class ForeignFile: ImportSource {
    let format: ForeignFormat
    let encoding: TextEncoding
    private let file: InputFile
    private let path: String?
    private let context: ForeignContext
    private var text: DecodedText
    private var reader: any ForeignReading

    init(
        _ file: InputFile,
        path: String?,
        format: ForeignFormat?,
        _ context: ForeignContext
    ) throws(ImportItemsFailure) {
        // The list must not be locked while another program writes to a pipe.
        var check = PipeCheck(format, path)
        file.spool { check.accepts($0) }
        if let failure = file.failure { throw .file(failure) }
        if let error = check.error { throw .badFile(error, path: path) }
        let encoding = TextEncoding(of: file.next)
        let start = try ForeignFile.start(of: file, encoding, path: path)
        let format = if let format { format } else { try ForeignFile.format(of: start, path: path) }
        // Other formats have a header too, or may have no items.
        if format == .iCalendar, start.isEmpty {
            throw .badFile(ForeignFileError(.expected("BEGIN:VCALENDAR"), line: 1, column: 1), path: path)
        }
        (self.format, self.encoding, self.file, self.path, self.context) = (format, encoding, file, path, context)
        let text = ForeignFile.text(of: file, encoding)
        reader = try ForeignFile.reading(file, text, path: path) { () throws(ForeignFileError) in
            try format.makeReader(text.next, context)
        }
        self.text = text
    }

    /// Returns the text of the file from its beginning.
    private static func text(of file: InputFile, _ encoding: TextEncoding) -> DecodedText {
        file.restart()
        return DecodedText(file.next, encoding)
    }

    private static func start(
        of file: InputFile,
        _ encoding: TextEncoding,
        path: String?
    ) throws(ImportItemsFailure) -> [UInt8] {
        let text = text(of: file, encoding)
        return try reading(file, text, path: path) { Array(text.next().prefix(FormatGuess.sampleSize)) }
    }

    private static func format(of start: [UInt8], path: String?) throws(ImportItemsFailure) -> ForeignFormat {
        let guess: FormatGuess
        do {
            guess = try FormatGuess.guess(name: path, start: start)
        } catch {
            throw .badFile(error, path: path)
        }
        switch guess {
        case .format(let format): return format
        case .unclear(let formats): throw .unclearFormat(formats, path: path)
        }
    }

    /// Returns what the closure reads, unless the file can't be read to its end, which looks like a short one.
    private static func reading<Value>(
        _ file: InputFile,
        _ text: DecodedText,
        path: String?,
        _ body: () throws(ForeignFileError) -> Value
    ) throws(ImportItemsFailure) -> Value {
        let result = Result(catching: body)
        if let failure = file.failure { throw .file(failure) }
        if let error = text.error { throw .badFile(error, path: path) }
        switch result {
        case .success(let value): return value
        case .failure(let error): throw .badFile(error, path: path)
        }
    }

    func next() throws(ImportItemsFailure) -> ForeignItem? {
        try ForeignFile.reading(file, text, path: path) { () throws(ForeignFileError) in try reader.next() }
    }

    func takeLosses() -> [Loss] {
        reader.takeLosses()
    }

    func restart() throws(ImportItemsFailure) {
        let text = ForeignFile.text(of: file, encoding)
        reader = try ForeignFile.reading(file, text, path: path) { () throws(ForeignFileError) in
            try format.makeReader(text.next, context)
        }
        self.text = text
    }
}

/// Looks for bytes that no format allows while a pipe is read, because such a pipe may never end.
private struct PipeCheck {
    private(set) var error: ForeignFileError?
    private let path: String?
    private var format: ForeignFormat?
    /// The first bytes, until there are enough of them.
    private var start: [UInt8] = []
    private var hasStart = false
    private var decoder = TextDecoder(.utf8)
    private var line = 1
    /// The number of bytes in the last line.
    private var length = 0

    init(_ format: ForeignFormat?, _ path: String?) {
        (self.format, self.path) = (format, path)
    }

    /// Returns `false` if the file can't be imported.
    mutating func accepts(_ bytes: [UInt8]) -> Bool {
        do throws(ForeignFileError) {
            try check(bytes)
            return true
        } catch {
            self.error = error
            return false
        }
    }

    private mutating func check(_ bytes: [UInt8]) throws(ForeignFileError) {
        if hasStart { return try checkLines(decoder.decode(bytes)) }
        start += bytes
        // Characters can have two bytes.
        guard start.count >= 2 * FormatGuess.sampleSize else { return }
        hasStart = true
        let encoding = TextEncoding(beginning: start)
        decoder = TextDecoder(encoding)
        let text = try decoder.decode(start)
        start = []
        // Lines and zeros are the same in both, and the rest of the file may show another encoding.
        if encoding == .windows1252 { decoder = TextDecoder(.utf8) }
        // A named format can contradict the name of the file.
        let guess = try FormatGuess.guess(
            name: format == nil ? path : nil,
            start: Array(text.prefix(FormatGuess.sampleSize)),
            format: format
        )
        if case .format(let guessed) = guess { format = format ?? guessed }
        try checkLines(text)
    }

    private mutating func checkLines(_ bytes: [UInt8]) throws(ForeignFileError) {
        let lineFeed = UInt8(ascii: "\n")
        if let zero = bytes.firstIndex(of: 0) {
            let before = bytes[..<zero]
            line += before.count { $0 == lineFeed }
            let begin = before.lastIndex(of: lineFeed).map { $0 + 1 }
            let column = (begin == nil ? length : 0) + zero - (begin ?? 0) + 1
            throw ForeignFileError(.binary, line: line, column: column)
        }
        guard let last = bytes.lastIndex(of: lineFeed) else {
            length += bytes.count
            // A file in JSON can be one line.
            guard length > PipeCheck.maximumLength, format != .json, format != .taskwarrior else { return }
            throw ForeignFileError(
                .lineTooLong(limit: PipeCheck.maximumLength),
                line: line,
                column: PipeCheck.maximumLength + 1
            )
        }
        line += bytes.count { $0 == lineFeed }
        length = bytes.count - last - 1
    }

    private static let maximumLength = LineReader.maximumLength
}
