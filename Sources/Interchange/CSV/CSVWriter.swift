import Almanac
package import Entities
package import Vocabulary

/// Writes a table as RFC 4180 defines it. The columns have the names of adder's JSON keys.
package struct CSVWriter: ForeignWriting {
    private var bytes: [UInt8] = []
    private var losses = LossList()

    package init() {}

    package mutating func begin() {
        writeRow { $0.rawValue }
    }

    package mutating func write(_ exported: ExportedItem) {
        losses.place = exported.item.id
        var losses = losses
        writeRow { CSVWriter.cell($0, exported, &losses) }
        self.losses = losses
    }

    package mutating func takeBytes() -> [UInt8] {
        defer { bytes = [] }
        return bytes
    }

    package mutating func takeLosses() -> [Loss] { losses.take() }

    private mutating func writeRow(_ cell: (ItemField) -> String) {
        for (index, column) in ItemField.allCases.enumerated() {
            if index > 0 { bytes.append(UInt8(ascii: ",")) }
            append(cell(column))
        }
        bytes += "\r\n".utf8
    }

    /// Appends a cell, in quotes if necessary.
    private mutating func append(_ cell: String) {
        if cell.isEmpty { return }
        var cell = cell
        cell.withUTF8 { text in
            let needsQuotes =
                text.contains { $0 == 0x22 || $0 == 0x2C || $0 == 0x3B || $0 < 0x20 } || text.first == UInt8(ascii: " ")
                || text.last == UInt8(ascii: " ")
            guard needsQuotes else {
                bytes += text
                return
            }
            bytes.append(UInt8(ascii: "\""))
            for byte in text {
                if byte == UInt8(ascii: "\"") { bytes.append(byte) }
                bytes.append(byte)
            }
            bytes.append(UInt8(ascii: "\""))
        }
    }

    private static func cell(_ column: ItemField, _ exported: ExportedItem, _ losses: inout LossList) -> String {
        let item = exported.item
        let details = item.details
        switch column {
        case .id: return item.id.digits
        case .uuid: return item.uuid.description
        case .title: return losses.cleaned(details.title, "title")
        case .note: return losses.cleaned(note: details.note) ?? ""
        case .status: return item.status == .done ? "done" : "open"
        case .due: return details.due?.description ?? ""
        case .wait: return details.wait?.description ?? ""
        case .tags: return details.tags.joined(separator: " ")
        case .project: return details.project.map { losses.cleaned($0, "project") } ?? ""
        case .priority: return details.priority?.jsonName ?? ""
        case .every:
            if case .again? = details.recurrence { return "" }
            return losses.exported(details.recurrence)?.repetition.rule ?? ""
        case .again:
            if case .again(let repetition)? = details.recurrence { return repetition.rule }
            return ""
        case .needs: return losses.exported(exported.needs).map(\.id.digits).joined(separator: " ")
        case .parent: return losses.exported(exported.parent)?.id.digits ?? ""
        case .created: return item.created.description
        case .changed: return item.changed.description
        case .completed: return item.knownCompletion?.description ?? ""
        case .place: return details.place.map { losses.cleaned($0, "place") } ?? ""
        case .link: return details.link ?? ""
        }
    }
}
