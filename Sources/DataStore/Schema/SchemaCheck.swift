import CSQLite
import Entities
import Glibc
import Vocabulary

extension Store {
    /// Throws if the list has schema objects that adder didn't create, or other ones than adder creates. A trigger, a
    /// constraint or an index in a foreign file would run SQL of its author's choosing. Call in a transaction, before writing.
    /// - Parameter version: The version of a list that is not of the current one.
    func checkSchema(ofVersion version: Int? = nil, on connection: Connection) throws(ListError) {
        let cookie = try connection.integer("PRAGMA schema_version")
        if connection.checkedSchema == cookie { return }
        let version = version ?? currentVersion
        // The header may name another version than that of the parts.
        let isOwn = version == currentVersion ? try connection.hasOnlyOwnParts : false
        if !isOwn {
            let parts = try parts(ofVersion: version, like: connection)
            let differences = try connection.schemaDifferences(comparedTo: parts)
            if let part = differences.missing.first {
                throw ListError(.damaged, path: connection.path, detail: "its \(part) is not as expected")
            }
            if let part = differences.unknown.first {
                throw ListError(.foreignPart(part), path: connection.path, detail: "an unknown part")
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
                let parts = try parts(ofVersion: currentVersion, like: connection)
                let (missing, unknown) = try connection.schemaDifferences(comparedTo: parts)
                let table = missing.first { $0.hasPrefix("table ") } ?? unknown.first { $0.hasPrefix("table sqlite_") }
                if let table {
                    throw ListError(.damaged, path: connection.path, detail: "its \(table) is not as expected")
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
            let parts = Schema.script + Schema.internalParts + Schema.syncParts
            var missing = Array(parts.indices)
            let rows = try prepare("SELECT sql FROM sqlite_schema WHERE sql IS NOT NULL")
            while try rows.step() {
                let index = rows.withBytes(0) { sql in missing.firstIndex { sql.elementsEqual(parts[$0]) } }
                guard let index else { return false }
                missing.remove(at: index)
            }
            return missing.isEmpty || missing.elementsEqual(parts.indices.suffix(Schema.syncParts.count))
        }
    }
}

extension UnsafeRawBufferPointer {
    fileprivate func elementsEqual(_ text: StaticString) -> Bool {
        count == text.utf8CodeUnitCount && baseAddress.map { memcmp($0, text.utf8Start, count) } == 0
    }
}
