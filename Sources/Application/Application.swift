import AddItem
import Almanac
import Boundary
import DataStore
import Glibc
import Grammar
import ListUpcoming
import Presentation
import Terminal
import Wiring

/// The root wireframe: it knows which modules there are, hands them their surroundings, and ends with their status.
package struct Application {
    private let system: System
    private let parser: CommandLineParser

    init(_ system: System) {
        self.system = system
        parser = CommandLineParser(useCases.map(\.command) + [HelpPage.command])
    }

    /// Runs the command line of this process, and answers its exit status.
    package static func run() -> Int32 {
        // A reader that leaves and a limit that is reached are errors of a write, not the end of the process.
        signal(SIGPIPE, SIG_IGN)
        signal(SIGXFSZ, SIG_IGN)
        return Application(.process).run().rawValue
    }

    func run() -> ExitStatus {
        do {
            let words = try RawText.words(system.arguments)
            let invocation = try parser.parse(words)
            let console = makeConsole(invocation)
            do {
                try perform(invocation, on: console)
            } catch {
                complain(error, style: style(of: invocation), on: console)
            }
            return console.finish()
        } catch {
            let console = makeConsole(nil)
            let isForMachines = system.arguments.prefix { $0 != Array("--".utf8) }.contains(Array("--json".utf8))
            complain(Complaint(error), style: isForMachines ? .json : .columns, on: console)
            return console.finish()
        }
    }

    private func complain(_ complaint: Complaint, style: AnswerStyle, on console: Console) {
        if style == .json {
            console.complain(complaint, as: JSONText.document)
        } else {
            console.complain(complaint)
        }
    }
}

// MARK: - One command

extension Application {
    private func perform(_ invocation: Invocation, on console: Console) throws(Complaint) {
        if try explain(invocation, on: console) { return }
        let clock = try makeClock()
        let store = Store(try Places(system.variable).list(invocation.value(of: .db)))
        let surroundings = Surroundings(
            console: console,
            store: store,
            clock: clock,
            weekStart: .monday,
            style: style(of: invocation)
        )
        if invocation.command != nil {
            try run(invocation, in: surroundings)
        } else if system.isTerminal(STDIN_FILENO) {
            try openHome(surroundings)
        } else {
            try runLines(in: surroundings)
        }
    }

    /// Whether all that was wanted is to know more of adder itself.
    private func explain(_ invocation: Invocation, on console: Console) throws(Complaint) -> Bool {
        if invocation.has(.version) {
            console.document("adder \(version)\n")
            return true
        }
        guard invocation.has(.help) || invocation.command == HelpPage.command.name else { return false }
        do {
            console.document(try HelpPage.text(for: invocation, useCases.map(\.command)))
        } catch {
            throw Complaint(error)
        }
        return true
    }

    private func run(_ invocation: Invocation, in surroundings: Surroundings) throws(Complaint) {
        guard let useCase = useCases.first(where: { $0.command.name == invocation.command }) else { return }
        var invocation = invocation
        if invocation.wantsInput, useCase.command.operands == .text {
            invocation.input = try readLines(from: surroundings.console)
        }
        do {
            try useCase.run(invocation, surroundings.frozen)
        } catch {
            throw Complaint(error)
        }
    }

    private func readLines(from console: Console) throws(Complaint) -> [String] {
        guard let bytes = console.readInput() else {
            throw Complaint(.outputFailed, "Standard input could not be read; give a file or a pipe.")
        }
        do {
            return try RawText.lines(bytes)
        } catch {
            throw Complaint(error)
        }
    }

    /// On a terminal the list stays open; where only answers are wanted it is shown once.
    private func openHome(_ surroundings: Surroundings) throws(Complaint) {
        guard surroundings.console.canAsk, surroundings.style != .json, system.isTerminal(STDOUT_FILENO) else {
            return try run(Invocation(command: ListUpcomingCommand.command.name), in: surroundings)
        }
        ListUpcomingWireframe.openHome(surroundings) { delegate in
            AddItemWireframe(surroundings, delegate: delegate)
        }
        surroundings.console.forgetStatus()
    }

    /// Runs the commands on standard input, one a line, up to the first that fails.
    private func runLines(in surroundings: Surroundings) throws(Complaint) {
        for (index, line) in try readLines(from: surroundings.console).enumerated() {
            surroundings.console.scriptLine = index + 1
            if let invocation = try read(line: line), try !explain(invocation, on: surroundings.console) {
                try check(line: invocation)
                try run(invocation, in: self.surroundings(for: invocation, within: surroundings))
            }
            if surroundings.console.hasFailed { return }
        }
    }

    private func check(line: Invocation) throws(Complaint) {
        if line.command == nil {
            throw Complaint(.wrongUsage, "There is no command in it; adder help lists them.")
        }
        if line.wantsInput {
            throw Complaint(
                .wrongUsage,
                "Standard input is these commands, so - has nothing to read; use adder add - alone."
            )
        }
    }

    /// Nil for a line without a word in it.
    private func read(line: String) throws(Complaint) -> Invocation? {
        do {
            let words = try LineSplitter.words(line)
            return words.isEmpty ? nil : try parser.parse(words)
        } catch {
            throw Complaint(error)
        }
    }
}

// MARK: - Surroundings

extension Application {
    private func style(of invocation: Invocation) -> AnswerStyle {
        invocation.has(.json) ? .json : invocation.has(.plain) ? .plain : .columns
    }

    /// A line may name a list and a style of its own.
    private func surroundings(for line: Invocation, within whole: Surroundings) -> Surroundings {
        let style = style(of: line)
        return Surroundings(
            console: whole.console,
            store: line.value(of: .db).map { Store(StoreFile(path: $0)) } ?? whole.store,
            clock: whole.clock,
            weekStart: whole.weekStart,
            style: style == .columns ? whole.style : style
        )
    }

    private func makeConsole(_ invocation: Invocation?) -> Console {
        let isTerminal = system.isTerminal(STDOUT_FILENO)
        let choice = invocation?.value(of: .color).flatMap(ColorChoice.init) ?? .auto
        let isPlain = invocation?.has(.plain) ?? false
        return Console(
            output: Output(descriptor: STDOUT_FILENO),
            talk: Output(descriptor: STDERR_FILENO),
            width: columns(of: STDOUT_FILENO),
            talkWidth: columns(of: STDERR_FILENO),
            hasColor: !isPlain && choice.isOn(isTerminal: isTerminal, environment: system.variable),
            editor: system.isTerminal(STDIN_FILENO) && system.isTerminal(STDERR_FILENO) ? LineEditor() : nil
        )
    }

    /// Nil where nobody looks at columns.
    private func columns(of descriptor: Int32) -> Int? {
        guard system.isTerminal(descriptor) else { return nil }
        return system.variable("COLUMNS").flatMap { Int(digits: $0) }.flatMap { $0 > 0 ? $0 : nil }
            ?? system.columns(descriptor)
    }

    private func makeClock() throws(Complaint) -> any Clock {
        guard let text = system.variable("ADDER_NOW") else { return SystemClock() }
        guard let moment = Moment(local: text) else {
            throw Complaint(.badSettings, "ADDER_NOW is “\(text)”, which is no day and time like 2026-11-21T09:30.")
        }
        return FixedClock(moment)
    }
}

extension Surroundings {
    /// One command sees one moment, from its words to its answer.
    fileprivate var frozen: Surroundings {
        Surroundings(
            console: console,
            store: store,
            clock: FixedClock(clock.now()),
            weekStart: weekStart,
            style: style
        )
    }
}
