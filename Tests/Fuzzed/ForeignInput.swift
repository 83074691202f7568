import Almanac
import Entities
import Interchange
import Vocabulary

/// Reads the bytes as files of other programs.
enum ForeignInput {
    private static var context: ForeignContext {
        ForeignContext(clock: FixedClock(Moment(utc: Instant(seconds: 1_795_253_400))))
    }

    static func read(_ bytes: [UInt8]) {
        let context = context
        _ = try? FormatGuess.guess(name: nil, start: bytes)
        read(bytes) { source throws(ForeignFileError) in try JSONItemReader(source) }
        read(bytes) { source throws(ForeignFileError) in try TaskwarriorReader(source, context) }
        read(bytes) { source throws(ForeignFileError) in try TodoTxtReader(source, context) }
        read(bytes) { source throws(ForeignFileError) in try MarkdownReader(source, context) }
        read(bytes) { source throws(ForeignFileError) in try CSVReader(source, context) }
        // The headers of tables are rare in random bytes.
        read(Array("title,due,tags,every\n".utf8) + bytes) { source throws(ForeignFileError) in
            try CSVReader(source, context)
        }
        read(Array("TYPE,CONTENT,INDENT,DATE\ntask,a,1,\ntask,".utf8) + bytes) { source throws(ForeignFileError) in
            try CSVReader(source, context)
        }
        read(Array("[{\"description\":\"a\",".utf8) + bytes) { source throws(ForeignFileError) in
            try TaskwarriorReader(source, context)
        }
        read(Array(#"{"adder":1,"items":[{"title":"a","#.utf8) + bytes) { source throws(ForeignFileError) in
            try JSONItemReader(source)
        }
        read(Array("---\n".utf8) + bytes) { source throws(ForeignFileError) in try MarkdownReader(source, context) }
        read(Array("- [ ] a ".utf8) + bytes) { source throws(ForeignFileError) in try MarkdownReader(source, context) }
    }

    private static func read<Reader: ForeignReading>(
        _ bytes: [UInt8],
        _ make: (@escaping ByteReader.Source) throws(ForeignFileError) -> Reader
    ) {
        var rest = bytes[...]
        let source: ByteReader.Source = {
            defer { rest = rest.dropFirst(100) }
            return Array(rest.prefix(100))
        }
        do throws(ForeignFileError) {
            var reader = try make(source)
            while let item = try reader.next() {
                precondition(item.isStorable)
            }
            _ = reader.takeLosses()
        } catch {
            precondition(error.line > 0 && error.column > 0)
        }
    }
}

extension ForeignItem {
    /// `true` if the list takes the values.
    var isStorable: Bool {
        let days = [details.due?.day, details.wait].compactMap { $0 }
        let instants = [created, changed, completed].compactMap { $0 }
        return (try? ItemTitle(details.title)) != nil && details.note != "" && details.project != ""
            && details.tags.count <= ItemDetails.maximumTagCount
            && details.tags.allSatisfy { ForeignTag.spelled($0) == $0 }
            && days.allSatisfy { Day.validNumbers.contains($0.number) }
            && instants.allSatisfy { Instant.validSeconds.contains($0.seconds) } && (isDone || completed == nil)
    }
}
