package import CommandLine
import ItemLanguage

package enum DiagnoseListCommand {
    private static let perf = Option("perf", summary: "also measure speed on this machine")

    package static let command = Command(
        "doctor",
        foreignNames: ["diagnostics", "fsck", "verify"],
        summary: "check the list for problems",
        operands: .none,
        options: [perf],
        notes: [
            "Checks the list file and its contents, journal, permissions, disk space, backups, sync, settings, locale and clock. "
                + "Nothing is changed, except that an interrupted change is rolled back.",
            "The exit status is 0 if no errors are found, and otherwise that of the first error.",
        ],
        examples: [
            .init("adder doctor", "check everything"),
            .init("adder doctor --perf", "also time common commands"),
        ],
        group: .adder
    )

    static func request(from invocation: Invocation) -> DiagnoseListRequest {
        DiagnoseListRequest(timesList: invocation.has(perf))
    }
}
