import Almanac
package import CommandLine
import ItemLanguage

package enum RestoreListCommand {
    package static let command = Command(
        "restore",
        foreignNames: ["recover", "rollback"],
        summary: "replace the list with a backup",
        operands: .backup,
        placeholder: "[BACKUP]",
        options: [.yes],
        notes: [
            "Name a backup by its day, as listed by adder restore, or by its path. A file that is damaged or is not an "
                + "adder list is rejected.",
            "adder asks for confirmation unless --yes is given. The previous list is kept beside the new one, "
                + "and you can restore it in the same way.",
        ],
        examples: [
            .init("adder restore", "list the backups"),
            .init("adder restore yesterday", "restore the list from before yesterday's first change"),
            .init("adder restore 2026-11-20 --yes", "restore a backup by date, without confirmation"),
            .init("adder restore usb/copy.db", "restore a copy stored elsewhere"),
        ],
        group: .adder
    )

    static func request(from invocation: Invocation, dates: DateReader) throws(InputError) -> RestoreListRequest {
        guard let word = invocation.operands.first?.text else { return .showAll }
        if word.isEmpty { throw .missingArgument(command: command.name, example: command.examples[1].line) }
        return .restore(word, day: try? dates.pastDay(word), isConfirmed: invocation.has(.yes))
    }
}
