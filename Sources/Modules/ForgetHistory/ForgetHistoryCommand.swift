import Almanac
package import CommandLine
import ItemLanguage

package enum ForgetHistoryCommand {
    /// Stands for every change.
    private static let all = "all"

    package static let command = Command(
        "forget",
        foreignNames: ["prune", "compact", "vacuum"],
        summary: "forget old changes, and make the list smaller",
        operands: .pastDay,
        placeholder: "DAY",
        options: [.yes],
        notes: [
            "Forgets the changes made before a day, or with all, every change. They can no longer be undone, and history "
                + "and show no longer list them. The items stay as they are.",
            "This frees disk space. adder asks for confirmation unless --yes is given.",
            "Backups keep the history that they have. The setting keep-history forgets old changes automatically.",
        ],
        examples: [
            .init("adder forget 2026-01-01", "forget the changes made before this day"),
            .init("adder forget 1 jan", "forget the changes made before the most recent January 1"),
            .init("adder forget 2y --yes", "keep two years, without confirmation"),
            .init("adder forget all", "forget every change"),
        ],
        group: .adder
    )

    static func request(from invocation: Invocation, dates: DateReader) throws(InputError) -> ForgetHistoryRequest {
        let text = invocation.operands.map(\.text).joined(separator: " ")
        if text.isEmpty { throw .missingArgument(command: command.name, example: command.examples[0].line) }
        return ForgetHistoryRequest(
            range: text.lowercased() == all ? .all : .before(try pastDay(text, dates)),
            confirmation: invocation.has(.yes) ? .given : .missing
        )
    }

    private static func pastDay(_ text: String, _ dates: DateReader) throws(InputError) -> Day {
        do {
            return try dates.pastDay(text)
        } catch .item(.notADate) {
            throw .item(.notAPastDay(text))
        }
    }
}
