import CommandLine
import ItemLanguage
import Presentation
import ProgramOutput

/// The commands about adder itself. They need no list.
enum Pages {
    static let commands = [HelpPage.command, CompletionsPage.command, ManualPage.command]

    /// Returns the page if the invocation asks for help, a manual page, a completion script or the version.
    static func answer(
        to invocation: Invocation,
        _ commands: [Command],
        _ router: any CommandRouting,
        columns: Int? = nil
    ) throws(ErrorMessage) -> Page? {
        if invocation.has(.version) { return .version(.current) }
        return try ErrorMessage.from(router) { () throws(UsageError) in
            if invocation.has(.help) { return .text(try HelpPage.text(for: invocation, commands, columns: columns)) }
            return switch invocation.command {
            case HelpPage.command.name: .text(try HelpPage.text(for: invocation, commands, columns: columns))
            case CompletionsPage.command.name: .text(try CompletionsPage.text(for: invocation))
            case ManualPage.command.name: try ManualPage.page(for: invocation, commands)
            default: nil
            }
        }
    }
}
