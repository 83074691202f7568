import ProgramOutput
package import Vocabulary

extension ListError {
    /// The detail in words, with the statement that failed if that helps to find a bug in adder.
    package var reason: String {
        guard kind == .unexpected, let statement else { return ListErrorWords.text(detail) }
        return "\(ListErrorWords.text(detail)) (\(statement))"
    }
}

/// The details of errors about files.
enum ListErrorWords {
    static func text(_ detail: ListError.Detail) -> String {
        switch detail {
        case .none: ""
        case .message(let text): text
        case .device: say("a device")
        case .folder: say("a folder")
        case .pipe: say("a pipe")
        case .socket: say("a socket")
        case .symbolicLink: say("a symbolic link")
        case .listInMemory: say("a list in memory")
        case .largeFile(let limit): say("larger than \(limit) bytes")
        case .danglingLink: say("a dangling symbolic link has this name")
        case .hardLink: say("a hard link")
        case .deletedDraft: say("another program deletes every new file")
        case .reservedName: say("the name is reserved for adder's own files")
        case .sidecarFiles: say("files left over from another list have its name")
        case .emptyFile: say("the file is empty")
        case .firstPageMissing: say("its first page is missing")
        case .hotJournal: say("it has an interrupted change and a rollback journal")
        case .invalid(let part): say("the \(part) is invalid")
        case .missingReferences: say("it has references to items that don't exist")
        case .notADatabase: say("the file is not an SQLite database")
        case .tablesOfOtherVersion(let version): say("its tables are not those of version \(version)")
        case .unexpectedPart(let part): say("its \(part) is not as expected")
        case .versionMissing: say("its schema version is missing")
        case .version(let version, nil): say("schema version \(version)")
        case .version(let version, let newest?): say("schema version \(version); supported: \(newest)")
        case .otherWriter: say("another program is writing to it")
        case .outOfMemory: say("out of memory")
        case .writeAhead: say("another program has it open in WAL mode")
        }
    }
}
