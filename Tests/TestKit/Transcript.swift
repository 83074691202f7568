/// A session at a shell as a document shows it, in a block fenced as ```console.
package struct Transcript: Equatable, Sendable {
    package struct Step: Equatable, Sendable {
        package let command: String
        package let output: String
        /// The line of the document that the command is on.
        package let line: Int

        package init(_ command: String, output: String, line: Int) {
            self.command = command
            self.output = output
            self.line = line
        }
    }

    package private(set) var steps: [Step] = []

    package init(_ steps: [Step] = []) {
        self.steps = steps
    }

    /// Every session in the document, from its first command to the end of its block.
    package static func all(in document: String) -> [Transcript] {
        var found: [Transcript] = []
        var isInside = false
        for (index, line) in document.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            if line.hasPrefix("```") {
                isInside = !isInside && line == "```console"
                if isInside { found.append(Transcript()) }
            } else if isInside {
                found[found.count - 1].take(line, number: index + 1)
            }
        }
        return found
    }

    private mutating func take(_ line: Substring, number: Int) {
        if line.hasPrefix("$ ") {
            steps.append(Step(String(line.dropFirst(2)), output: "", line: number))
        } else if let last = steps.popLast() {
            steps.append(Step(last.command, output: "\(last.output)\(line)\n", line: last.line))
        }
    }
}

extension Program {
    /// What the steps print when they are run one after the other, answers and complaints as they come.
    package func replay(_ transcript: Transcript) throws -> Transcript {
        Transcript(
            try transcript.steps.map { step in
                let outcome = try shell("exec 2>&1\n\(step.command)")
                return Transcript.Step(step.command, output: outcome.output, line: step.line)
            }
        )
    }
}
