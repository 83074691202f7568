import CSQLite
import Entities
import Glibc
import Vocabulary

extension Store {
    /// Throws if the list has schema objects that adder didn't create, or other ones than adder creates. A trigger, a
    /// constraint or an index in a foreign file would run SQL of its author's choosing. Call in a transaction, before writing.
    func checkSchema(ofVersion version: Int = Schema.version, on connection: Connection) throws(ListError) {
        let cookie = try connection.integer("PRAGMA schema_version")
        if connection.checkedSchema == cookie { return }
        // The header may name another version than that of the parts.
        if version != Schema.version {
            guard try connection.hasParts(ofVersion: version) else {
                throw ListError(.damaged, path: connection.path, detail: .tablesOfOtherVersion(than: version))
            }
        } else if try !connection.hasOnlyOwnParts {
            let (missing, unknown) = try connection.schemaDifferences()
            if let part = missing.first {
                throw ListError(.damaged, path: connection.path, detail: .unexpectedPart(part))
            }
            if let part = unknown.first {
                throw ListError(.foreignPart(part), path: connection.path)
            }
        }
        connection.checkedSchema = cookie
    }

    /// Throws if a table of adder is not as adder creates it. Reading a virtual table or a generated column would run SQL of
    /// its author's choosing, for as long as that takes. Call in a transaction, before reading a list of the current version.
    func checkTables(on connection: Connection) throws(ListError) {
        let version = connection.dataVersion
        if connection.checkedTables?.version == version { return }
        let cookie = try connection.integer("PRAGMA schema_version")
        if connection.checkedSchema != cookie, connection.checkedTables?.schema != cookie {
            if try connection.hasOnlyOwnParts {
                connection.checkedSchema = cookie
            } else {
                let (missing, unknown) = try connection.schemaDifferences()
                let table = missing.first { $0.hasPrefix("table ") } ?? unknown.first { $0.hasPrefix("table sqlite_") }
                if let table {
                    throw ListError(.damaged, path: connection.path, detail: .unexpectedPart(table))
                }
            }
        }
        connection.checkedTables = (version, cookie)
    }
}

extension Connection {
    /// `true` if the list has all parts of the current version as adder creates them, and no others. That the parts are
    /// those of another version takes longer to find out.
    var hasOnlyOwnParts: Bool {
        get throws(ListError) {
            let parts = Schema.earlierParts + Schema.script + Schema.internalParts + Schema.syncParts
            var missing = Array(parts.indices)
            let rows = try prepare("SELECT sql FROM sqlite_schema WHERE sql IS NOT NULL")
            while try rows.step() {
                let index = rows.withBytes(0) { sql in missing.firstIndex { sql.elementsEqual(parts[$0]) } }
                guard let index else { return false }
                missing.remove(at: index)
            }
            if missing.starts(with: Schema.earlierParts.indices) { missing.removeFirst(Schema.earlierParts.count) }
            return missing.isEmpty || missing.elementsEqual(parts.indices.suffix(Schema.syncParts.count))
        }
    }

    /// `true` if the list has all parts of that older version, and no others.
    func hasParts(ofVersion version: Int) throws(ListError) -> Bool {
        let syncParts = Set(Schema.syncParts.map(\.description))
        let rows = try prepare("SELECT sql FROM sqlite_schema WHERE sql IS NOT NULL ORDER BY sql")
        var texts: [String] = []
        while try rows.step() { texts.append(rows.text(0)) }
        let parts = texts.filter { !syncParts.contains($0) }
        guard [0, syncParts.count].contains(texts.count - parts.count) else { return false }
        let bytes = parts.flatMap { Array("\($0.utf8.count) \($0)".utf8) }
        return SHA1.hash(bytes) == Schema.oldFingerprints[version]
    }
}

extension UnsafeRawBufferPointer {
    fileprivate func elementsEqual(_ text: StaticString) -> Bool {
        count == text.utf8CodeUnitCount && baseAddress.map { memcmp($0, text.utf8Start, count) } == 0
    }
}
