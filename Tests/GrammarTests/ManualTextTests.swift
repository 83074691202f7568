import Grammar
import Testing

struct ManualTextTests {
    private let manual = ManualText(
        SampleCommands.completed,
        ManualText.Facts(
            date: "November 21, 2026",
            examples: [Command.Example("adder add Buy milk", "put it on the list")],
            environment: [Gloss("ADDER_DB", "the list")],
            files: [Gloss("~/a.db", "the list")],
            statuses: [Gloss("0", "done")],
            settings: [Gloss("week-start", "the day on which weeks begin")]
        )
    )

    private let odd = Command(
        "odd",
        aliases: ["od"],
        summary: "what's odd",
        operands: .filter,
        placeholder: "[FILTER…]",
        options: [Option("by", letter: "b", value: .choice(["due", "tag"]), summary: "how to group")],
        notes: [
            "Words: +a  -b  c:\"d\"  e  `f`; g.",
            "A line that goes on. .Sh and \\ are text.",
        ],
        examples: [Command.Example("adder odd '~x^'", "…")]
    )

    @Test func `a page is made of everything that its command says, and nothing in it is taken for roff`() {
        #expect(
            manual.page(odd) == #"""
                .\" Made by adder itself, from its commands.
                .Dd November 21, 2026
                .Dt ADDER\-ODD 1
                .Os
                .Sh NAME
                .Nm adder\-odd
                .Nd "what\(aqs odd"
                .Sh SYNOPSIS
                .Nm "adder odd"
                .Op Fl b , Fl \-by Ar due|tag
                .Op Ar FILTER...
                .Sh DESCRIPTION
                Also called adder od.
                .Pp
                Words: +a, \-b, c:\(dqd\(dq, e, \(gaf\(ga; g.
                .Pp
                A line that goes on.
                \&.Sh and \e are text.
                .Bl -tag -width 14n
                .It Fl b , Fl \-by Ar due|tag
                how to group
                .El
                .Pp
                What is the same for every command is explained in
                .Xr adder 1 .
                .Sh EXAMPLES
                .Bl -tag -width 14n
                .It Ic "adder odd \(aq\(tix\(ha\(aq"
                \[u2026]
                .El
                .Sh "SEE ALSO"
                .Xr adder 1

                """#
        )
    }

    @Test func `the first page names every command for people, and the words of the grammar`() {
        let page = manual.overview

        for command in SampleCommands.completed where command.audience == .people {
            #expect(page.contains(".It Cm \(command.name)\n") != page.contains(".It Cm \"\(command.name), "))
            #expect(page.contains(".Xr adder-\(command.name) 1"))
        }
        #expect(!page.contains("inner"))
        for word in ["due:", "due.before:", "overdue", "weekday", "eom", "+tag", "ADDER_DB", "\\(ti/a.db"] {
            #expect(page.contains(word))
        }
        #expect(manual.names == manual.names.sorted())
    }

    @Test func `sections are there in the order that readers of manuals know`() {
        let sections = manual.overview.split(separator: "\n").filter { $0.hasPrefix(".Sh ") }.map { $0.dropFirst(4) }

        #expect(
            sections == [
                "NAME", "SYNOPSIS", "DESCRIPTION", "ENVIRONMENT", "FILES", "\"EXIT STATUS\"", "EXAMPLES",
                "\"SEE ALSO\"",
            ]
        )
    }
}
