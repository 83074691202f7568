import Boundary

/// How long each module takes to build, with all that it stands on built before.
struct BuildTimes {
    private let root: String
    private let programs: any ProgramRunning

    init(in root: String, _ programs: any ProgramRunning) {
        (self.root, self.programs) = (root, programs)
    }

    /// A build that has nothing to do takes its time as well, which is nobody's.
    func seconds(of modules: [String]) throws(Refusal) -> [String: Double] {
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

    private func measured(_ words: [String]) throws(Refusal) -> Double {
        let start = programs.now()
        let status: Int32
        do {
            status = try programs.run(words, in: root)
        } catch {
            throw Refusal(.notFound, "\(error.path) could not be run: \(error.reason); install Swift.")
        }
        guard status == 0 else {
            let line = words.joined(separator: " ")
            throw Refusal(.badData, "“\(line)” fails with status \(status); mend the package first.")
        }
        return programs.now() - start
    }
}
