import Almanac
package import Entities
import Vocabulary

/// Writes todo.txt.
package struct TodoTxtWriter: LineWriting {
    package var output: LineOutput

    package init(_ context: ForeignContext, includesUUIDs: Bool = false) {
        output = LineOutput(context, includesUUIDs: includesUUIDs)
    }

    package mutating func write(_ exported: ExportedItem) {
        let item = exported.item
        output.begin(item)
        writeHead(of: item)
        let named = namesInTitle(item.details)
        output.addTitle(item.details.title) { word in
            !named.isEmpty && named.contains(String(word))
                ? word : ProtectedWord.written(word, isSpecial: TodoTxtWords.isSpecial)
        }
        writeNames(item.details, except: named)
        writeDates(item.details)
        if item.status == .done, let priority = item.details.priority { output.add("pri:", priority.letterFromA) }
        writeReferences(of: exported)
        if output.includesUUIDs {
            output.add("uuid:", item.uuid.description)
            output.losses.add(.date, "changed", item.changed.description)
        }
        if let note = item.details.note { output.losses.add(.note, "note", note) }
        output.endLine()
    }
}

extension TodoTxtWriter {
    private mutating func writeHead(of item: Item) {
        if item.status == .done {
            output.append("x")
            // The first date of a done item is that of its completion, even if the title begins with it.
            let isDated = item.knownCompletion == nil && Day(iso: item.details.title.prefix(10)) != nil
            guard let completed = item.knownCompletion ?? (isDated ? item.changed : nil) else {
                if output.includesUUIDs { output.losses.add(.date, "created", item.created.description) }
                return
            }
            if isDated { output.losses.add(.date, "completed", "unknown", became: completed.description) }
            output.append(" \(output.localDay(completed, "completed")) ")
        } else if let priority = item.details.priority {
            output.append("(\(priority.letterFromA)) ")
        }
        // The date also keeps a title such as `x marks the spot` from being read as something else.
        output.append(output.localDay(item.created, "created").description)
    }

    /// Returns the marks of the item's project and tags that stand inside the title, where a reader finds them. At its ends,
    /// they would not be part of it.
    private func namesInTitle(_ details: ItemDetails) -> [String] {
        guard details.title.utf8.contains(where: { $0 == 0x23 || $0 == 0x2B || $0 == 0x40 }) else { return [] }
        let words = details.title.split(separator: " ").map(String.init)
        guard let first = words.first, !TodoTxtWords.isSpecial(first[...]) else { return [] }
        let marks =
            [details.project.map { "+\($0)" }].compactMap(\.self) + details.tags.map { $0.first == "@" ? $0 : "#\($0)" }
        return marks.filter { mark in words.dropFirst().dropLast().contains(mark) && words.last != mark }
    }

    private mutating func writeNames(_ details: ItemDetails, except named: [String]) {
        if let project = details.project {
            let name = project.split(whereSeparator: \.isWhitespace).joined(separator: "-")
            if name != project { output.losses.add(.project, "project", project, became: name) }
            if !name.isEmpty, named.isEmpty || !named.contains("+\(name)") { output.add("+", name) }
        }
        for tag in details.tags {
            let mark = tag.utf8.first == UInt8(ascii: "@") ? "" : "#"
            if named.isEmpty || !named.contains(mark + tag) { output.add(mark, tag) }
        }
    }

    private mutating func writeDates(_ details: ItemDetails) {
        if let due = details.due {
            output.add("due:", due.day.description)
            if let time = due.time { output.add("time:", time.description.filter { $0 != ":" }) }
        }
        if let wait = details.wait { output.add("t:", wait.description) }
        guard let (recurrence, repetition) = output.losses.exported(details.recurrence) else { return }
        if let value = TodoTxtRepetition.value(of: recurrence) {
            output.add("rec:", value)
        } else {
            output.add(recurrence.key, RepetitionCode.word(for: repetition))
        }
    }

    private mutating func writeReferences(of exported: ExportedItem) {
        if exported.isReferenced { output.add("id:", exported.item.id.digits) }
        if let parent = output.losses.exported(exported.parent) { output.add("p:", parent.id.digits) }
        let needs = output.losses.exported(exported.needs)
        if !needs.isEmpty { output.add("needs:", needs.map(\.id.digits).joined(separator: ",")) }
    }
}

extension Priority {
    /// The letter in todo.txt and org-mode.
    var letterFromA: String {
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
        case .every, .rule, .foreign: "every:"
        case .again: "again:"
        }
    }
}
