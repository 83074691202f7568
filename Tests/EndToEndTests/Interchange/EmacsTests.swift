import TestKit
import Testing

/// Lists in the format of org-mode, as Emacs reads and changes them.
@Suite struct EmacsTests {
    private static let variables = ["TZ": "Europe/Berlin", "ADDER_NOW": "2026-11-28T10:00", "LANG": "C.UTF-8"]
    private let program: Program

    init() throws {
        program = try Program(EmacsTests.variables)
        try program.fill(
            "Pay rent fri 5pm every:month +money +home !high note:\"see the letter\"",
            "보고서 제출 mon 9am project:work pri:low",
            "Water plants today again:3d +garden",
            "-- * stars TODO word :colon:"
        )
        try program.fill("Part parent:1")
        _ = try program.run("done", "2")
        _ = try program.run("export", "--format", "org", "--output", "list.org")
    }

    /// Runs Emacs in the file.
    private func emacs(_ lisp: String) throws -> String {
        let code = "(progn (require 'org) (find-file \"list.org\") (org-mode) \(lisp))"
        let outcome = try program.run(tool: try Tool("emacs").path, "-Q", "--batch", "--eval", code)
        try #require(outcome.ending == .status(0), "\(outcome)")
        return outcome.output
    }

    @Test func `Emacs reads titles, states, priorities, dates, repetitions and tags as adder has them`() throws {
        let read = try emacs(
            """
            (org-map-entries (lambda () (princ (mapconcat (lambda (value) (format "%s" (or value "")))
                (list (org-current-level) (org-get-todo-state) (org-entry-get nil "PRIORITY") (org-get-heading t t t t)
                    (org-entry-get nil "DEADLINE") (org-entry-get nil "CLOSED") (org-entry-get nil "TAGS")
                    (org-entry-get nil "CATEGORY")) "|")) (princ "\\n")))
            """
        )

        #expect(
            read == """
                1|TODO|A|Pay rent|<2026-12-04 Fri 17:00 ++1m>||:home:money:|list
                2|TODO|B|Part||||list
                1|DONE|C|보고서 제출|<2026-11-30 Mon 09:00>|[2026-11-28 Sat 10:00]||work
                1|TODO|B|Water plants|<2026-11-28 Sat .+3d>||:garden:|list
                1|TODO|B|* stars TODO word \u{200B}:colon:||||list

                """
        )
    }

    @Test func `adder reads a list in which Emacs has completed items`() throws {
        _ = try emacs(
            """
            (goto-char (point-min)) (org-todo 'done)
            (search-forward "TODO Part") (org-todo 'done)
            (search-forward "stars") (org-priority ?A) (org-deadline nil "2026-12-24") (save-buffer)
            """
        )
        let other = try Program(EmacsTests.variables)

        let imported = try other.run("import", "\(program.home.path)/list.org", "--plain")
        let items = try other.run("list", "all", "--sort", "id", "--plain").output

        #expect(imported.ending == .status(0), "\(imported)")
        let rows = items.split(separator: "\n").map(String.init)
        #expect(rows.count == 5, "\(items)")
        #expect(rows[0].contains("Pay rent; due Mon 4 Jan 2027 17:00; priority high"), "\(rows)")
        #expect(rows[1].contains("Part; state done; part of 1"), "\(rows)")
        #expect(rows[4].contains("* stars TODO word :colon:; due Thu 24 Dec; priority high"), "\(rows)")
    }
}
