import CommandLine
import ProgramOutput

extension CommandRunner {
    func doctor() throws(ToolError) -> ExitStatus {
        let project = try requireProject()
        let check = ProjectCheck(project, files) { module in
            guard let plan = try? plan(module) else { return false }
            return ChangeSet(of: plan.plan, isForced: false, files).obstacles.isEmpty
        }
        if invocation.has(.metrics) { return try metrics(project, check) }
        guard !invocation.has(.build) else {
            throw ToolError(.wrongUsage, "--build needs --metrics. Run viper-gen doctor --metrics --build.")
        }
        let findings = try check.findings()
        let edited = try check.edited()
        if invocation.has(.json) {
            output.write(JSONOutput.document("doctor", json(findings, edited)))
        } else if findings.isEmpty {
            output.write("No problems found in \(counts(project, check)).\n")
        } else {
            output.write(findings.map { "\($0.text)\n" }.joined())
        }
        if !invocation.has(.json) { output.write(edited.map(editMessage).joined()) }
        return findings.isEmpty ? .done : .badData
    }

    private func editMessage(_ module: String, _ files: [String]) -> String {
        let names = files.map { $0.split(separator: "/").last.map(String.init) ?? $0 }
        return "Edited since \(module) was generated: \(names.joined(separator: ", ")).\n"
    }

    private func counts(_ project: Project, _ check: ProjectCheck) -> String {
        let counts = project.kinds.map { (kind: $0.name, count: check.modules(of: $0).count) }
        let texts = counts.filter { $0.count > 0 }.map { "\($0.count) \($0.kind)\($0.count == 1 ? "" : "s")" }
        return texts.isEmpty ? "0 modules" : texts.joined(separator: " and ")
    }

    private func json(_ findings: [Finding], _ edited: [(module: String, files: [String])]) -> JSON {
        .object([
            "well": .boolean(findings.isEmpty),
            "findings": .array(
                findings.map { finding in
                    .object([
                        "path": .string(finding.path), "line": .integer(finding.line),
                        "message": .string(finding.message),
                    ])
                }
            ),
            "edited": edited.isEmpty
                ? nil
                : .array(
                    edited.map { module, files in
                        .object(["module": .string(module), "files": .array(files.map(JSON.string))])
                    }
                ),
        ])
    }

    private func metrics(_ project: Project, _ check: ProjectCheck) throws(ToolError) -> ExitStatus {
        var measures: [Measure] = []
        for kind in project.kinds {
            for module in check.modules(of: kind) {
                measures.append(try Measure(of: module, kind, in: project.root, files))
            }
        }
        if invocation.has(.build) {
            let seconds = try BuildTimes(in: project.root, programs).seconds(of: measures.map(\.module))
            for index in measures.indices { measures[index].seconds = seconds[measures[index].module] }
        }
        let metrics = Metrics(measures: measures)
        output.write(invocation.has(.json) ? JSONOutput.document("metrics", metrics.json) : metrics.text)
        return .done
    }
}
