import Vocabulary

/// The beginning of a file in JSON, which shows the program that has written it.
struct JSONStart {
    /// The keys of the first item, or of the document around the items.
    private(set) var keys: [String] = []
    /// The status of the first item.
    private var status: String?
    /// `true` for a document, rather than an array or a line with one item.
    private(set) var isDocument = false

    /// In bytes.
    static let sampleSize = FormatGuess.sampleSize

    init(_ bytes: [UInt8]) {
        var isRead = false
        let source: ByteReader.Source = {
            defer { isRead = true }
            return isRead ? [] : bytes
        }
        do throws(ForeignFileError) {
            var json = try JSONReader(source)
            try read(&json)
        } catch {
            // The sample ends in the middle of the file.
        }
    }

    private mutating func read(_ json: inout JSONReader) throws(ForeignFileError) {
        if json.peek() == UInt8(ascii: "[") {
            try json.beginArray()
            guard try json.nextElement() else { return }
            try json.beginItem()
        } else {
            try json.beginItem()
            isDocument = true
        }
        while let key = try json.nextKey() {
            keys.append(key)
            // Only the first keys of adder's own documents tell anything.
            if isDocument, key == "adder" { return }
            if key == "status", json.peek() == UInt8(ascii: "\"") {
                status = try json.value().summary
            } else {
                try json.skipValue()
            }
        }
    }

    /// `true` for adder's own document, for its items alone, and for what no program writes.
    var isOwn: Bool {
        if keys.isEmpty || isDocument && keys.contains("adder") { return true }
        if isDocument, let first = keys.first, ["items", "groups"].contains(first) { return true }
        let own = ItemField.allCases.map(\.rawValue) + ["partOf", "progress"]
        return keys.allSatisfy(own.contains) && (keys.contains("uuid") || keys == ["title"])
    }

    /// The format, or `nil` if nothing speaks for one.
    var format: ForeignFormat? {
        if keys.contains("adder") { return .json }
        if keys.contains("description"), isTaskwarrior { return .taskwarrior }
        let isKnown = isDocument && keys.contains(where: JSONDocument.isKnown)
        return isKnown || FieldNames(keys).hasTitle || keys.contains("attributes") ? .json : nil
    }

    /// Small programs have a `description` and a status, too, but other words for it.
    private var isTaskwarrior: Bool {
        if ["uuid", "entry", "urgency"].contains(where: keys.contains) { return true }
        let words = ["pending", "completed", "waiting", "recurring", "deleted"]
        return !keys.contains("title") && status.map(words.contains) ?? true
    }
}
