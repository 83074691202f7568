import CommandLine
import ProgramOutput
import Testing

@testable import ModuleGenerator

struct MetricsTests {
    @Test func `metrics count files, lines and tests by role and by module`() throws {
        let sandbox = try Sandbox()
        try sandbox.write(
            "@Test func a() {}\n@Test func b() {}\n",
            to: "Tests/Modules/AddItemTests/AddItemCommandTests.swift"
        )
        try sandbox.write("@Test func c() {}\n", to: "Tests/Modules/AddItemTests/AddItemSlipsCommandTests.swift")
        try sandbox.write("final class FakeAddItem {}\n", to: "Tests/Modules/AddItemTests/AddItemFakes.swift")

        let result = sandbox.run("doctor", "--metrics")

        #expect(
            result
                == RunResult(
                    """
                    | role    | files | lines | lines per file | tests | lines of tests |
                    |---------|------:|------:|---------------:|------:|---------------:|
                    | Command |     1 |     7 |              7 |     3 |              3 |
                    | View    |     1 |     1 |              1 |     0 |              0 |
                    | Fakes   |     0 |     0 |                |     0 |              1 |
                    | all     |     2 |     8 |              4 |     3 |              4 |

                    | module   | files | lines | tests | lines of tests |
                    |----------|------:|------:|------:|---------------:|
                    | AddItem  |     1 |     7 |     3 |              4 |
                    | ShowItem |     1 |     1 |     0 |              0 |

                    """
                )
        )
    }

    @Test func `build times exclude the time of a build with nothing to do`() throws {
        let sandbox = try Sandbox()

        let result = sandbox.run("doctor", "--metrics", "--build")

        #expect(
            sandbox.programs.ran == [
                "swift build", "swift build --target AddItem",
                "find .build/debug/AddItem.build/ -type f -not -name *.json -delete",
                "swift build --target AddItem", "find .build/debug/ShowItem.build/ -type f -not -name *.json -delete",
                "swift build --target ShowItem",
            ]
        )
        #expect(result.output.contains("| AddItem  |     1 |     7 |     0 |              1 |           0.0 |\n"))
    }

    @Test func `a package that does not build has no build times`() throws {
        let sandbox = try Sandbox()
        sandbox.programs.statuses = [1]

        #expect(
            sandbox.run("doctor", "--metrics", "--build")
                == RunResult(
                    messages: "viper-gen: “swift build” failed with status 1. Fix the package first.\n",
                    .badData
                )
        )
    }

    @Test(arguments: [(0.04, "0.0"), (0.06, "0.1"), (12.34, "12.3")])
    func `seconds are rounded to tenths`(seconds: Double, text: String) {
        #expect(Metrics.tenths(seconds) == text)
    }
}
