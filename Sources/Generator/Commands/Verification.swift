import Boundary

/// Builds, lints and tests what was generated, with the programs that people use for it.
struct Verification {
    private let plan: Plan
    private let programs: any ProgramRunning
    private let page: any Page

    init(_ plan: Plan, _ programs: any ProgramRunning, _ page: any Page) {
        (self.plan, self.programs, self.page) = (plan, programs, page)
    }

    /// Stops at the first that fails.
    func run() throws(Refusal) {
        for words in commands {
            page.talk("$ \(words.joined(separator: " "))\n")
            page.flush()
            let status: Int32
            do {
                status = try programs.run(words, in: plan.root)
            } catch {
                throw Refusal(.notFound, "\(error.path) could not be run: \(error.reason); install Swift.")
            }
            guard status == 0 else {
                // What is no module cannot be removed.
                let way = plan.folders.isEmpty ? "" : ", or type viper-gen remove \(plan.name)"
                throw Refusal(.badData, "“\(words.joined(separator: " "))” fails with status \(status); mend it\(way).")
            }
        }
        page.talk("\(plan.name) builds, is well formatted, and its tests pass.\n")
    }

    private var commands: [[String]] {
        let sources = (plan.files.map(\.path.text) + plan.edits.map(\.path)).filter(Self.isSwift).sorted()
        let tests = plan.files.map(\.path.text).filter { $0.hasSuffix("Tests.swift") }
        let suites = Set(tests.compactMap { $0.split(separator: "/").dropLast().last.map(String.init) }).sorted()
        var commands = [["swift", "build", "--build-tests"]]
        if !sources.isEmpty { commands.append(["swift", "format", "lint", "--strict"] + sources) }
        if !suites.isEmpty {
            commands.append(["swift", "test", "--skip-build", "--filter", "^(\(suites.joined(separator: "|")))\\."])
        }
        return commands
    }

    /// What a package has for templates ends like Swift and is none yet.
    private static func isSwift(_ path: String) -> Bool {
        path == PackageManifest.file
            || path.hasSuffix(".swift") && ["Sources/", "Tests/"].contains(where: path.hasPrefix)
    }
}
