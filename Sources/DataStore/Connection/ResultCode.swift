import CFileGuard
import CSQLite
import Entities
import Glibc
import Vocabulary

/// Maps SQLite result codes and system errors to kinds of list errors.
/// https://sqlite.org/rescode.html
enum ResultCode {
    static func kind(_ code: Int32, systemError: Int32, message: String) -> ListError.Kind {
        if let refusal = refusal(code) {
            return .refusedJournal(String(cString: adder_refused_suffix(code)), refusal)
        }
        return switch code & 0xFF {
        case SQLITE_ERROR where isSchemaError(message): .damaged
        case SQLITE_BUSY, SQLITE_LOCKED: .busy
        case SQLITE_INTERRUPT: .interrupted
        case SQLITE_FULL: .diskFull
        case SQLITE_READONLY: .readOnly
        case SQLITE_PERM, SQLITE_AUTH: .notPermitted
        case SQLITE_NOTADB: .notADatabase
        case SQLITE_CORRUPT, SQLITE_TOOBIG: .damaged
        case SQLITE_CONSTRAINT where isSearchIndexError(message): .damaged
        case SQLITE_NOMEM: .outOfMemory
        case SQLITE_IOERR where code == adder_no_memory_for_file: .outOfMemory
        case SQLITE_IOERR: ioFailure(systemError)
        case SQLITE_CANTOPEN: openFailure(systemError)
        default: .unexpected
        }
    }

    private static func refusal(_ code: Int32) -> ListError.JournalRefusal? {
        switch adder_refusal(code) {
        case adder_foreign_journal: .foreign
        case adder_super_journal: .namesFile
        case adder_irregular_journal: .notAFile
        case adder_linked_journal: .linked
        case adder_not_permitted_journal: .notPermitted
        default: nil
        }
    }

    /// The tests prepare every statement, so a missing table or column means that the file is damaged.
    private static func isSchemaError(_ message: String) -> Bool {
        message.hasPrefix("no such ")
            || message.contains(" has no column named ")
            || message.hasPrefix("invalid fts5 file format")
            || message == "unsupported file format"
            || message.hasPrefix("access to view ")
    }

    /// Only the internal tables of the search index report a constraint failure without a constraint name.
    private static func isSearchIndexError(_ message: String) -> Bool { message == "constraint failed" }

    static func openFailure(_ systemError: Int32) -> ListError.Kind {
        switch systemError {
        case EACCES, EPERM: .notPermitted
        case EROFS: .readOnly
        case ENOSPC, EDQUOT, EFBIG: .diskFull
        case EMFILE, ENFILE: .tooManyFiles
        default: .cannotCreate
        }
    }

    private static func ioFailure(_ systemError: Int32) -> ListError.Kind {
        switch systemError {
        case ENOSPC, EDQUOT, EFBIG: .diskFull
        default: .diskFailed
        }
    }
}
