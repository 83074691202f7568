import Presentation
import Terminal
import TerminalViews
import TestKit
import Testing

struct BackupsViewTests {
    private let backups = BackupsDisplay(
        rows: [
            .init(name: "2026-11-21-0930", made: "today 09:30", items: "12 items", size: "48 kB", kind: "manual"),
            .init(name: "2026-11-20", made: "yesterday", items: "1 item", size: "4.0 kB", kind: "daily"),
        ],
        message: "Stored in /목록."
    )
    private let made = BackupDisplay(
        action: "Backed up 12 items",
        name: "/목록/a\u{1B}b.db",
        detail: "48 kB",
        facts: [.init("backup", "/목록/a\u{1B}b.db"), .init("holds", "12 items"), .init("size", "48 kB")],
        messages: ["Back."]
    )

    @Test func `a backup is one line, with control characters escaped, and hints are messages`() {
        let captured = CapturedConsole()

        BackupsView(console: captured.console, isPlain: false).show(.backup(made))

        let (output, messages, _) = captured.finish()
        #expect(output == "Backed up 12 items: /목록/a␛b.db  (48 kB)\n")
        #expect(messages == "Back.\n")
    }

    @Test func `backups are in columns, and hints are messages`() {
        let captured = CapturedConsole()

        BackupsView(console: captured.console, isPlain: false).show(.backups(backups))

        let (output, messages, _) = captured.finish()
        #expect(
            output == """
                2026-11-21-0930  today 09:30  12 items  48 kB   manual
                2026-11-20       yesterday    1 item    4.0 kB  daily

                """
        )
        #expect(messages == "Stored in /목록.\n")
    }

    @Test func `on a narrow terminal the name and the day are above the rest`() {
        let captured = CapturedConsole(width: 40)

        BackupsView(console: captured.console, isPlain: false).show(.backups(backups))

        #expect(
            captured.finish().output == """
                2026-11-21-0930  today 09:30
                    12 items  48 kB  manual
                2026-11-20       yesterday
                    1 item  4.0 kB  daily

                """
        )
    }

    @Test func `plain output is labeled lines`() {
        let captured = CapturedConsole()
        let view = BackupsView(console: captured.console, isPlain: true)

        view.show(.backup(made))
        view.show(.backups(backups))

        #expect(
            captured.finish().output == """
                backup: /목록/a␛b.db
                holds: 12 items
                size: 48 kB
                backup 2026-11-21-0930: today 09:30; holds 12 items; size 48 kB; kind manual
                backup 2026-11-20: yesterday; holds 1 item; size 4.0 kB; kind daily

                """
        )
    }
}
