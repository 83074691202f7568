import Boundary
package import Grammar

/// How "{{command}}" is said on the command line.
package enum {{name}}Command {
    package static let command = Command(
        "{{command}}",
        summary: "{{summary:literal}}",
        operands: .filter,
        placeholder: "[ID…|FILTER…]",
        notes: ["Without a filter: everything that is open; adder help list tells of filters."],
        examples: [
            Command.Example("adder {{command}}", "all of them"),
            Command.Example("adder {{command}} 3,5-7", "these items"),
        ],
        group: .look
    )

    static func request(
        from invocation: Invocation,
        dates: DateReader
    ) throws(Misunderstanding) -> {{name}}Request {
        {{name}}Request(filter: try FilterWords(dates: dates).read(invocation.operands))
    }
}
