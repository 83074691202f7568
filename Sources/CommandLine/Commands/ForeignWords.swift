/// The names of a command in other programs, and what to type instead.
package struct ForeignCommand: Sendable {
    package let names: [String]
    /// The line to type: `change 3 due:fri`.
    package let line: String
    /// The meaning of the line, without a full stop.
    package let meaning: String
    /// The line to type if nothing follows the name, and its meaning.
    package let alone: (line: String, meaning: String)?
    /// Returns the value in the words of this program, or `nil` if it can't be one.
    let read: @Sendable (String) -> String?

    package init(
        _ names: String,
        _ line: String,
        _ meaning: String,
        alone: (line: String, meaning: String)? = nil,
        reading read: @escaping @Sendable (String) -> String? = { $0 }
    ) {
        self.names = names.split(separator: " ").map(String.init)
        (self.line, self.meaning, self.alone, self.read) = (line, meaning, alone, read)
    }

    /// Returns the line to type for the words that follow the name, and its meaning. Ids and a value that were typed stand in
    /// place of the examples: `change 2 due:tue` for `due 2 tue`.
    func answer(for words: [String]) -> (line: String, meaning: String) {
        if words.isEmpty, let alone { return alone }
        let parts = line.split(separator: " ").map(String.init)
        guard parts.count > 1, parts[1] == "3", let ids = words.first, ids.isListOfIDs else { return (line, meaning) }
        let value = words.dropFirst().joined(separator: " ")
        let example = parts.dropFirst(2).joined(separator: " ")
        return (
            [parts[0], ids, Self.value(read(value) ?? "", like: example)].filter { !$0.isEmpty }.joined(separator: " "),
            meaning
        )
    }

    private static func value(_ value: String, like example: String) -> String {
        if value.isEmpty || example.isEmpty || example.hasSuffix(":none") { return example }
        let key = example.prefix { $0 != ":" }
        if key.count < example.count { return "\(key):\(LineSplitter.joined([value]))" }
        guard let mark = example.first, "+-".contains(mark) else { return value }
        return value.hasPrefix(String(mark)) ? value : "\(mark)\(value)"
    }
}

extension String {
    fileprivate var isListOfIDs: Bool {
        utf8.first != UInt8(ascii: "-")
            && utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) || ",-".utf8.contains($0) }
    }
}

/// The names of an option in other programs, and the word to type instead.
package struct ForeignOption: Sendable {
    package let names: [String]
    /// The word, or an option with its value. If there is an example of a value, the value follows: `project:`, `+`.
    package let word: String
    package let example: String?
    /// Returns the value in the words of this program, or `nil` if it can't be one.
    let read: @Sendable (String) -> String?

    package init(
        _ names: String,
        _ word: String,
        value example: String? = nil,
        reading read: @escaping @Sendable (String) -> String? = { $0 }
    ) {
        self.names = names.split(separator: " ").map(String.init)
        (self.word, self.example, self.read) = (word, example, read)
    }
}

/// The words that other programs know, and what to type instead of them.
package struct ForeignWords: Sendable {
    package let commands: [ForeignCommand]
    package let options: [ForeignOption]
    /// Returns the line that the words mean without the name of a command: `show 3` for `3`.
    package let line: @Sendable (_ words: [String], _ commands: [Command]) -> String?

    package init(
        commands: [ForeignCommand] = [],
        options: [ForeignOption] = [],
        line: @escaping @Sendable (_ words: [String], _ commands: [Command]) -> String? = { _, _ in nil }
    ) {
        (self.commands, self.options, self.line) = (commands, options, line)
    }

    /// Returns the word for an option of other programs, with the value that was typed, if the command can have it. The
    /// value decides between several options of this name; the last one needs none.
    func word(forOption name: some StringProtocol, of command: Command, value: String?) -> String? {
        let named = options.filter { $0.names.contains { $0 == name } }
        let read = named.lazy.compactMap { option in value.flatMap(option.read).map { (option, $0) } }.first
        guard let option = read?.0 ?? named.last else { return nil }
        if option.word.hasPrefix("--") {
            let own = option.word.dropFirst(2).prefix { $0 != " " }
            return command.options.contains { $0.name == own } ? option.word : nil
        }
        guard command.operands.isText || command.operands.filter != .nowhere else { return nil }
        return option.example.map { option.word + (read?.1 ?? $0) } ?? option.word
    }
}
