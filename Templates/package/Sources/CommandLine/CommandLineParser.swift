/// Parses command lines.
package struct CommandLineParser {
    private let names: [String]

    package init(_ commands: [Command]) {
        names = commands.map(\.name)
    }

    /// Treats everything after `--` as operands.
    package func parse(_ arguments: [String]) throws(InputError) -> Invocation {
        let options = arguments.prefix { $0 != "--" }
        let words = options.filter { !isOption($0) } + arguments.dropFirst(options.count + 1)
        if let unknown = options.first(where: { isOption($0) && !isHelp($0) }) { throw .unknownOption(unknown) }
        guard let name = words.first else { return .help(of: nil) }
        if name == "help" { return .help(of: try words.dropFirst().first.map(known)) }
        if options.contains(where: isHelp) { return .help(of: try known(name)) }
        return .command(try known(name), words: Array(words.dropFirst()))
    }

    private func isOption(_ word: String) -> Bool {
        word.hasPrefix("-") && word != "-"
    }

    private func isHelp(_ word: String) -> Bool {
        ["-h", "--help"].contains(word)
    }

    private func known(_ name: String) throws(InputError) -> String {
        guard names.contains(name) else { throw .unknownCommand(name) }
        return name
    }
}
