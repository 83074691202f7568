import Grammar

/// A parsed command line.
struct ToolInvocation: Equatable {
    let command: ToolCommand
    let operands: [String]
    private let optionValues: [OptionValue]

    private struct OptionValue: Equatable {
        let option: ToolCommand.Option
        let value: String
    }

    func has(_ option: ToolCommand.Option) -> Bool {
        optionValues.contains { $0.option == option }
    }

    func value(of option: ToolCommand.Option) -> String? {
        optionValues.first { $0.option == option }?.value
    }

    func values(of option: ToolCommand.Option) -> [String] {
        optionValues.filter { $0.option == option }.map(\.value)
    }

    init(_ words: [String]) throws(ToolError) {
        var rest = words[...]
        let command = try ToolInvocation.command(&rest)
        var operands: [String] = []
        var optionValues: [OptionValue] = []
        while let word = rest.popFirst() {
            if word == "--" {
                operands += rest
                break
            }
            guard word.hasPrefix("-"), word != "-" else {
                operands.append(word)
                continue
            }
            let optionValue = try ToolInvocation.optionValue(word, &rest, command)
            guard optionValue.option.isRepeatable || !optionValues.contains(where: { $0.option == optionValue.option })
            else {
                throw ToolError(.wrongUsage, "--\(optionValue.option.name) is given twice. Use it once.")
            }
            optionValues.append(optionValue)
        }
        (self.command, self.operands, self.optionValues) = (command, operands, optionValues)
        if !has(.help) { try check() }
    }

    /// Removes and returns the command; flags may come before it.
    private static func command(_ rest: inout ArraySlice<String>) throws(ToolError) -> ToolCommand {
        if rest.isEmpty || ["--help", "-h"].contains(rest.first), rest.count <= 1 {
            rest = []
            return .help
        }
        if rest.elementsEqual(["--version"]) {
            rest = []
            return .version
        }
        let index = rest.firstIndex { !$0.hasPrefix("-") }
        guard let index else { throw ToolError(.wrongUsage, "Missing command. Run viper-gen help for a list.") }
        let word = rest.remove(at: index)
        let known = ToolCommand.all
        if let command = known.first(where: { $0.name == word }) { return command }
        let hint = ToolError.suggestion(
            for: word,
            among: known.map(\.name),
            otherwise: "Run viper-gen help for a list."
        )
        throw ToolError(.wrongUsage, "“\(word)” is not a command. \(hint)")
    }

    private static func optionValue(
        _ word: String,
        _ rest: inout ArraySlice<String>,
        _ command: ToolCommand
    ) throws(ToolError) -> OptionValue {
        let spelled = word == "-h" ? "--help" : word
        let name = spelled.drop { $0 == "-" }.prefix { $0 != "=" }
        let known = command.options + [.help]
        guard spelled.hasPrefix("--"), let option = known.first(where: { $0.name == name }) else {
            let near = ClosestMatch.find(String(name), among: known.map(\.name)).map { "Did you mean “--\($0)”?" }
            throw ToolError(
                .wrongUsage,
                "viper-gen \(command.name) has no option \(word.prefix { $0 != "=" }). "
                    + (near ?? "See viper-gen help \(command.name).")
            )
        }
        let value = spelled.firstIndex(of: "=").map { String(spelled[spelled.index(after: $0)...]) }
        guard let placeholder = option.placeholder else {
            guard value == nil else {
                throw ToolError(
                    .wrongUsage,
                    "--\(option.name) takes no value. Write it without the equals sign."
                )
            }
            return OptionValue(option: option, value: "")
        }
        guard let value = value ?? rest.popFirst(), !value.isEmpty else {
            throw ToolError(.wrongUsage, "--\(option.name) needs a value. Write --\(option.name) \(placeholder).")
        }
        return OptionValue(option: option, value: value)
    }

    private func check() throws(ToolError) {
        guard operands.count >= command.operands.count else {
            let example = command.examples.first?.line ?? command.usage
            throw ToolError(.wrongUsage, "Missing argument. Example: \(example)")
        }
        let maximum = command.operands.count + command.optionalOperands.count
        guard let word = operands.dropFirst(maximum).first else { return }
        throw ToolError(
            .wrongUsage,
            "Unexpected argument “\(word)”. See viper-gen help \(command.name)."
        )
    }
}
