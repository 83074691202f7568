/// A shell session in a document, in a code block marked ```console.
package struct Transcript: Equatable, Sendable {
    package struct Step: Equatable, Sendable {
        package let command: String
        package let output: String
        /// The line number in the document.
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

    /// Returns all sessions in the document.
    package static func all(in document: String) -> [Transcript] {
        var found: [Transcript] = []
        var isInside = false
        for (index, line) in document.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            if line.hasPrefix("```") {
                isInside = !isInside && line == "```console"
                if isInside { found.append(Transcript()) }
            } else if isInside {
                found[found.count - 1].add(line, number: index + 1)
            }
        }
        return found
    }

    private mutating func add(_ line: Substring, number: Int) {
        if line.hasPrefix("$ ") {
            steps.append(Step(String(line.dropFirst(2)), output: "", line: number))
        } else if let last = steps.popLast() {
            steps.append(Step(last.command, output: "\(last.output)\(line)\n", line: last.line))
        }
    }
}

extension Program {
    /// Runs the steps in order and returns the transcript of their actual output.
    package func replay(_ transcript: Transcript) throws -> Transcript {
        Transcript(
            try transcript.steps.map { step in
                let outcome = try shell("exec 2>&1\n\(step.command)")
                return Transcript.Step(step.command, output: outcome.output, line: step.line)
            }
        )
    }
}
