import Boundary
import Testing

@testable import Generator

struct MetricsTests {
    @Test func `files, lines and tests are counted by role and by module`() throws {
        let bench = try Bench()
        try bench.write(
            "@Test func a() {}\n@Test func b() {}\n",
            to: "Tests/Modules/AddItemTests/AddItemCommandTests.swift"
        )
        try bench.write("@Test func c() {}\n", to: "Tests/Modules/AddItemTests/AddItemSlipsCommandTests.swift")
        try bench.write("final class FakeAddItem {}\n", to: "Tests/Modules/AddItemTests/AddItemFakes.swift")

        let said = bench.run("doctor", "--metrics")

        #expect(
            said
                == Said(
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

    @Test func `build seconds are those over a build that has nothing to do`() throws {
        let bench = try Bench()

        let said = bench.run("doctor", "--metrics", "--build")

        #expect(
            bench.programs.ran == [
                "swift build", "swift build --target AddItem",
                "find .build/debug/AddItem.build/ -type f -not -name *.json -delete",
                "swift build --target AddItem", "find .build/debug/ShowItem.build/ -type f -not -name *.json -delete",
                "swift build --target ShowItem",
            ]
        )
        #expect(said.answer.contains("| AddItem  |     1 |     7 |     0 |              1 |           0.0 |\n"))
    }

    @Test func `a package that does not build has no build seconds`() throws {
        let bench = try Bench()
        bench.programs.statuses = [1]

        #expect(
            bench.run("doctor", "--metrics", "--build")
                == Said(talk: "viper-gen: “swift build” fails with status 1; mend the package first.\n", .badData)
        )
    }

    @Test(arguments: [(0.04, "0.0"), (0.06, "0.1"), (12.34, "12.3")])
    func `seconds have tenths`(seconds: Double, text: String) {
        #expect(Metrics.tenths(seconds) == text)
    }
}
