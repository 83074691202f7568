package import CommandLine
import ItemLanguage
import Vocabulary

package enum {{name}}Command {
    package static let command = Command(
        "{{command}}",
        summary: "{{summary:literal}}",
        operands: .filter(picking: .open),
        placeholder: "[ID…|FILTER…]",
        notes: ["Without arguments, adder asks for the items. See adder help filters."],
        examples: [
            .init("adder {{command}} 3,5-7", "choose these items"),
            .init("adder {{command}} +home", "choose matching open items"),
        ],
        group: .view
    )

    /// The error if no items are given and adder can't ask.
    static var missing: InputError {
        .missingArgument(command: command.name, example: command.examples[0].line)
    }

    enum Intent: Equatable {
        case choose({{name}}Request)
        case ask
    }

    static func intent(
        from invocation: Invocation,
        canAsk: Bool,
        dates: DateReader
    ) throws(InputError) -> Intent {
        if canAsk, invocation.operands.isEmpty { return .ask }
        return .choose(try request(from: invocation, dates: dates))
    }

    fileprivate static func request(
        from invocation: Invocation,
        dates: DateReader
    ) throws(InputError) -> {{name}}Request {
        guard !invocation.operands.isEmpty else {
            throw missing
        }
        return {{name}}Request(filter: try FilterWords(dates: dates).read(invocation))
    }
}

/// Parses an answer to the module's question. Dates are relative to the time of the answer.
struct {{name}}Reader: {{name}}Reading {
    private let dates: () -> DateReader

    init(dates: @escaping () -> DateReader) {
        self.dates = dates
    }

    func request(line: String) throws(InputError) -> {{name}}Request {
        let command = {{name}}Command.command
        let invocation = try InputError.wrapping { () throws(UsageError) in
            try CommandLineParser([command]).parse([command.name] + LineSplitter.words(line))
        }
        return try {{name}}Command.request(from: invocation, dates: dates())
    }
}
