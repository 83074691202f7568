import CommandLine
import ProgramOutput

/// Measures the build time of each module, with its dependencies already built.
struct BuildTimes {
    private let root: String
    private let programs: any ProgramRunning

    init(in root: String, _ programs: any ProgramRunning) {
        (self.root, self.programs) = (root, programs)
    }

    /// Returns the seconds per module, minus the time of a build with nothing to do.
    func seconds(of modules: [String]) throws(ToolError) -> [String: Double] {
        guard let first = modules.first else { return [:] }
        _ = try measured(["swift", "build"])
        let idle = try measured(["swift", "build", "--target", first])
        var seconds: [String: Double] = [:]
        for module in modules {
            _ = try measured([
                "find", ".build/debug/\(module).build/", "-type", "f", "-not", "-name", "*.json", "-delete",
            ])
            seconds[module] = max(0, try measured(["swift", "build", "--target", module]) - idle)
        }
        return seconds
    }

    private func measured(_ words: [String]) throws(ToolError) -> Double {
        let start = programs.now()
        let status: Int32
        do {
            status = try programs.run(words, in: root)
        } catch {
            throw ToolError(.notFound, "Can't run \(error.path): \(error.reason). Install Swift.")
        }
        guard status == 0 else {
            let line = words.joined(separator: " ")
            throw ToolError(.badData, "“\(line)” failed with status \(status). Fix the package first.")
        }
        return programs.now() - start
    }
}
