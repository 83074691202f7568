/// A program with commands, as its help, its manual and its messages describe it.
package struct Program: Sendable {
    package let name: String
    /// One line without a full stop: "a to-do list for the command line".
    package let summary: String
    /// The options of all commands.
    package let options: [Option]
    /// The options that are accepted only without a command.
    package let ownOptions: [Option]
    /// Mutually exclusive options.
    package let alternatives: [[Option]]
    /// The sections of the help overview; a program without groups lists its commands with their summaries.
    package let groups: [Command.Group]
    /// Created on demand, as only errors need them.
    let foreignWords: @Sendable () -> ForeignWords

    package init(
        _ name: String,
        summary: String,
        options: [Option] = [.help, .version],
        ownOptions: [Option] = [],
        alternatives: [[Option]] = [],
        groups: [Command.Group] = [],
        foreignWords: @autoclosure @escaping @Sendable () -> ForeignWords = ForeignWords()
    ) {
        self.name = name
        self.summary = summary
        self.options = options
        self.ownOptions = ownOptions
        self.alternatives = alternatives
        self.groups = groups
        self.foreignWords = foreignWords
    }

    /// Returns the options that can be used with the command, or before a command is known.
    func options(of command: Command?, among commands: [Command]) -> [Option] {
        options + (command.map(\.options) ?? ownOptions + commands.flatMap(\.options))
    }
}
