import Almanac
import Glibc
import ProgramOutput
import TestKit
import Testing

@testable import Application

struct SystemTests {
    private func system(_ variables: [String: String]) -> System {
        System(
            arguments: [],
            variable: { name in variables[name].map { Array($0.utf8) } },
            isTerminal: { _ in false },
            columns: { _ in nil }
        )
    }

    private func failure(_ variables: [String: String]) -> ErrorMessage? {
        do throws(ErrorMessage) {
            _ = try system(variables).makeClock()
            return nil
        } catch {
            return error
        }
    }

    @Test func `a fixed time begins with the year 1, and has to be one`() {
        #expect(failure(["ADDER_NOW": "0001-01-02T00:00"]) == nil)
        #expect(failure(["ADDER_NOW": "soon"])?.status == .badSettings)
    }

    @Test func `a time zone that is not a file is refused without reading it`() throws {
        let folder = try TemporaryFolder()
        let pipe = folder.path + "/pipe"
        mkfifo(pipe, 0o600)

        for zone in [pipe, ":\(pipe)", "/dev/zero", folder.path] {
            #expect(failure(["TZ": zone])?.status == .badSettings)
        }
        for zone in ["", "Asia/Seoul", "/missing", "CET-1CEST", ":UTC"] { #expect(failure(["TZ": zone]) == nil) }
    }
}
