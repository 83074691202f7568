import Almanac
import Entities
import Interchange
import Testing
import Vocabulary

/// Random items through each format and back.
struct RoundTripTests {
    private func roundTrip<Reader: ForeignReading>(
        _ writer: some ForeignWriting,
        _ makeReader: (@escaping ByteReader.Source) throws(ForeignFileError) -> Reader,
        changes: (inout ForeignItem, ExportedItem) -> Void = { _, _ in },
        losses: (ExportedItem) -> [String]
    ) throws {
        for seed in 1...20 as ClosedRange<UInt64> {
            var random = RandomItems(seed: seed)
            let items = random.items(60)
            let written = Exchange.write(items, writer)
            let read = try Exchange.read(try makeReader(Exchange.source(Array(written.text.utf8), portion: 100)))
            try #require(read.items.count == items.count)
            for (read, item) in zip(read.items, items) {
                var expected = item.asRead(line: read.line)
                changes(&expected, item)
                #expect(read == expected, "\(written.text)")
            }
            #expect(read.losses.isEmpty, "\(read.losses)")
            #expect(written.losses.map { "\($0.place) \($0.field)" } == items.flatMap(losses))
        }
    }

    @Test func `adder's JSON loses nothing`() throws {
        try roundTrip(
            JSONItemWriter(),
            { source throws(ForeignFileError) in try JSONItemReader(source) },
            changes: { read, _ in
                read.stated = .all
                read.dropUnstated()
            },
            losses: { _ in [] }
        )
    }

    @Test func `Taskwarrior's JSON loses only midnight as a time of day`() throws {
        let context = Exchange.context
        try roundTrip(
            TaskwarriorWriter(context),
            { source throws(ForeignFileError) in try TaskwarriorReader(source, context) },
            changes: { read, exported in
                read.key = nil
                read.stated = .all.subtracting([.parent, .recurrence, .time, .place, .link])
                read.parent = exported.parent.map { .uuid($0.uuid) }
                read.needs = exported.needs.map { .uuid($0.uuid) }
            },
            losses: { _ in [] }
        )
    }

    @Test func `a table loses nothing`() throws {
        let context = Exchange.context
        try roundTrip(
            CSVWriter(),
            { source throws(ForeignFileError) in try CSVReader(source, context) },
            changes: { read, _ in read.stated = .all },
            losses: { _ in [] }
        )
    }

    @Test func `plain Markdown with UUIDs loses nothing`() throws {
        let context = Exchange.context
        try roundTrip(
            MarkdownWriter(.plain, context, includesUUIDs: true),
            { source throws(ForeignFileError) in try MarkdownReader(source, context) },
            changes: { read, exported in read.parent = exported.parent.map { .uuid($0.uuid) } },
            losses: { _ in [] }
        )
    }

    @Test func `Obsidian loses the times of instants, and carries what only adder knows`() throws {
        let context = Exchange.context
        try roundTrip(
            MarkdownWriter(.obsidian, context, includesUUIDs: true),
            { source throws(ForeignFileError) in try MarkdownReader(source, context) },
            changes: { read, exported in
                read.key = nil
                read.changed = nil
                read.parent = exported.parent.map { .uuid($0.uuid) }
                read.needs = exported.needs.map { .uuid($0.uuid) }
                read.created = read.created.map { context.startOfDay(of: $0) }
                read.completed = read.completed.map { context.startOfDay(of: $0) }
            },
            losses: { exported in
                let item = exported.item
                let rule = item.details.recurrence.map(\.rule) ?? ""
                let isLost = ["BYSETPOS", "COUNT", "WKST", "BYMONTHDAY"].contains(where: rule.contains)
                let isAgain = if case .again? = item.details.recurrence { true } else { false }
                return
                    ((isLost ? [isAgain ? "again" : "every"] : []) + ["created"]
                    + [item.completed.map { _ in "completed" }].compactMap { $0 } + ["changed"]).map {
                        "\(item.id) \($0)"
                    }
            }
        )
    }

    @Test func `org-mode loses seconds, complex repetitions and letters of tags`() throws {
        let context = Exchange.context
        try roundTrip(
            OrgWriter(context, includesUUIDs: true),
            { source throws(ForeignFileError) in try OrgReader(source, context) },
            changes: { read, exported in
                read.refersByUUID(like: exported)
                read.details.tags = read.details.tags.map { $0 == "to-do" ? "to_do" : $0 == "a/b" ? "a_b" : $0 }
            },
            losses: { exported in
                let item = exported.item
                let tags = item.details.tags.filter { ["to-do", "a/b"].contains($0) }.map { _ in "tags" }
                let rule = item.details.recurrence?.rule ?? ""
                let isLost = rule.contains("BY") || rule.contains("UNTIL") || rule.contains("COUNT")
                let isAgain = if case .again? = item.details.recurrence { true } else { false }
                let fields =
                    tags + item.secondsLost(item.completed, "completed") + item.secondsLost(item.created, "created")
                    + (isLost ? [isAgain ? "again" : "every"] : []) + ["changed"]
                return fields.map { "\(item.id) \($0)" }
            }
        )
    }

    @Test func `TaskPaper loses seconds and the marks of places`() throws {
        let context = Exchange.context
        try roundTrip(
            TaskPaperWriter(context, includesUUIDs: true),
            { source throws(ForeignFileError) in try TaskPaperReader(source, context) },
            changes: { read, exported in
                read.refersByUUID(like: exported)
                read.details.tags = read.details.tags.map { $0 == "@shop" ? "shop" : $0 == "a/b" ? "a-b" : $0 }
            },
            losses: { exported in
                let item = exported.item
                let tags = item.details.tags.filter { ["@shop", "a/b"].contains($0) }.map { _ in "tags" }
                let fields =
                    tags + item.secondsLost(item.created, "created") + ["changed"]
                    + item.secondsLost(item.completed, "completed")
                return fields.map { "\(item.id) \($0)" }
            }
        )
    }

    @Test func `todo.txt loses notes and the times of instants`() throws {
        let context = Exchange.context
        try roundTrip(
            TodoTxtWriter(context, includesUUIDs: true),
            { source throws(ForeignFileError) in try TodoTxtReader(source, context) },
            changes: { read, _ in
                read.changed = nil
                read.details.note = nil
                read.created = read.created.map { context.startOfDay(of: $0) }
                read.completed = read.completed.map { context.startOfDay(of: $0) }
            },
            losses: { exported in
                let item = exported.item
                let times = [item.completed.map { _ in "completed" }, "created", "changed"].compactMap { $0 }
                return (times + (item.details.note == nil ? [] : ["note"])).map { "\(item.id) \($0)" }
            }
        )
    }
}

extension ForeignContext {
    func startOfDay(of instant: Instant) -> Instant {
        let day = clock.moment(at: instant).today
        return Instant(seconds: day.number * 86_400 - 2 * 3_600)
    }
}

extension Item {
    fileprivate func secondsLost(_ instant: Instant?, _ field: String) -> [String] {
        instant.map { $0.seconds.isMultiple(of: 60) ? [] : [field] } ?? []
    }
}

extension ForeignItem {
    /// Formats of text have no time of the last change, no seconds, and UUIDs as ids.
    fileprivate mutating func refersByUUID(like exported: ExportedItem) {
        (key, changed) = (uuid.description, nil)
        parent = exported.parent.map { .uuid($0.uuid) }
        needs = exported.needs.map { .uuid($0.uuid) }
        created = created.map { Instant(seconds: $0.seconds - $0.seconds % 60) }
        completed = completed.map { Instant(seconds: $0.seconds - $0.seconds % 60) }
    }
}

extension ExportedItem {
    /// The item as a format without losses gives it back; references are ids.
    func asRead(line: Int) -> ForeignItem {
        var read = ForeignItem(line: line, uuid: item.uuid, details: item.details)
        read.key = String(item.id)
        read.parent = parent.map { .key(String($0.id)) }
        read.needs = needs.map { .key(String($0.id)) }
        read.isDone = item.status == .done
        (read.created, read.changed, read.completed) = (item.created, item.changed, item.completed)
        return read
    }
}
