import Testing

@testable import Generator

/// The README tells what the architecture costs; numbers of yesterday may be near, and have to be.
struct CostTests {
    /// The rows of the table whose first column has this heading, by that column.
    private static func table(_ heading: String) throws -> [String: [Int]] {
        let lines = try #require(Package.text("README.md")).split(separator: "\n", omittingEmptySubsequences: false)
        let rows = lines.drop { !$0.hasPrefix("| \(heading) ") }.prefix { $0.hasPrefix("|") }.dropFirst(2)
        #expect(rows.count > 8, "there is no table of each \(heading) in the README")
        let cells = rows.map { row in
            row.split(separator: "|").map { $0.split(separator: " ").joined(separator: " ") }
        }
        return Dictionary(uniqueKeysWithValues: cells.map { ($0[0], $0.dropFirst().map { Int($0) ?? 0 }) })
    }

    /// Machines differ, so that there are seconds is all that can be asked of them.
    @Test func `what each module takes to build is in the README`() throws {
        let lines = try #require(Package.text("README.md")).split(separator: "\n").drop { !$0.hasPrefix("| module ") }
        let rows = lines.prefix { $0.hasPrefix("|") }.map { row in
            row.split(separator: "|").map { $0.filter { $0 != " " } }
        }

        #expect(rows.first?.last == "buildseconds", "\(Self.advice)")
        for row in rows.dropFirst(2) {
            #expect((row.last.flatMap { Double($0) } ?? 0) > 0, "\(row.first ?? ""): \(Self.advice)")
        }
    }

    /// Of the modules that the README names; those that came since are counted when somebody counts again.
    private static func metrics() throws -> Metrics {
        let files = DiskFileSystem()
        let project = try Project(try #require(Package.text("Templates/project.json")), root: Package.folder)
        let kind = try #require(project.kind("module"))
        let named = try table("module").keys.sorted()
        return Metrics(measures: try named.map { try Measure(of: $0, kind, in: Package.folder, files) })
    }

    private static func isNear(_ told: Int, _ counted: Int) -> Bool {
        abs(told - counted) <= max(5, counted / 10)
    }

    private static let advice = "put the tables of viper-gen doctor --metrics --build into the README"

    @Test func `what the README says of each module is what it costs, to a tenth`() throws {
        let table = try Self.table("module")

        for measure in try Self.metrics().measures {
            let told = try #require(table[measure.module])
            #expect(told[0] == measure.sources.count, "files of \(measure.module): \(Self.advice)")
            for (told, counted) in zip(told.dropFirst(), [measure.lines, measure.tests, measure.testLines]) {
                #expect(Self.isNear(told, counted), "\(measure.module): \(Self.advice)")
            }
        }
    }

    @Test func `what the README says of each role is what it costs, to a tenth`() throws {
        let roles = try Self.metrics().roles
        let table = try Self.table("role")

        #expect(Set(table.keys) == Set(roles.map(\.name) + ["all"]), "\(Self.advice)")
        for role in roles {
            let told = try #require(table[role.name])
            #expect(told[0] == role.files, "files of \(role.name): \(Self.advice)")
            let pairs = [(told[1], role.lines), (told[3], role.tests), (told[4], role.testLines)]
            #expect(pairs.allSatisfy { Self.isNear($0, $1) }, "\(role.name): \(Self.advice)")
        }
        let all = try #require(table["all"])
        #expect(Self.isNear(all[1], roles.reduce(0) { $0 + $1.lines }), "\(Self.advice)")
    }
}
