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
        options: [item, .yes],
        notes: [
            "Name a backup by its day, as listed by adder restore, or by its path. A file that is damaged or is not an "
                + "adder list is rejected.",
            "adder asks for confirmation unless --yes is given. The previous list is kept beside the new one, "
                + "and you can restore it in the same way.",
            "--item brings back one item, by the id that it had, whatever was changed since: one that you removed, or that a "
                + "sync removed because it was removed elsewhere. The next sync sends it again.",
        ],
        examples: [
            .init("adder restore", "list the backups"),
            .init("adder restore yesterday", "restore the list from before yesterday's first change"),
            .init("adder restore 2026-11-20 --yes", "restore a backup by date, without confirmation"),
            .init("adder restore usb/copy.db", "restore a copy stored elsewhere"),
            .init("adder restore --item 7", "bring back a removed item"),
        ],
        group: .adder
    )

    private static let item = Option("item", value: .word("ID"), summary: "bring back this removed item")

    static func request(from invocation: Invocation, dates: DateReader) throws(InputError) -> RestoreListRequest {
        if let id = invocation.value(of: item) {
            if let word = invocation.operands.first?.text { throw .unexpectedArgument(word, command: command.name) }
            return .bringBack(try IDWords.single(id, key: nil), typed: "\(command.name) --\(item.name) \(id)")
        }
        guard let word = invocation.operands.first?.text else { return .showAll }
        if word.isEmpty { throw .missingArgument(command: command.name, example: command.examples[1].line) }
        return .restore(word, day: try? dates.pastDay(word), isConfirmed: invocation.has(.yes))
    }
}
