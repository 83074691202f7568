import CSQLite
package import Entities

/// The list as it is, in whatever shape, for somebody who wants to know whether all is well with it.
package struct Examination {
    package let connection: Connection
    /// The version of its shape; 0 where nothing is in the file.
    package let version: Int
    package let newestVersion: Int
    /// Whether another program has the list open and keeps its changes in a file of their own.
    package let isWriteAhead: Bool
    /// Whether a change had been cut off, which is rolled back by now.
    package let wasCutOff: Bool
    /// What a list of that shape consists of, each part with the words that made it.
    fileprivate let parts: () throws(StoreError) -> [String: String]
}

extension Store {
    /// Nil where there is no file. Nothing is written but what a killed program has left to be rolled back.
    package func examine<Answer>(
        _ body: (Examination) throws(StoreError) -> Answer
    ) throws(ListTrouble) -> Answer? {
        do {
            try settleChanges()
            let isCutOff = file?.real.isCutOff ?? false
            guard let connection = try opened(for: .reading) else { return nil }
            // There is nothing to keep, which SQLite would refuse where it has come upon damage.
            return try connection.transaction(.reading, keepsIf: { _ in false }) { () throws(StoreError) in
                let version = try version(of: connection)
                return try body(
                    Examination(
                        connection: connection,
                        version: version,
                        newestVersion: currentVersion,
                        isWriteAhead: try connection.isWriteAhead,
                        wasCutOff: isCutOff && file?.real.hasJournal == false
                    ) { () throws(StoreError) in try self.partsOfList(ofVersion: version) }
                )
            }
        } catch {
            throw error.trouble
        }
    }
}

extension Examination {
    /// What SQLite finds wrong with the file, in its words. https://sqlite.org/pragma.html#pragma_integrity_check
    package func damages(atMost limit: Int) throws(StoreError) -> [String] {
        try connection.damages("integrity_check", atMost: limit)
    }

    /// How many rows name others that are not there.
    package func looseEndCount() throws(StoreError) -> Int { try connection.looseEndCount() }

    /// What is not there or is another than it has to be, and what nobody of ours has made.
    package func strangeParts() throws(StoreError) -> (missing: [String], unknown: [String]) {
        try connection.strangeParts(asOf: parts())
    }
}

extension Connection {
    /// What a pragma finds wrong that looks at every page.
    func damages(_ pragma: String, atMost limit: Int) throws(StoreError) -> [String] {
        var damages: [String] = []
        do {
            let rows = try prepare("PRAGMA \(pragma)(\(limit))")
            // A row may be several lines, of which one only says whose they are.
            while try rows.step() {
                damages += rows.text(0).split(separator: "\n").filter { !$0.hasPrefix("***") }.map(String.init)
            }
        } catch {
            guard error.kind == .damaged else { throw error }
            if damages.isEmpty { damages = [error.message] }
        }
        return damages == ["ok"] ? [] : damages
    }

    func looseEndCount() throws(StoreError) -> Int {
        let rows = try prepare("PRAGMA foreign_key_check")
        var count = 0
        while try rows.step() { count += 1 }
        return count
    }

    func strangeParts(asOf wanted: [String: String]) throws(StoreError) -> (missing: [String], unknown: [String]) {
        let found = try parts()
        return (
            wanted.filter { found[$0.key] != $0.value }.map(\.key).sorted(),
            found.filter { wanted[$0.key] == nil }.map(\.key).sorted()
        )
    }

    /// `trigger item_inserted` and the like, without what SQLite makes for itself.
    fileprivate func parts() throws(StoreError) -> [String: String] {
        let rows = try prepare(
            "SELECT type || ' ' || name, ifnull(sql, '') FROM sqlite_schema WHERE name NOT LIKE 'sqlite\\_%' ESCAPE '\\'"
        )
        var parts: [String: String] = [:]
        while try rows.step() { parts[rows.text(0)] = rows.text(1) }
        return parts
    }
}

extension Store {
    func partsOfList(ofVersion version: Int) throws(StoreError) -> [String: String] {
        let connection = try Connection.inMemory(patience: patience)
        for step in migrations where step.version <= version { try connection.execute(step.script) }
        return try connection.parts()
    }
}
