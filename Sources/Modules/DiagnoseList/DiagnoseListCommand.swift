import Boundary
package import Grammar

/// How "doctor" is said on the command line.
package enum DiagnoseListCommand {
    private static let perf = Option("perf", summary: "time the list on this machine as well")

    package static let command = Command(
        "doctor",
        foreignNames: ["check", "diagnostics", "fsck", "verify"],
        summary: "tell whether all is well, and what to do if not",
        operands: .none,
        options: [perf],
        notes: [
            "It looks at the file and all that is in it, at the journal, permissions, room, backups, settings, locale and "
                + "clock. Nothing is changed, but what a killed program has left half done is rolled back.",
            "The exit status is 0 unless something is wrong, and else what a command that runs into it would end with.",
        ],
        examples: [
            Command.Example("adder doctor", "whether all is well"),
            Command.Example("adder doctor --perf", "how long the list takes on this machine"),
        ],
        group: .adder
    )

    static func request(from invocation: Invocation) -> DiagnoseListRequest {
        DiagnoseListRequest(timesList: invocation.has(perf))
    }
}
