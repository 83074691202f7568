/// A storage-independent reason why the list could not be read or written.
package struct ListError: Error, Entity {
    package enum Kind: Equatable, Sendable {
        /// Another process has locked the list.
        case busy
        /// The user interrupted the wait.
        case interrupted
        case diskFull
        /// Reading or writing the file failed.
        case diskFailed
        /// The change is visible but not yet synced, so a power failure may undo it.
        case notDurable
        case outOfMemory
        case notPermitted
        case readOnly
        case cannotCreate
        /// The path is not a regular file but, for example, a folder or a pipe.
        case notAFile
        /// Written by a newer version of the program.
        case newer
        /// A database of another program.
        case foreign
        case notADatabase
        /// The file is empty but has a backup at the given path.
        case emptyWithBackup(String)
        case damaged
        /// The journal with this suffix belongs to another user, who could replace the list with it.
        case foreignJournal(String)
        /// The journal with this suffix names a file for SQLite to delete.
        case superJournal(String)
        /// A part of the database that adder didn't create, such as `trigger log`, made a statement fail.
        case foreignPart(String)
        /// A bug in adder.
        case unexpected
    }

    package let kind: Kind
    package let path: String
    /// The message of the system or of SQLite.
    package let detail: String

    package init(_ kind: Kind, path: String, detail: String = "") {
        self.kind = kind
        self.path = path
        self.detail = detail
    }
}
