import CommandLine
import ProgramOutput

/// Builds, lints and tests the generated files.
struct Verification {
    private let plan: Plan
    private let programs: any ProgramRunning
    private let output: any Output

    init(_ plan: Plan, _ programs: any ProgramRunning, _ output: any Output) {
        (self.plan, self.programs, self.output) = (plan, programs, output)
    }

    /// Runs the commands, stopping at the first failure.
    func run() throws(ToolError) {
        for words in commands {
            output.writeMessage("$ \(words.joined(separator: " "))\n")
            output.flush()
            let status: Int32
            do {
                status = try programs.run(words, in: plan.root)
            } catch {
                throw ToolError(.notFound, "Can't run \(error.path): \(error.reason). Install Swift.")
            }
            guard status == 0 else {
                // Only modules can be removed, not packages.
                let hint = plan.folders.isEmpty ? "" : ", or run viper-gen remove \(plan.name)"
                let line = words.joined(separator: " ")
                throw ToolError(.badData, "“\(line)” failed with status \(status). Fix the errors\(hint).")
            }
        }
        output.writeMessage("\(plan.name) builds, is formatted correctly and passes its tests.\n")
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

    /// Template files end in `.swift` but are not Swift yet.
    private static func isSwift(_ path: String) -> Bool {
        path == PackageManifest.file
            || path.hasSuffix(".swift") && ["Sources/", "Tests/"].contains(where: path.hasPrefix)
    }
}
