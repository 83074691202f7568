package import Boundary

extension Command {
    /// What a command that changes chosen items is told; to name nothing never means everything.
    package func choice(
        from invocation: Invocation,
        dates: DateReader
    ) throws(Misunderstanding) -> ItemChoice {
        guard !invocation.operands.isEmpty else {
            throw .missingWords(command: name, example: examples.first?.line ?? name)
        }
        return ItemChoice(
            try FilterWords(dates: dates).read(invocation.operands),
            isConfirmed: invocation.has(.yes),
            typed: invocation.line
        )
    }
}
