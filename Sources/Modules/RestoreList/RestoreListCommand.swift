import Almanac
import Boundary
package import Grammar

/// How "restore" is said on the command line.
package enum RestoreListCommand {
    package static let command = Command(
        "restore",
        foreignNames: ["recover", "rollback"],
        summary: "put a backup in the place of the list",
        operands: .backup,
        placeholder: "[BACKUP]",
        options: [.yes],
        notes: [
            "A backup is named by its day, as adder restore alone shows it, or by its path. One that is damaged, or no list "
                + "of adder, is refused.",
            "It asks first; where nobody can answer it needs --yes. What was there is kept beside the list, and adder "
                + "restore goes back to it in the same way.",
        ],
        examples: [
            Command.Example("adder restore", "which backups there are"),
            Command.Example("adder restore yesterday", "the list as it was before yesterday's first change"),
            Command.Example("adder restore 2026-11-20 --yes", "the same by its date, without a question"),
            Command.Example("adder restore usb/copy.db", "a copy that stands elsewhere"),
        ],
        group: .adder
    )

    static func request(from invocation: Invocation, dates: DateReader) throws(Misunderstanding) -> RestoreListRequest {
        guard let word = invocation.operands.first?.text else { return RestoreListRequest(.showAll) }
        if word.isEmpty { throw .missingValue(option: "adder \(command.name)", placeholder: "BACKUP") }
        return RestoreListRequest(
            .restore(word, day: day(word, dates), isConfirmed: invocation.has(.yes))
        )
    }

    /// The day that the word may mean; a weekday is the last one, as no backup is of a day to come.
    private static func day(_ word: String, _ dates: DateReader) -> Day? {
        (try? dates.day("last \(word)")) ?? (try? dates.day(word))
    }
}
