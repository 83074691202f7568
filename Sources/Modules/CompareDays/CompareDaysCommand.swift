import Almanac
package import CommandLine
import ItemLanguage

package enum CompareDaysCommand {
    package static let command = Command(
        "diff",
        foreignNames: ["changes", "compare"],
        summary: "show what changed since a day, or between two days",
        operands: .pastDay,
        placeholder: "DAY [DAY]",
        notes: [
            "Compares the list at the end of the first day with the list at the end of the second one, or with the list now: "
                + "items that were added, completed, reopened, changed or removed in between. A repeating item that was "
                + "completed is listed as the done copies that it left.",
            "The list of an earlier day is computed from the record of changes, including undos. It isn't known if later "
                + "changes were forgotten.",
        ],
        examples: [
            .init("adder diff yesterday", "what changed today"),
            .init("adder diff 2w", "what changed in the last two weeks"),
            .init("adder diff mon fri", "what changed from Tuesday to Friday"),
        ],
        group: .view
    )

    static func request(from invocation: Invocation, dates: DateReader) throws(InputError) -> CompareDaysRequest {
        let words = invocation.operands.map(\.text)
        guard !words.isEmpty else { throw .missingArgument(command: command.name, example: command.examples[0].line) }
        let maximum = 2 * DateReader.maximumWordCount
        let text = words.prefix(maximum).joined(separator: " ")
        guard words.count <= maximum else { throw .item(.notAPastDay("\(text) …")) }
        if let day = try? dates.pastDay(text) { return CompareDaysRequest(from: day, through: nil) }
        for count in 1..<max(words.count, 1) {
            let (first, last) = (words[..<count].joined(separator: " "), words[count...].joined(separator: " "))
            guard let from = try? dates.pastDay(first), let through = try? dates.pastDay(last) else { continue }
            return CompareDaysRequest(from: min(from, through), through: max(from, through))
        }
        throw .item(.notAPastDay(text))
    }
}
