import Boundary
import Grammar

/// The commands about adder itself, answered from the commands alone: no list is looked for.
enum Pages {
    static let commands = [HelpPage.command, CompletionsPage.command, ManualPage.command]

    /// What to say where all that is wanted is to know more of adder itself; nil where something else is wanted.
    static func answer(to invocation: Invocation, _ commands: [Command]) throws(Complaint) -> Page? {
        if invocation.has(.version) { return .version(version) }
        return try Complaint.from { () throws(Misunderstanding) in
            if invocation.has(.help) { return .text(try HelpPage.text(for: invocation, commands)) }
            return switch invocation.command {
            case HelpPage.command.name: .text(try HelpPage.text(for: invocation, commands))
            case CompletionsPage.command.name: .text(try CompletionsPage.text(for: invocation))
            case ManualPage.command.name: try ManualPage.page(for: invocation, commands)
            default: nil
            }
        }
    }
}
