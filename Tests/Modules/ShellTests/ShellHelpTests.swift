import Almanac
import CommandLine
import ItemLanguage
import Testing

@testable import Shell

struct ShellHelpTests {
    private let reader = ShellReader(
        commands: commands + ["done", "undo"].map { Command($0, summary: "change", operands: .filter, examples: []) },
        dates: { DateReader(morning.now(), weeksStartOn: .monday) }
    )

    @Test func `the shell understands every line that help shows`() throws {
        let intents = try ShellHelp.display.rows.map(\.typed).filter { $0 != "Enter" }
            .map { $0.split(separator: ", Ctrl")[0] }
            .map { try reader.intent(of: String($0)) }

        #expect(
            intents == [
                .text(["Buy", "milk", "tomorrow"], nearest: nil),
                .newItem(["Pay", "rent", "fri", "5pm", "+money"]), .newItem([]), .items(items(3...3)),
                .command(["done", "3,5-7"]),
                .invocation(Invocation(command: "postpone", operands: [Word("3"), Word("tomorrow")])),
                .invocation(Invocation(command: "list", operands: [Word("+home")])),
                .command(["undo"]), .clear, .leave,
            ]
        )
    }
}
