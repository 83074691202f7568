package import CommandLine
package import Vocabulary

extension Command {
    /// Returns the chosen items; without arguments it throws, so that no command changes all items by accident.
    package func choice(
        from invocation: Invocation,
        dates: DateReader
    ) throws(InputError) -> ItemChoice {
        guard !invocation.operands.isEmpty else {
            throw .missingArgument(command: name, example: examples.first?.line ?? name)
        }
        return ItemChoice(
            try FilterWords(dates: dates).read(invocation),
            isConfirmed: invocation.has(.yes),
            typed: invocation.line
        )
    }
}
