import Boundary
import DiagnoseList
import Glibc
import Grammar
import ManageSettings
import Presentation
import SuggestWords
import Terminal
import Wiring

/// One run of the program: takes the command line apart, has it done, and ends with a status.
package struct Application {
    private let system: System
    private let parser = CommandLineParser(useCases.map(\.command) + Pages.commands)

    init(_ system: System) {
        self.system = system
    }

    /// Runs the command line of this process, and answers its exit status.
    package static func run() -> Int32 {
        // A reader that leaves and a limit that is reached are errors of a write, not the end of the process.
        signal(SIGPIPE, SIG_IGN)
        signal(SIGXFSZ, SIG_IGN)
        // Ctrl-\ is a wish to leave; the runtime would take it for a crash.
        signal(SIGQUIT, SIG_DFL)
        return Application(.process).run().rawValue
    }

    func run() -> ExitStatus {
        let console = system.makeConsole()
        var style = AnswerStyle(ofWords: system.arguments.map { String(decoding: $0, as: UTF8.self) })
        var session: Session?
        do {
            let typed = try parse()
            style = AnswerStyle(of: typed)
            if let page = try Pages.answer(to: typed, parser.commands) {
                console.show(page, in: style)
            } else {
                let preferences = try preferences(for: typed)
                let invocation = preferences.invocation(for: typed, isTerminal: system.isTerminal(STDIN_FILENO))
                style = AnswerStyle(of: invocation)
                console.palette = preferences.palette
                console.hasColor = system.hasColor(for: invocation, chosen: preferences.color)
                let begun = try Session(system, parser, preferences, console, invocation)
                session = begun
                try begun.perform(invocation)
            }
        } catch {
            console.complain(error, in: style)
        }
        return console.finish { reason in
            let consequence = session?.hasChangedList == true ? "; what was asked for is done all the same" : ""
            console.complain(
                Complaint(.outputFailed, "The answer could not be written: \(reason)\(consequence)."),
                in: style
            )
        }
    }

    /// What keeps settings from holding keeps everything from running but the commands that tell of it and put it right,
    /// and the one that helps to type them.
    private func preferences(for invocation: Invocation) throws(Complaint) -> Preferences {
        let preferences = Preferences(system, parser)
        let needNone = [
            DiagnoseListCommand.command.name, ManageSettingsCommand.command.name, SuggestWordsCommand.command.name,
        ]
        if let complaint = preferences.complaint, !needNone.contains(invocation.command ?? "") { throw complaint }
        return preferences
    }

    private func parse() throws(Complaint) -> Invocation {
        do {
            return try parser.parse(RawText.words(system.arguments))
        } catch {
            throw Complaint(error)
        }
    }
}

extension Console {
    func complain(_ complaint: Complaint, in style: AnswerStyle) {
        if style == .json {
            complain(complaint, as: JSONText.document)
        } else {
            complain(complaint)
        }
    }
}

extension AnswerStyle {
    init(of invocation: Invocation) {
        self = invocation.has(.json) ? .json : invocation.has(.plain) ? .plain : .columns
    }

    /// What words that make no sense seem to want.
    init(ofWords words: [String]) {
        self = words.prefix { $0 != "--" }.contains("--json") ? .json : .columns
    }
}
