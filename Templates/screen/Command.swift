import Boundary
package import Grammar

/// How "{{command}}" is said on the command line.
package enum {{name}}Command {
    package static let command = Command(
        "{{command}}",
        summary: "{{summary:literal}}",
        operands: .filter,
        placeholder: "[ID…|FILTER…]",
        notes: ["Without any, adder asks which; adder help list tells of filters."],
        examples: [
            Command.Example("adder {{command}} 3,5-7", "these items"),
            Command.Example("adder {{command}} +home", "what is open and matches"),
        ],
        group: .look,
        picks: .open
    )

    /// For whoever says nothing and cannot be asked.
    static var missing: Misunderstanding {
        .missingWords(command: command.name, example: command.examples[0].line)
    }

    /// What the words ask for.
    enum Wish: Equatable {
        case choose({{name}}Request)
        case ask
    }

    static func wish(
        from invocation: Invocation,
        canAsk: Bool,
        dates: DateReader
    ) throws(Misunderstanding) -> Wish {
        if canAsk, invocation.operands.isEmpty { return .ask }
        return .choose(try request(from: invocation, dates: dates))
    }

    fileprivate static func request(
        from invocation: Invocation,
        dates: DateReader
    ) throws(Misunderstanding) -> {{name}}Request {
        guard !invocation.operands.isEmpty else {
            throw missing
        }
        return {{name}}Request(filter: try FilterWords(dates: dates).read(invocation.operands))
    }
}

/// Reads what is typed into the module's own question; dates are meant as they are at that time.
struct {{name}}Reader: {{name}}Reading {
    private let dates: () -> DateReader

    init(dates: @escaping () -> DateReader) {
        self.dates = dates
    }

    func request(line: String) throws(Misunderstanding) -> {{name}}Request {
        let command = {{name}}Command.command
        let invocation = try CommandLineParser([command]).parse(
            [command.name] + LineSplitter.words(line)
        )
        return try {{name}}Command.request(from: invocation, dates: dates())
    }
}
