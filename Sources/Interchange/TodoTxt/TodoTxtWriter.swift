import Almanac
package import Entities
package import Vocabulary

/// Writes todo.txt.
package struct TodoTxtWriter: ForeignWriting {
    private var bytes: [UInt8] = []
    private var losses = LossList()
    private let clock: any Clock
    /// `true` if every line ends with the UUID of the item.
    private let includesUUIDs: Bool

    package init(_ context: ForeignContext, includesUUIDs: Bool = false) {
        clock = context.clock
        self.includesUUIDs = includesUUIDs
    }

    package mutating func begin() {}

    package mutating func write(_ exported: ExportedItem) {
        let item = exported.item
        losses.place = item.id
        writeHead(of: item)
        writeTitle(item.details.title)
        writeNames(item.details)
        writeDates(item.details)
        if item.status == .done, let priority = item.details.priority { add("pri:", priority.letter) }
        writeReferences(of: exported)
        if includesUUIDs {
            add("uuid:", item.uuid.description)
            losses.add(.time, "changed", item.changed.description)
        }
        if let note = item.details.note { losses.add(.note, "note", note) }
        bytes.append(UInt8(ascii: "\n"))
    }

    package mutating func end() {}

    package mutating func takeBytes() -> [UInt8] {
        defer { bytes = [] }
        return bytes
    }

    package mutating func takeLosses() -> [Loss] { losses.take() }

    private mutating func append(_ text: some StringProtocol) {
        bytes += text.utf8
    }

    private mutating func add(_ key: String, _ value: some StringProtocol) {
        bytes.append(UInt8(ascii: " "))
        append(key)
        append(value)
    }
}

extension TodoTxtWriter {
    private mutating func writeHead(of item: Item) {
        if item.status == .done {
            append("x \(losses.day(item.completed ?? item.changed, "completed", clock, isExact: includesUUIDs)) ")
        } else if let priority = item.details.priority {
            append("(\(priority.letter)) ")
        }
        // The date also keeps a title such as `x marks the spot` from being read as something else.
        append(losses.day(item.created, "created", clock, isExact: includesUUIDs).description)
    }

    private mutating func writeTitle(_ title: String) {
        var words = LineWords(losses.oneLine(title)[...])
        while let word = words.next() {
            append(word.spaces.isEmpty ? " " : word.spaces)
            append(ProtectedWord.written(word.text, isSpecial: TodoTxtWords.isSpecial))
        }
    }

    private mutating func writeNames(_ details: ItemDetails) {
        if let project = details.project {
            let name = project.split(whereSeparator: \.isWhitespace).joined(separator: "-")
            if name != project { losses.add(.project, "project", project, became: name) }
            if !name.isEmpty { add("+", name) }
        }
        for tag in details.tags { add(tag.utf8.first == UInt8(ascii: "@") ? "" : "#", tag) }
    }

    private mutating func writeDates(_ details: ItemDetails) {
        if let due = details.due {
            add("due:", due.day.description)
            if let time = due.time { add("time:", time.description.filter { $0 != ":" }) }
        }
        if let wait = details.wait { add("t:", wait.description) }
        guard let recurrence = details.recurrence else { return }
        if let value = TodoTxtRepetition.value(of: recurrence) {
            add("rec:", value)
        } else {
            add(recurrence.key, RepetitionCode.word(for: recurrence.repetition))
        }
    }

    private mutating func writeReferences(of exported: ExportedItem) {
        if exported.isReferenced { add("id:", exported.item.id.digits) }
        if let parent = losses.exported(exported.parent) { add("p:", parent.id.digits) }
        let needs = losses.exported(exported.needs)
        if !needs.isEmpty { add("needs:", needs.map(\.id.digits).joined(separator: ",")) }
    }
}

extension Priority {
    /// The letter in todo.txt.
    fileprivate var letter: String {
        switch self {
        case .high: "A"
        case .medium: "B"
        case .low: "C"
        }
    }
}

extension Recurrence {
    /// The name of the attribute, with its colon.
    var key: String {
        switch self {
        case .every: "every:"
        case .again: "again:"
        }
    }
}
