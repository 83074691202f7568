import Glibc
import TestKit
import Testing

/// Systems and sandboxes in which `/proc` can't be read.
@Suite struct MissingProcTests {
    private static let canHideProc: Bool = {
        guard let outcome = try? Program().shell(hidingProc("true")) else { return false }
        return outcome.ending == .status(0)
    }()

    private static func hidingProc(_ command: String) -> String {
        "exec unshare --mount sh -c 'mount -t tmpfs none /proc && exec \(command)'"
    }

    @Test(.enabled(if: canHideProc, "mounting a file system over /proc is not permitted"))
    func `a command runs with its own arguments, not those on standard input`() throws {
        let program = try Program()

        let outcome = try program.shell(MissingProcTests.hidingProc("adder add Important"), input: "add Piped\n")

        #expect(outcome == Outcome("Added 1: Important\n"))
    }

    @Test(.enabled(if: canHideProc, "mounting a file system over /proc is not permitted"))
    func `the generator reads its arguments without proc`() throws {
        let outcome = try Program().shell(MissingProcTests.hidingProc("\(Program.generator) --version"))

        #expect(outcome.output.hasPrefix("viper-gen "))
    }
}
