import Boundary

extension Workshop {
    func doctor() throws(Refusal) -> ExitStatus {
        let project = try theProject()
        let checkup = Checkup(project, files) { module in
            guard let plan = try? plan(module) else { return false }
            return Destinations(of: plan.plan, isForced: false, files).obstacles.isEmpty
        }
        if invocation.has(.metrics) { return try metrics(project, checkup) }
        guard !invocation.has(.build) else {
            throw Refusal(.wrongUsage, "--build is only for --metrics; type viper-gen doctor --metrics --build.")
        }
        let findings = try checkup.findings()
        let edited = try checkup.edited()
        if invocation.has(.json) {
            page.write(Answer.document("doctor", answer(findings, edited)))
        } else if findings.isEmpty {
            page.write("All is well with \(counts(project, checkup)).\n")
        } else {
            page.write(findings.map { "\($0.text).\n" }.joined())
        }
        if !invocation.has(.json) { page.write(edited.map(sentence).joined()) }
        return findings.isEmpty ? .done : .badData
    }

    private func sentence(_ module: String, _ files: [String]) -> String {
        let names = files.map { $0.split(separator: "/").last.map(String.init) ?? $0 }
        return "Edited since \(module) was generated: \(names.joined(separator: ", ")).\n"
    }

    private func counts(_ project: Project, _ checkup: Checkup) -> String {
        let counts = project.kinds.map { (kind: $0.name, count: checkup.modules(of: $0).count) }
        let texts = counts.filter { $0.count > 0 }.map { "\($0.count) \($0.kind)\($0.count == 1 ? "" : "s")" }
        return texts.isEmpty ? "no modules" : texts.joined(separator: " and ")
    }

    private func answer(_ findings: [Finding], _ edited: [(module: String, files: [String])]) -> JSON {
        .object([
            "well": .boolean(findings.isEmpty),
            "findings": .array(
                findings.map { finding in
                    .object([
                        "path": .string(finding.path), "line": .integer(finding.line),
                        "message": .string(finding.sentence),
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

    private func metrics(_ project: Project, _ checkup: Checkup) throws(Refusal) -> ExitStatus {
        var measures: [Measure] = []
        for kind in project.kinds {
            for module in checkup.modules(of: kind) {
                measures.append(try Measure(of: module, kind, in: project.root, files))
            }
        }
        if invocation.has(.build) {
            let seconds = try BuildTimes(in: project.root, programs).seconds(of: measures.map(\.module))
            for index in measures.indices { measures[index].seconds = seconds[measures[index].module] }
        }
        let metrics = Metrics(measures: measures)
        page.write(invocation.has(.json) ? Answer.document("metrics", metrics.json) : metrics.text)
        return .done
    }
}
