import Almanac
package import Entities
package import Vocabulary

/// Reads the document of `adder list all --json`, also if it is grouped, or its items alone.
package struct JSONItemReader: ForeignReading {
    private enum Position {
        /// Before the first brace.
        case start
        /// Between the members of the document, or of a group inside it.
        case document, group
        case items(in: Container)
        case end
    }

    private enum Container {
        case file, document, group
    }

    static let version = "1"

    private var json: JSONReader
    private var position = Position.start
    private var hasItems = false
    private var identity = ForeignIdentity(.json)
    private var losses = LossList()

    package init(_ source: @escaping ByteReader.Source) throws(ForeignFileError) {
        json = try JSONReader(source)
    }

    package mutating func next() throws(ForeignFileError) -> ForeignItem? {
        while true {
            switch position {
            case .start:
                if json.peek() == UInt8(ascii: "[") {
                    try beginItems(in: .file)
                } else {
                    try json.beginObject()
                    position = .document
                }
            case .document: try readMember(inGroup: false)
            case .group: try readMember(inGroup: true)
            case .items(let container):
                if try json.nextElement() { return try item() }
                position =
                    switch container {
                    case .file: .end
                    case .document: .document
                    case .group: .group
                    }
            case .end:
                guard json.peek() == nil else { throw json.error(.expected("the end of the file")) }
                guard hasItems else { throw json.error(.expected("a list of items")) }
                return nil
            }
        }
    }

    package mutating func takeLosses() -> [Loss] {
        losses.take()
    }

    private mutating func beginItems(in container: Container) throws(ForeignFileError) {
        try json.beginArray()
        hasItems = true
        position = .items(in: container)
    }

    /// Enters the items or groups of the next member, or skips it.
    private mutating func readMember(inGroup: Bool) throws(ForeignFileError) {
        switch try json.nextKey() {
        case "items" where json.peek() == UInt8(ascii: "["):
            try beginItems(in: inGroup ? .group : .document)
        case "groups" where !inGroup && json.peek() == UInt8(ascii: "["):
            try json.beginArray()
            hasItems = true
            try readGroup()
        case "adder" where !inGroup:
            _ = json.peek()
            let (line, column) = (json.line, json.column)
            let version = try json.value().summary
            guard version == JSONItemReader.version else {
                throw ForeignFileError(.badValue(field: "adder", value: version), line: line, column: column)
            }
        case nil where inGroup: try readGroup()
        case nil: position = .end
        default: try json.skipValue()
        }
    }

    private mutating func readGroup() throws(ForeignFileError) {
        guard try json.nextElement() else {
            position = .document
            return
        }
        try json.beginObject()
        position = .group
    }

    private mutating func item() throws(ForeignFileError) -> ForeignItem {
        _ = json.peek()
        let (line, column, replacedCount) = (json.line, json.column, json.replacedCount)
        var draft = ForeignDraft(line: line)
        draft.item.stated = .all
        var fields = JSONItemFields()
        try json.beginItem()
        var hasTitle = false
        while let member = try json.nextMember() {
            hasTitle = hasTitle || member.key == "title"
            do throws(ForeignFileError) { try fields.set(member, in: &draft) } catch { draft.lose(member) }
        }
        guard hasTitle else { throw ForeignFileError(.expected("a title"), line: line, column: column) }
        if draft.item.details.title.isEmpty { draft.item.details.title = ForeignTitle.missing }
        if !fields.hasUUID { draft.item.uuid = identity.uuid(forContent: draft.item.details.title) }
        draft.item.dropUnstated()
        if json.replacedCount > replacedCount { draft.lose(.character, "item", "surrogate", became: "\u{FFFD}") }
        return draft.finished(&losses)
    }
}
