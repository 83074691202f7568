/// A word that resembles an option of a command, and what was probably meant by it: `-d 3`, `-rf`, `-parts`, `--project`.
struct MistypedOption {
    private let name: Substring
    private let command: Command?
    private let program: Program
    private let value: String?

    /// - Parameter value: The value of the option, or the word after it.
    init(_ word: String, of command: Command?, _ program: Program, value: String? = nil) {
        name = word.drop { $0 == "-" }.prefix { $0 != "=" }
        self.command = command
        self.program = program
        self.value = value.flatMap { $0.hasPrefix("-") ? nil : LineSplitter.quoted($0) }
    }

    var isLetter: Bool { name.utf8.count == 1 && name.first?.isLetter == true }
    var isDigit: Bool { name.utf8.count == 1 && name.first?.isNumber == true }
    /// `true` for the name of an option of the command.
    var isOwnName: Bool { command?.options.contains { $0.name == name } ?? false }
    var isName: Bool { isOwnName || program.options.contains { $0.name == name } }
    /// `true` for the name of an option, or letters of which all but one are options.
    var isOption: Bool { isName || letters != nil }

    var suggestion: String? {
        if let count { return count }
        if isName { return "--\(name)" }
        if !isLetter { return foreign ?? letters }
        return own(hasValue: true) ?? foreign ?? own(hasValue: false) ?? initial(program.options)
    }

    /// The command with a number, for an option that limits the items, such as `-5` or `-n 5`.
    var count: String? {
        let isNumber = !name.isEmpty && name.utf8.count < 6 && name.allSatisfy(\.isNumber)
        guard let command, isNumber || ["n", "limit", "count", "max"].contains(name) else { return nil }
        let number = isNumber ? String(name) : value ?? "5"
        if command.takesCount { return "\(command.name) \(number)" }
        return isNumber && command.options.contains { $0.name == "limit" } ? "--limit \(number)" : nil
    }

    /// The option of the command that begins with the letter. One with a value needs it, or has none at all.
    private func own(hasValue: Bool) -> String? {
        guard let option = command?.options.first(where: { $0.name.first == name.first }) else { return nil }
        guard option.value.placeholder != nil else { return "--\(option.name)" }
        guard let value, !"+@#".contains(value.first ?? "+"), !value.contains(":") else {
            return hasValue ? nil : "--\(option.name)"
        }
        return hasValue ? "--\(option.name) \(value)" : nil
    }

    private func initial(_ options: [Option]) -> String? {
        let letter = name.lowercased()
        return options.first { $0.name.hasPrefix(letter) }.map { "--\($0.name)" }
    }

    private var foreign: String? {
        command.flatMap { program.foreignWords().word(forOption: name, of: $0, value: value) }
    }

    /// The first of the options in `-rf` or `-yy`.
    private var letters: String? {
        guard let command, (2...3).contains(name.utf8.count), name.utf8.allSatisfy({ (0x61...0x7A).contains($0) })
        else {
            return nil
        }
        let foreign = program.foreignWords()
        let options = name.compactMap { letter in
            (command.options + program.options).first { $0.letter == letter }.map { "--\($0.name)" }
                ?? foreign.word(forOption: String(letter), of: command, value: nil).flatMap {
                    $0.hasPrefix("--") ? $0 : nil
                }
        }
        return options.count + 1 < name.count ? nil : options.first
    }
}

extension Command {
    /// `true` if the first operand can be a number of items.
    fileprivate var takesCount: Bool { placeholder.hasPrefix("[N]") }
}
