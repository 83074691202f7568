import Almanac
import CommandLine
import DataStore
import ItemLanguage
import ModuleKit
import Presentation
import ProgramOutput
import Responses
import Screen
import Terminal
import TestKit
import Vocabulary

@testable import ShowScreen

/// The real screen with a robot at the keys, and a list in memory.
final class ShowScreenFixture {
    final class Host: ShowScreenHost {
        var lines: [[String]] = []
        var screens: [Desk] = []
        /// The lines that a command prints.
        var output: [String] = []
        var outcome = CommandOutcome.done
        var screenUseCases: [UseCase] = []
        var screenContext = ModuleFixture().context()

        /// Settings that another program has written.
        var newContext: ModuleContext?

        var settingsError: ErrorMessage?

        func applyNewSettings() throws(ErrorMessage) -> Bool {
            if let settingsError { throw settingsError }
            guard let newContext else { return false }
            screenContext = newContext
            self.newContext = nil
            return true
        }

        func check(_ words: [String]) throws(InputError) {
            if words == ["change"] { throw .missingArgument(command: words[0], example: "") }
            if words.contains("pri:huge") { throw .item(.notAPriority("huge")) }
        }

        func run(
            _ words: [String],
            on console: Console,
            of screen: Desk,
            from router: any CommandRouting,
            notifying delegate: any ListDelegate
        ) -> CommandOutcome {
            lines.append(words)
            screens.append(screen)
            for line in output { console.answers.line(StyledText(line)) }
            return outcome
        }
    }

    let module: ModuleFixture
    let host = Host()
    let robot: ScreenRobot
    let screen: ShowScreenWireframe

    /// - Parameters:
    ///   - items: The items of the list, with ids from 1.
    ///   - store: The list, in memory unless another one is given.
    init(
        rows: Int = 24,
        columns: Int = 80,
        filter: String = "",
        _ items: [ItemDetails] = samples,
        useCases: [UseCase] = [],
        commands: [Command] = [],
        store: Store = Store(),
        style: AnswerStyle = .columns,
        clock: any Clock = FixedClock.saturday
    ) throws {
        module = ModuleFixture(store: store, clock: clock)
        host.screenUseCases = useCases
        robot = ScreenRobot(rows: rows, columns: columns)
        if !items.isEmpty { try module.add(items) }
        var context = module.context(style, commands: commands)
        context.savedFilters = ["office": "project:work"]
        screen = ShowScreenWireframe(context, host: host, on: Desk(robot, palette: nil))
        screen.show(filter)
        robot.start(screen.desk)
        robot.run()
    }

    static let samples = [
        ItemDetails(title: "Send the offer", project: "work", priority: .high, due: Due(day: .saturday - 1)),
        ItemDetails(title: "Water the plants", tags: ["@home"], due: Due(day: .saturday)),
        ItemDetails(title: "치과 예약하기", tags: ["건강"], due: Due(day: .saturday + 1)),
        ItemDetails(title: "Renew the passport", priority: .high),
        ItemDetails(title: "Read the book", wait: .saturday + 9),
    ]

    /// The rows of the screen that contain a text.
    func rows(with text: String) -> [String] { robot.rows.filter { $0.contains(text) } }

    /// Those in the panes, without the messages.
    func paneRows(with text: String) -> [String] { rows(with: text).filter { $0.hasPrefix("│") } }

    /// The row that the cursor stands on.
    var currentRow: String { robot.terminal.cursor.map { robot.rows[$0.row] } ?? "" }

    /// The text that is marked as wrong, without colors.
    var underlined: String {
        robot.terminal.contents.flatMap { $0.filter { $0.style.hasSuffix("4") }.map(\.text) }.joined()
    }

    var lastRow: String { robot.rows.last ?? "" }
}
