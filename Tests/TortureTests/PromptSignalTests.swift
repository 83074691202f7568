import Glibc
import TestKit
import Testing

/// Signals at every prompt.
@Suite struct PromptSignalTests {
    struct Prompt: CustomTestStringConvertible, Sendable {
        var words: [String] = []
        /// The answers to the questions before this prompt.
        var answers: [(question: String, answer: String)] = []
        let question: String

        var testDescription: String { "\(words) \(answers.map(\.answer)) \(question)" }
        var isOfShell: Bool { words.isEmpty }
    }

    private static let prompts = [
        Prompt(words: ["add"], question: "Title: "),
        Prompt(words: ["add"], answers: [("Title: ", "Buy milk\n")], question: "Due ("),
        Prompt(words: ["add"], answers: [("Title: ", "Buy milk\n"), ("Due (", "today\n")], question: "Tags ("),
        Prompt(words: ["done", "+a"], question: "[y/N] "),
        Prompt(words: ["change", "+a", "to", "+b"], question: "[y/N] "),
        Prompt(words: ["remove", "+a"], question: "[y/N] "),
        Prompt(words: ["reopen", "closed"], question: "[y/N] "),
        Prompt(question: "> "),
        Prompt(answers: [("> ", "add\n")], question: "Title: "),
        Prompt(answers: [("> ", "remove +a\n")], question: "[y/N] "),
        Prompt(answers: [("> ", "buy bread\n")], question: "[y/N] "),
    ]
    private static let signals = [SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGPIPE, SIGTSTP]

    private func reach(_ prompt: Prompt, on pty: Pty) throws {
        for (question, answer) in prompt.answers {
            try pty.wait(for: question)
            try pty.send(answer)
        }
        try pty.wait(for: prompt.question)
    }

    /// Leaves the prompt with Ctrl-C and the shell with quit.
    private func leave(_ prompt: Prompt, on pty: Pty, isAsked: Bool = true) throws {
        if isAsked, !prompt.isOfShell || !prompt.answers.isEmpty { try pty.send(Pty.controlC) }
        guard prompt.isOfShell else { return }
        if !prompt.answers.isEmpty || !isAsked { try pty.wait(for: "> ") }
        try pty.send("quit\n")
    }

    @Test(arguments: prompts)
    func `a signal at a prompt changes nothing and restores the terminal`(prompt: Prompt) throws {
        let testbed = try Testbed(Action.bulk)

        for signal in Sampling.sample(Self.signals, few: 2, seed: UInt64(prompt.testDescription.utf8.count)) {
            let pty = try Pty(testbed.program, prompt.words, columns: 200)
            try reach(prompt, on: pty)

            pty.signal(signal)
            // The program leads its session, so no shell could resume it and it ignores SIGTSTP.
            if [SIGPIPE, SIGTSTP].contains(signal) { try leave(prompt, on: pty) }
            if signal == SIGINT, prompt.isOfShell { try leave(prompt, on: pty, isAsked: false) }
            let ending = try pty.waitForExit()

            let isExpected = [.signal(signal), .status(130), .status(0)].contains(ending)
            #expect(isExpected, "\(prompt.testDescription) \(signal): \(ending)")
            #expect(pty.attributes == pty.attributesBefore)
            #expect(try testbed.state() == testbed.stages[0])
        }
    }

    @Test(arguments: Sampling.sample(prompts, few: 5, seed: 3))
    func `a suspended prompt restores the terminal and asks again when resumed`(prompt: Prompt) throws {
        let testbed = try Testbed(Action.bulk)
        testbed.program.variables["PS1"] = "sh? "
        let pty = try Pty(testbed.program, tool: "/bin/sh", ["-i"], columns: 200)
        try pty.wait(for: "sh? ")
        try pty.send("adder \(prompt.words.joined(separator: " "))\n")
        try reach(prompt, on: pty)

        try pty.send("\u{1A}")
        try pty.wait(for: "sh? ")
        #expect(pty.attributes == pty.attributesBefore)
        try pty.send("fg\n")
        try pty.wait(for: prompt.question)
        try leave(prompt, on: pty)
        try pty.wait(for: "sh? ")
        try pty.send("exit\n")
        _ = try pty.waitForExit()

        #expect(pty.attributes == pty.attributesBefore)
        #expect(try testbed.state() == testbed.stages[0])
    }
}
