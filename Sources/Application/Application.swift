import CommandLine
import Glibc
import ItemLanguage
import ModuleKit
import Presentation
import ProgramOutput
import Terminal
import Vocabulary

/// One run of the program. It parses the command line, runs the command and returns an exit status.
package struct Application {
    private let system: System
    // Created only once: every use case contains the full description of its command.
    private let known = useCases
    private let parser: CommandLineParser

    init(_ system: System) {
        self.system = system
        parser = CommandLineParser(known.map(\.command) + Pages.commands)
    }

    /// Runs the command line of this process and returns the exit status.
    package static func run() -> Int32 {
        // A closed pipe or an exceeded file size limit makes the write fail instead of ending the process.
        signal(SIGPIPE, SIG_IGN)
        signal(SIGXFSZ, SIG_IGN)
        // The Swift runtime would treat Ctrl-\ as a crash.
        signal(SIGQUIT, SIG_DFL)
        return Application(.process).run().rawValue
    }

    func run() -> ExitStatus {
        let console = system.makeConsole()
        var style = AnswerStyle(ofWords: (system.arguments ?? []).map { String(decoding: $0, as: UTF8.self) })
        var session: Session?
        do {
            let typed = try parse()
            style = AnswerStyle(of: typed)
            let columns = style == .json ? nil : console.answers.width
            if let page = try Pages.answer(to: typed, parser.commands, CommandRouter.oneShot, columns: columns) {
                if case .text = page, style != .json, system.isTerminal(STDOUT_FILENO) {
                    console.conversation.pager = system.makePager(Preferences(system, parser).pager)
                }
                console.conversation.page { console.answers.show(page, in: style) }
            } else {
                let preferences = try preferences(for: typed)
                let invocation = preferences.invocation(for: typed, isTerminal: system.isTerminal(STDIN_FILENO))
                // Programs get what they expect whatever the settings. The default command can be a page, not a use case.
                let isForPrograms = (try? known.useCase(of: invocation))?.command.audience == .programs
                style = AnswerStyle(of: invocation, or: isForPrograms ? .columns : preferences.style)
                console.conversation.pager = system.makePager(preferences.pager)
                console.answers.palette = preferences.palette
                console.answers.hasColor = system.hasColor(for: invocation, style, chosen: preferences.color)
                let newSession = try Session(system, known, parser, preferences, console, invocation, style)
                session = newSession
                try newSession.perform(invocation)
            }
        } catch {
            // Invalid arguments may have hidden the style.
            console.messages.report(error, in: style == .columns ? Preferences(system, parser).style : style)
        }
        return console.finish { reason in
            let isChanged = session?.hasChangedList == true
            console.messages.report(ApplicationSentences.lostOutput(reason, isChanged: isChanged), in: style)
        }
    }

    /// Throws if the settings are invalid, unless the use case works anyway.
    private func preferences(for invocation: Invocation) throws(ErrorMessage) -> Preferences {
        let preferences = Preferences(system, parser)
        guard let errorMessage = preferences.errorMessage else { return preferences }
        switch try known.useCase(of: invocation)?.kind {
        case .tolerant, .settings: return preferences
        case .ordinary, .shell, .screen, nil: throw errorMessage
        }
    }

    private func parse() throws(ErrorMessage) -> Invocation {
        guard let arguments = system.arguments else { throw ApplicationSentences.noProgramName }
        do {
            return try parser.parse(RawText.words(arguments))
        } catch {
            throw ErrorMessage(error, CommandRouter.oneShot)
        }
    }
}

extension Messages {
    func report(_ errorMessage: ErrorMessage, in style: AnswerStyle) {
        if style == .json {
            report(errorMessage, as: JSONText.document)
        } else {
            report(errorMessage)
        }
    }
}

extension AnswerStyle {
    /// - Parameter preferred: The style without an option.
    init(of invocation: Invocation, or preferred: AnswerStyle = .columns) {
        self = invocation.has(.json) ? .json : invocation.has(.plain) ? .plain : preferred
    }

    /// The output style that unparsable arguments seem to request.
    init(ofWords words: [String]) {
        self = words.prefix { $0 != "--" }.contains("--json") ? .json : .columns
    }
}
