import ProgramOutput

/// The sentences of questions and of the pager.
enum ConversationSentences {
    static func neither(yesNorNo line: String) -> String { say("Type y or n, not “\(line)”.") }

    static let wayBack = say("Esc or Ctrl-C gives up, and leads back to the screen.")

    /// - Parameter change: The command that chooses another pager.
    static func failed(pager: String, status: Int32, change: String) -> String {
        say("“\(pager)” exited with status \(status). Use \(change) for another one, or off for none.")
    }
}
