import Glibc
import TestKit
import Testing

/// `adder export` to a file.
@Suite struct ExportTests {
    @Test(arguments: [SIGTERM, SIGHUP])
    func `an export that is terminated leaves no file`(signal: Int32) throws {
        let program = try Program.withUsualList()
        let other = try DatabaseFile(program.list)
        try other.execute("BEGIN EXCLUSIVE")

        let outcome = try program.shell(
            """
            adder export --output a.txt 2>messages & export=$!
            until ls | grep -q 'adder-draft'; do :; done
            kill -\(signal) $export; wait $export; echo $?; ls
            """
        )

        let lines = outcome.output.split(separator: "\n")
        #expect(lines.first.flatMap { Int32($0) } == 128 + signal, "\(outcome)")
        #expect(!lines.contains { $0.hasPrefix("a.txt") }, "\(outcome)")
    }
}
