/// The size of each role and module, as Markdown tables.
struct Metrics {
    let measures: [Measure]

    var text: String {
        "\(Metrics.table(byRole))\n\(Metrics.table(byModule))"
    }

    struct Role: Equatable {
        let name: String
        let files: Int
        let lines: Int
        let tests: Int
        let testLines: Int
    }

    /// The roles of source files, followed by those that only tests have. Tests of part of a role count towards that
    /// role: `ChangesInteractor` counts as `Interactor`.
    var roles: [Role] {
        let files = measures.flatMap(\.files)
        let ofSources = Set(files.filter { !$0.isTest }.map(\.role)).sorted { $0.count > $1.count }
        func counted(_ role: String) -> String { ofSources.first(where: role.hasSuffix) ?? role }
        let names = Set(files.map { counted($0.role) }).sorted()
        let roles = names.map { name in
            let own = files.filter { counted($0.role) == name }
            return Role(
                name: name,
                files: own.count { !$0.isTest },
                lines: own.reduce(0) { $0 + ($1.isTest ? 0 : $1.lines) },
                tests: own.reduce(0) { $0 + $1.tests },
                testLines: own.reduce(0) { $0 + ($1.isTest ? $1.lines : 0) }
            )
        }
        return roles.filter { $0.files > 0 } + roles.filter { $0.files == 0 }
    }

    private var byRole: [[String]] {
        let all = roles
        func row(_ name: String, _ roles: [Role]) -> [String] {
            let files = roles.reduce(0) { $0 + $1.files }
            let lines = roles.reduce(0) { $0 + $1.lines }
            let mean = files == 0 ? "" : "\((lines + files / 2) / files)"
            let tests = roles.reduce(0) { $0 + $1.tests }
            return [
                name, "\(files)", "\(lines)", mean, "\(tests)", "\(roles.reduce(0) { $0 + $1.testLines })",
            ]
        }
        return [["role", "files", "lines", "lines per file", "tests", "lines of tests"]]
            + all.map { row($0.name, [$0]) } + [row("all", all)]
    }

    private var byModule: [[String]] {
        let isTimed = measures.contains { $0.seconds != nil }
        let head = ["module", "files", "lines", "tests", "lines of tests"] + (isTimed ? ["build seconds"] : [])
        let rows = measures.map { measure in
            [
                measure.module, "\(measure.sources.count)", "\(measure.lines)", "\(measure.tests)",
                "\(measure.testLines)",
            ] + (isTimed ? [measure.seconds.map(Metrics.tenths) ?? ""] : [])
        }
        return [head] + rows
    }

    static func tenths(_ seconds: Double) -> String {
        let tenths = Int((seconds * 10).rounded())
        return "\(tenths / 10).\(tenths % 10)"
    }

    /// Returns a Markdown table with right-aligned numbers.
    private static func table(_ rows: [[String]]) -> String {
        let widths = rows[0].indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
        func line(_ cells: [String]) -> String {
            let padded = cells.indices.map { column in
                let gap = String(repeating: " ", count: widths[column] - cells[column].count)
                return column == 0 ? cells[column] + gap : gap + cells[column]
            }
            return "| \(padded.joined(separator: " | ")) |\n"
        }
        let rule = widths.indices.map { column in
            String(repeating: "-", count: widths[column] + (column == 0 ? 2 : 1)) + (column == 0 ? "" : ":")
        }
        return line(rows[0]) + "|\(rule.joined(separator: "|"))|\n" + rows.dropFirst().map(line).joined()
    }
}

// MARK: - In JSON

extension Metrics {
    var json: JSON {
        .object([
            "roles": .array(
                roles.map { role in
                    .object([
                        "role": .string(role.name), "files": .integer(role.files), "lines": .integer(role.lines),
                        "tests": .integer(role.tests), "testLines": .integer(role.testLines),
                    ])
                }
            ),
            "modules": .array(
                measures.map { measure in
                    .object([
                        "module": .string(measure.module), "files": .integer(measure.sources.count),
                        "lines": .integer(measure.lines), "tests": .integer(measure.tests),
                        "testLines": .integer(measure.testLines),
                        "seconds": measure.seconds.map { JSON(.number(Metrics.tenths($0))) },
                    ])
                }
            ),
        ])
    }
}
