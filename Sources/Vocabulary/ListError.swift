/// The reason why the list could not be read or written.
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
        /// The limit of open files is reached.
        case tooManyFiles
        /// The path is not a regular file but, for example, a folder or a pipe.
        case notAFile
        /// Written by a newer version of the program.
        case newer
        /// Written by a version of the program that was never released.
        case unreleased
        /// A database of another program.
        case foreign
        case notADatabase
        /// The file is empty but has a backup at the given path.
        case emptyWithBackup(String)
        case damaged
        /// The journal with this suffix is not used.
        case refusedJournal(String, JournalRefusal)
        /// A part of the database that adder didn't create, such as `trigger log`.
        case foreignPart(String)
        /// The backup belongs to another user, who could have put anything into it.
        case foreignOwner
        /// The file has a second name, a hard link, so it isn't changed.
        case linked
        /// The changes since the requested time are no longer known.
        case forgotten
        /// A bug in adder.
        case unexpected
    }

    package enum JournalRefusal: Sendable {
        /// It belongs to another user, who could replace the list with it.
        case foreign
        /// It names a file for SQLite to delete.
        case namesFile
        /// It is a folder, a pipe or a symbolic link, for example.
        case notAFile
        /// It has another name as well, so writing to it would change another file.
        case linked
        /// The user may not open or delete it.
        case notPermitted
    }

    package let kind: Kind
    package let path: String
    package let detail: Detail
    /// The number of the error in the storage's terms, or 0. Only the storage reads it.
    package let code: Int32
    /// The statement that failed, without bound values, which are private. It helps to find a bug in adder.
    package let statement: String?

    package init(_ kind: Kind, path: String, detail: Detail = .none, code: Int32 = 0, statement: String? = nil) {
        self.kind = kind
        self.path = path
        self.detail = detail
        self.code = code
        self.statement = statement
    }
}
