extension ListError {
    /// The particulars of an error. Sentences about some kinds name them in parentheses.
    package enum Detail: Equatable, Sendable {
        case none
        /// The message of the system or of SQLite, or the rule of adder that a bug has broken.
        case message(String)

        // Other things than a file, at its path.
        case device, folder, pipe, socket, symbolicLink
        case listInMemory
        case largeFile(limit: Int)

        // Reasons for not creating a file.
        case danglingLink, hardLink
        case deletedDraft
        case reservedName
        case sidecarFiles

        // Damage.
        case emptyFile
        case firstPageMissing
        case hotJournal
        case invalid(String)
        case missingReferences
        case notADatabase
        case tablesOfOtherVersion(than: Int)
        case unexpectedPart(String)
        case versionMissing

        /// The version of the schema, with the newest that this program can read if that is older.
        case version(Int, newest: Int?)
        // Reasons for not using the file now.
        case otherWriter
        case outOfMemory
        /// The file is in WAL mode.
        case writeAhead

        /// The text for SQLite, which adds it to an error of its own.
        package var message: String {
            if case .message(let text) = self { text } else { String(describing: self) }
        }
    }
}
