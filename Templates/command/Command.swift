package import CommandLine
import ItemLanguage

package enum {{name}}Command {
    package static let command = Command(
        "{{command}}",
        summary: "{{summary:literal}}",
        operands: .filter,
        placeholder: "[ID…|FILTER…]",
        notes: ["Without a filter, all open items are shown. See adder help filters."],
        examples: [
            .init("adder {{command}}", "show all open items"),
            .init("adder {{command}} 3,5-7", "show these items"),
        ],
        group: .view
    )

    static func request(
        from invocation: Invocation,
        dates: DateReader
    ) throws(InputError) -> {{name}}Request {
        {{name}}Request(filter: try FilterWords(dates: dates).read(invocation))
    }
}
