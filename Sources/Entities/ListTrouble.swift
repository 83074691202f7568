/// Why the list could not be read or written, in words that know no storage.
package struct ListTrouble: Error, Entity {
    package enum Kind: Equatable, Sendable {
        /// Another process keeps the list for itself.
        case busy
        /// Somebody did not want to wait for it any more.
        case interrupted
        case diskFull
        /// Reading or writing the file failed.
        case diskFailed
        /// Everybody sees the change, but a power cut could still take it back.
        case unconfirmed
        case outOfMemory
        case notPermitted
        case readOnly
        case cannotCreate
        /// Something is there, but nothing that could be a list: a folder, a pipe.
        case notAFile
        /// Written by a newer version of the program.
        case newer
        /// A database, but another program's.
        case foreign
        case notADatabase
        /// Nothing is in the file, yet a backup of it exists.
        case emptiedBesideBackup(String)
        case damaged
        /// Ours, and a bug.
        case unexpected
    }

    package let kind: Kind
    package let path: String
    /// What the system said.
    package let detail: String

    package init(_ kind: Kind, path: String, detail: String) {
        self.kind = kind
        self.path = path
        self.detail = detail
    }
}
