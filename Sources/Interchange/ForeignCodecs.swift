package import Vocabulary

extension ForeignFormat {
    /// Returns a reader of files in this format.
    package func makeReader(
        _ source: @escaping ByteReader.Source,
        _ context: ForeignContext
    ) throws(ForeignFileError) -> any ForeignReading {
        switch self {
        case .todoTxt: try TodoTxtReader(source, context)
        case .taskwarrior: try TaskwarriorReader(source, context)
        case .iCalendar: try CalendarReader(source, clock: context.clock, zoneFiles: context.zoneFiles)
        case .csv: try CSVReader(source, context)
        case .markdown, .obsidian: try MarkdownReader(source, context)
        case .org: try OrgReader(source, context)
        case .taskPaper: try TaskPaperReader(source, context)
        case .json: try ForeignFormat.makeJSONReader(source, context)
        }
    }

    /// Returns the reader of adder's own JSON, or of that of other programs.
    private static func makeJSONReader(
        _ source: @escaping ByteReader.Source,
        _ context: ForeignContext
    ) throws(ForeignFileError) -> any ForeignReading {
        var start: [UInt8] = []
        while start.count < JSONStart.sampleSize, case let bytes = source(), !bytes.isEmpty { start += bytes }
        var unread: [UInt8]? = start
        let whole: ByteReader.Source = {
            defer { unread = nil }
            guard let unread, !unread.isEmpty else { return source() }
            return unread
        }
        return JSONStart(start).isOwn ? try JSONItemReader(whole) : try JSONListReader(whole, context)
    }

    /// Returns a writer of files in this format.
    /// - Parameters:
    ///   - includesUUIDs: `true` to write UUIDs to text files such as todo.txt, so that a later import finds the items.
    ///   - includesPeriods: `true` to let Taskwarrior repeat the items itself, with copies that it makes.
    package func makeWriter(
        _ context: ForeignContext,
        includesUUIDs: Bool = false,
        includesPeriods: Bool = false
    ) -> any ForeignWriting {
        switch self {
        case .todoTxt: TodoTxtWriter(context, includesUUIDs: includesUUIDs)
        case .taskwarrior: TaskwarriorWriter(context, includesPeriods: includesPeriods)
        case .iCalendar: CalendarWriter()
        case .csv: CSVWriter()
        case .markdown: MarkdownWriter(.plain, context, includesUUIDs: includesUUIDs)
        case .obsidian: MarkdownWriter(.obsidian, context, includesUUIDs: includesUUIDs)
        case .org: OrgWriter(context, includesUUIDs: includesUUIDs)
        case .taskPaper: TaskPaperWriter(context, includesUUIDs: includesUUIDs)
        case .json: JSONItemWriter()
        }
    }
}
