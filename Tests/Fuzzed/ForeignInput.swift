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
        decode(bytes)
        read(bytes) { source throws(ForeignFileError) in try JSONItemReader(source) }
        read(bytes) { source throws(ForeignFileError) in try TaskwarriorReader(source, context) }
        read(bytes) { source throws(ForeignFileError) in try TodoTxtReader(source, context) }
        read(bytes) { source throws(ForeignFileError) in try MarkdownReader(source, context) }
        read(bytes) { source throws(ForeignFileError) in try CSVReader(source, context) }
        read(bytes) { source throws(ForeignFileError) in try OrgReader(source, context) }
        read(bytes) { source throws(ForeignFileError) in try TaskPaperReader(source, context) }
        read(bytes) { source throws(ForeignFileError) in try JSONListReader(source, context) }
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
        read(Array("#+TODO: A | B\n* A [#A] a :b:\nDEADLINE: <2026-11-27 +1w>\n* A ".utf8) + bytes) {
            source throws(ForeignFileError) in
            try OrgReader(source, context)
        }
        read(Array("a:\n\t- b @due(friday) @".utf8) + bytes) { source throws(ForeignFileError) in
            try TaskPaperReader(source, context)
        }
        read(Array("- TODO a\n  SCHEDULED: ".utf8) + bytes) { source throws(ForeignFileError) in
            try MarkdownReader(source, context)
        }
        read(Array(#"{"lists":[{"id":1,"name":"a"}],"tasks":[{"name":"a","list_id":1,"due":"#.utf8) + bytes) {
            source throws(ForeignFileError) in
            try JSONListReader(source, context)
        }
        read(Array("List Name,Title,Due Date,Timezone,Is All Day,taskId,Priority,Status\na,b,".utf8) + bytes) {
            source throws(ForeignFileError) in
            try CSVReader(source, context)
        }
        read(Array("Name,Date,Due Time,Canceled,Blocked By (b),Created (UTC)\na,27 Nov,".utf8) + bytes) {
            source throws(ForeignFileError) in
            try CSVReader(source, context)
        }
        read(Array(#"[{"title":"a","recurrence":{"type":"weekly","daysOfWeek":["monday"],"interval":"#.utf8) + bytes) {
            source throws(ForeignFileError) in
            try JSONListReader(source, context)
        }
        read(Array(#"{"tasks":{"a":{"title":"b","checklist":[{"name":"#.utf8) + bytes) {
            source throws(ForeignFileError) in
            try JSONListReader(source, context)
        }
        read(Array("Home:\n ☐ a @done (26-11-27 10:00) @repeat-rule(".utf8) + bytes) {
            source throws(ForeignFileError) in
            try TaskPaperReader(source, context)
        }
        read(Array("---\n".utf8) + bytes) { source throws(ForeignFileError) in try MarkdownReader(source, context) }
        read(Array("- [ ] a ".utf8) + bytes) { source throws(ForeignFileError) in try MarkdownReader(source, context) }
    }

    /// Portions of any size are decoded to the same text.
    private static func decode(_ bytes: [UInt8]) {
        precondition(TextEncoding(of: source(bytes, portion: 3)) == TextEncoding(of: source(bytes, portion: .max)))
        for encoding in [TextEncoding.utf8, .utf16, .windows1252] {
            let (whole, portions) = (text(bytes, encoding, portion: .max), text(bytes, encoding, portion: 3))
            precondition(whole == portions)
            precondition(encoding == .utf8 || String(validating: whole ?? [], as: UTF8.self) != nil)
        }
    }

    /// Returns `nil` for bytes that the encoding doesn't have.
    private static func text(_ bytes: [UInt8], _ encoding: TextEncoding, portion: Int) -> [UInt8]? {
        let text = DecodedText(source(bytes, portion: portion), encoding)
        var whole: [UInt8] = []
        while case let bytes = text.next(), !bytes.isEmpty { whole += bytes }
        return text.error == nil ? whole : nil
    }

    private static func source(_ bytes: [UInt8], portion: Int) -> ByteReader.Source {
        var rest = bytes[...]
        return {
            defer { rest = rest.dropFirst(portion) }
            return Array(rest.prefix(portion))
        }
    }

    private static func read<Reader: ForeignReading>(
        _ bytes: [UInt8],
        _ make: (@escaping ByteReader.Source) throws(ForeignFileError) -> Reader
    ) {
        do throws(ForeignFileError) {
            var reader = try make(source(bytes, portion: 100))
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
