import CSQLite
import Entities
import Vocabulary

extension Schema {
    /// The fingerprints of a list of the current version, without and with the tables of the sync state.
    static let fingerprints: [[UInt32]] = [
        [0xC204_7209, 0xADDD_D6EA, 0x1DB9_1DF5, 0xED5E_787C, 0xA3FD_5711],
        [0x0C8C_9122, 0x0B95_BB53, 0x0C07_FD65, 0xB24C_F7F4, 0x25FD_17B2],
    ]
}

extension Store {
    /// Throws if the list has schema objects that adder didn't create, or other ones than adder creates. A trigger, a
    /// constraint or an index in a foreign file would run SQL of its author's choosing. Call in a transaction, before writing.
    /// - Parameter version: The version of a list that is not of the current one.
    func checkSchema(ofVersion version: Int? = nil, on connection: Connection) throws(StoreError) {
        let cookie = try connection.integer("PRAGMA schema_version")
        if connection.checkedSchema == cookie { return }
        let fingerprint = try connection.schemaFingerprint()
        if !Schema.fingerprints.contains(fingerprint) {
            let parts = try parts(ofVersion: version ?? currentVersion, like: connection)
            let differences = try connection.schemaDifferences(comparedTo: parts)
            if let part = differences.missing.first {
                throw StoreError(.damaged, message: "its \(part) is not as expected", path: connection.path)
            }
            if let part = differences.unknown.first {
                throw StoreError(.foreignPart(part), message: "an unknown part", path: connection.path)
            }
        }
        connection.checkedSchema = cookie
    }
}

extension Connection {
    /// Returns a hash of the SQL of all schema objects, which is faster than comparing them with those of a new list.
    func schemaFingerprint() throws(StoreError) -> [UInt32] {
        let rows = try prepare("SELECT type, name, sql FROM sqlite_schema WHERE sql IS NOT NULL ORDER BY type, name")
        var bytes: [UInt8] = []
        bytes.reserveCapacity(1 << 13)
        while try rows.step() {
            for column: Int32 in 0..<3 { rows.withBytes(column) { bytes += $0 } }
        }
        return SHA1.hash(bytes)
    }
}
