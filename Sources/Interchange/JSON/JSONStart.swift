import Vocabulary

/// The beginning of a file in JSON, which shows the program that has written it.
struct JSONStart {
    /// The keys of the first item, or of the document around the items.
    private(set) var keys: [String] = []
    /// The keys of the first item of a document that begins with its items.
    private var itemKeys: [String]?
    /// The status of the first item.
    private var status: String?
    /// `true` for a document, rather than an array or lines with an item each.
    private(set) var isDocument = false
    private var isLines = false

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
            if json.peek() == UInt8(ascii: "\"") {
                // Titles alone.
                keys = ["title"]
                isLines = true
                return
            }
            try json.beginItem()
        } else {
            try json.beginItem()
            isDocument = true
        }
        while let key = try json.nextKey() {
            keys.append(key)
            // Only the first keys of adder's own documents tell anything.
            if isDocument, key == "adder" { return }
            if isDocument, JSONKeys.holdsTasks(key), json.peek() == UInt8(ascii: "[") {
                try json.beginArray()
                guard try json.nextElement() else { return }
                guard json.peek() == UInt8(ascii: "{") else {
                    // Titles, which adder doesn't write.
                    itemKeys = [""]
                    return
                }
                try json.beginObject()
                itemKeys = []
                while let key = try json.nextKey() {
                    itemKeys?.append(key)
                    try json.skipValue()
                }
                return
            } else if key == "status", json.peek() == UInt8(ascii: "\"") {
                status = try json.value().summary
            } else {
                try json.skipValue()
            }
        }
        if isDocument, json.peek() == UInt8(ascii: "{") { (isDocument, isLines) = (false, true) }
    }

    /// `true` for adder's own document, for its items alone, and for what no program writes.
    var isOwn: Bool {
        if keys.isEmpty || isDocument && keys.contains("adder") { return true }
        if isDocument, let first = keys.first, ["items", "groups"].contains(first) {
            return itemKeys.map { JSONStart.areOwn($0) } ?? true
        }
        return JSONStart.areOwn(keys) && !isLines && (keys.contains("uuid") || keys == ["title"])
    }

    private static func areOwn(_ keys: [String]) -> Bool {
        let own = ItemField.allCases.map(\.rawValue) + ["partOf", "progress"]
        return keys.allSatisfy(own.contains)
    }

    /// The format, or `nil` if nothing speaks for one.
    var format: ForeignFormat? {
        if keys.contains("adder") { return .json }
        if isTaskwarrior { return .taskwarrior }
        if isDocument, keys.contains(where: JSONKeys.isKnown) { return .json }
        let names = FieldNames(keys)
        // Settings of programs have a name and a description, too.
        return names.describesItem || names.hasTitle && !isDocument || keys.contains("attributes") ? .json : nil
    }

    /// The keys that show that the file is about people, messages or books rather than tasks.
    var otherKeys: [String] {
        if isDocument, itemKeys == nil { return [] }
        let keys = itemKeys ?? keys
        let names = FieldNames(keys)
        let columns = OtherTable.columns(names)
        guard !columns.isEmpty || names.hasTitle && !names.describesItem else { return [] }
        return keys.filter { columns.contains($0) || JSONStart.others.contains(FieldNames.key($0)) }
    }

    private static let others = [
        "email", "username", "phone", "role", "author", "authors", "isbn", "publisher", "artist", "album",
        "contenttext", "contenthtml", "datepublished", "login", "logins", "phones", "phonenumbers", "emails",
        "emailaddresses", "birthday", "balance", "iban",
    ]

    /// Other programs have a `description` and a `uuid`, too, but also a title, or other words.
    private var isTaskwarrior: Bool {
        let words = ["pending", "completed", "waiting", "recurring", "deleted"]
        if let status, !words.contains(status) { return false }
        if ["entry", "urgency"].contains(where: keys.contains) { return true }
        let others = keys.filter { !JSONStart.taskwarriorKeys.contains($0) }
        return !others.contains { FieldNames.isTitle($0) || FieldNames.isKnown($0) }
            && (keys.isEmpty || keys.contains(where: ["id", "uuid", "description"].contains))
    }

    private static let taskwarriorKeys = [
        "id", "uuid", "description", "status", "modified", "end", "due", "wait", "scheduled", "start", "until", "recur",
        "parent", "project", "tags", "priority", "depends", "annotations",
    ]
}
