import CSQLite
import Entities
import Glibc

/// What a result code of SQLite, and the system's own behind it, mean to the person with the list.
/// https://sqlite.org/rescode.html
enum ResultCode {
    static func kind(_ code: Int32, systemError: Int32, message: String) -> ListTrouble.Kind {
        switch code & 0xFF {
        case SQLITE_ERROR where isOfTheFile(message): .damaged
        case SQLITE_BUSY, SQLITE_LOCKED: .busy
        case SQLITE_INTERRUPT: .interrupted
        case SQLITE_FULL: .diskFull
        case SQLITE_READONLY: .readOnly
        case SQLITE_PERM, SQLITE_AUTH: .notPermitted
        case SQLITE_NOTADB: .notADatabase
        case SQLITE_CORRUPT: .damaged
        case SQLITE_CONSTRAINT where isOfTheIndex(message): .damaged
        case SQLITE_NOMEM: .outOfMemory
        case SQLITE_IOERR where code == adder_no_memory_for_file: .outOfMemory
        case SQLITE_IOERR: ioFailure(systemError)
        case SQLITE_CANTOPEN: openFailure(systemError)
        default: .unexpected
        }
    }

    /// Our statements are prepared by the tests, so what they miss was taken out of the file.
    private static func isOfTheFile(_ message: String) -> Bool {
        message.hasPrefix("no such ")
            || message.contains(" has no column named ")
            || message.hasPrefix("invalid fts5 file format")
    }

    /// Our constraints are told with their names, and those of the tables that only the search index writes without.
    private static func isOfTheIndex(_ message: String) -> Bool { message == "constraint failed" }

    static func openFailure(_ systemError: Int32) -> ListTrouble.Kind {
        switch systemError {
        case EACCES, EPERM: .notPermitted
        case EROFS: .readOnly
        case ENOSPC, EDQUOT, EFBIG: .diskFull
        default: .cannotCreate
        }
    }

    private static func ioFailure(_ systemError: Int32) -> ListTrouble.Kind {
        switch systemError {
        case ENOSPC, EDQUOT, EFBIG: .diskFull
        default: .diskFailed
        }
    }
}
