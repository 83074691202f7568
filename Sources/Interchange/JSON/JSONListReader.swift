import Almanac
package import Entities
package import Vocabulary

/// Reads the JSON of other programs: an array of objects, an object a line, or a document with lists and tasks.
package struct JSONListReader: ForeignReading {
    private enum Position {
        case start, array, objects, end
    }

    private var json: JSONReader
    private var position = Position.start
    private var document: JSONDocument
    /// The items of the last object, the first one last.
    private var items: [ForeignItem] = []
    private var losses = LossList()

    package init(_ source: @escaping ByteReader.Source, _ context: ForeignContext) throws(ForeignFileError) {
        json = try JSONReader(source)
        document = JSONDocument(JSONObjectReader(context))
    }

    package mutating func next() throws(ForeignFileError) -> ForeignItem? {
        while items.isEmpty, try readNext() {
            items = document.takeItems().reversed()
            losses.append(document.takeLosses())
        }
        return items.popLast()
    }

    package mutating func takeLosses() -> [Loss] {
        losses.take()
    }

    /// Returns `false` at the end of the file.
    private mutating func readNext() throws(ForeignFileError) -> Bool {
        switch position {
        case .start:
            if json.peek() == UInt8(ascii: "[") {
                try json.beginArray()
                position = .array
            } else {
                position = .objects
                try readDocument()
            }
            return true
        case .array:
            guard try json.nextElement() else {
                position = .end
                guard json.peek() == nil else { throw json.error(.expected("the end of the file")) }
                return false
            }
            if json.peek() == UInt8(ascii: "\"") {
                let line = json.line
                let title = JSONMember(key: "title", value: try json.value(), line: line, column: 1)
                document.read(JSONObject([title]), project: nil)
                return true
            }
            document.read(try object(), project: nil)
            return true
        case .objects:
            while json.take(",") {}
            guard json.peek() != nil else {
                position = .end
                return false
            }
            document.read(try object(), project: nil)
            return true
        case .end: return false
        }
    }

    /// Reads an object that may hold lists and tasks. Other members of documents can be large, so they are skipped.
    private mutating func readDocument() throws(ForeignFileError) {
        try json.beginDocument()
        var (members, isDocument) = ([JSONMember](), false)
        while let key = try json.nextKey() {
            let isContainer = json.peek() == UInt8(ascii: "[") || json.peek() == UInt8(ascii: "{")
            let line = json.line
            var value = JSONValue.array([.string("…")])
            if isContainer, !JSONKeys.isRead(key), !FieldNames.isKnown(key) {
                try skipValue(of: key)
            } else {
                value = try json.value()
            }
            members.append(JSONMember(key: key, value: value, line: line, column: 1))
            isDocument = isDocument || JSONKeys.isKnown(key) && isContainer
        }
        let object = JSONObject(members)
        let keys = members.map(\.key)
        let hasOnlyParts = !keys.contains { JSONKeys.isKnown($0) && !JSONKeys.isPart($0) }
        if isDocument, !hasOnlyParts || !FieldNames(keys).describesTask {
            document.read(object)
        } else {
            document.read(object, project: nil)
        }
        guard isDocument || !document.items.isEmpty else { throw json.error(.expected("a list of items")) }
    }

    /// Skips a member of a document, but reports the elements of lists in it if the first one is a task or a note.
    private mutating func skipValue(of key: String) throws(ForeignFileError) {
        if json.peek() == UInt8(ascii: "{") {
            try json.beginObject()
            while let key = try json.nextKey() { try skipValue(of: key) }
            return
        }
        guard json.peek() == UInt8(ascii: "[") else { return try json.skipValue() }
        try json.beginArray()
        var isFirst = true
        var (hasTasks, hasNotes) = (false, false)
        while try json.nextElement() {
            losses.place = json.line
            guard isFirst || hasTasks || hasNotes, json.peek() == UInt8(ascii: "{") else {
                try json.skipValue()
                continue
            }
            let object = JSONObject(try json.value())
            if isFirst { hasTasks = object.map { FieldNames($0.members.map(\.key)).mayDescribeTask } ?? false }
            if isFirst { hasNotes = !hasTasks && object?.text("content") != nil }
            isFirst = false
            if hasTasks, let object { losses.add(.item, key, object.title ?? "") }
            if hasNotes, let text = object?.text("content") { losses.add(.note, key, text) }
        }
    }

    private mutating func object() throws(ForeignFileError) -> JSONObject {
        _ = json.peek()
        let line = json.line
        try json.beginItem()
        var members: [JSONMember] = []
        while let member = try json.nextMember() {
            members.append(JSONMember(key: member.key, value: member.value, line: line, column: member.column))
        }
        return JSONObject(members)
    }
}
