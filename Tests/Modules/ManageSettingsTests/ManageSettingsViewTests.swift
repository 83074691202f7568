import ProgramOutput
import TerminalViews
import TestKit
import Testing

@testable import ManageSettings

struct ManageSettingsViewTests {
    private let display = ManageSettingsDisplay(rows: [
        .init(key: "week-start", value: "monday", origin: "default", meaning: "when weeks begin", isChosen: false),
        .init(key: "color", value: "always", origin: "file ~/c line 2", meaning: "when to use it", isChosen: true),
    ])

    private func shown(width: Int? = nil, hasColor: Bool = false, rows: Int = 2) -> String {
        let captured = CapturedConsole(width: width, hasColor: hasColor)
        ManageSettingsView(console: captured.console, isPlain: false)
            .showSettings(ManageSettingsDisplay(rows: Array(display.rows.prefix(rows))))
        return captured.finish().output
    }

    @Test func `settings are shown in columns with headings`() {
        #expect(
            shown() == """
                Setting     Value   From             Meaning
                week-start  monday  default          when weeks begin
                color       always  file ~/c line 2  when to use it

                """
        )
    }

    @Test func `a single setting has no heading`() {
        #expect(shown(rows: 1) == "week-start  monday  default  when weeks begin\n")
    }

    @Test func `on a narrow terminal, origin and meaning go on the next line`() {
        #expect(
            shown(width: 36) == """
                week-start  monday
                    default  when weeks begin
                color       always
                    file ~/c line 2  when to use it

                """
        )
    }

    @Test func `color doesn't change the text`() {
        let colored = shown(hasColor: true)

        #expect(colored.contains("\u{1B}[1malways\u{1B}[0m"))
        #expect(colored.replacing(/\u{1B}\[[0-9;]*m/, with: "") == shown())
    }

    @Test func `plain output labels every value`() {
        let captured = CapturedConsole()

        ManageSettingsView(console: captured.console, isPlain: true).showSettings(display)

        #expect(
            captured.finish().output == """
                setting week-start: monday; origin default; meaning when weeks begin
                setting color: always; origin file ~/c line 2; meaning when to use it

                """
        )
    }

    @Test func `a change goes to the output, hints and errors to the message stream`() {
        let captured = CapturedConsole()
        let view = ManageSettingsView(console: captured.console, isPlain: false)

        view.showChange("Set it.")
        view.showMessage("But.")
        view.showError(ErrorMessage(.badSettings, "Bad."))

        let (output, messages, status) = captured.finish()
        #expect(output == "Set it.\n")
        #expect(messages == "But.\nadder: Bad.\n")
        #expect(status == .badSettings)
    }
}
