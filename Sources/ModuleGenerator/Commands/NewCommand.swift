import CommandLine
import ProgramOutput

extension CommandRunner {
    func new() throws(ToolError) -> ExitStatus {
        let name = invocation.operands[0].text
        let (plan, template) = try plan(name)
        let before = files.text("\(plan.root)/\(plan.recordPath)")
        let status = try carryOut(plan)
        if let warning = plan.warning, !invocation.has(.json) { output.writeMessage("\(warning)\n") }
        guard ![Option.dryRun, .diff].contains(where: invocation.has) else { return status }
        let isVerified = invocation.has(.verify)
        if isVerified { try Verification(plan, programs, output).run() }
        let isNew = before != files.text("\(plan.root)/\(plan.recordPath)")
        if isNew, !invocation.has(.json) {
            let differences = try differences(plan, template)
            output.writeMessage(differences + next(plan, template, isVerified: isVerified))
        }
        return status
    }

    /// Plans a module; parameters that were not given keep the values recorded for an existing module.
    func plan(_ name: String) throws(ToolError) -> (plan: Plan, template: Template) {
        let record = project.flatMap { Record.of(name, in: $0, files) }
        let typed = invocation.value(of: .template)
        let defaultTemplate = project?.kinds.compactMap(\.template).first ?? "command"
        let template = try library.template(typed ?? record?.template ?? defaultTemplate)
        let before = record.flatMap { $0.template == template.name ? $0.parameters : nil } ?? [:]
        let given = before.filter { template.manifest.parameter($0.key) != nil }
            .merging(try given(for: template)) { $1 }
        let planner = Planner(library: library, files: files)
        let plan =
            template.manifest.folder != nil
            ? try planner.plan(name, template, given, below: context.folder)
            : try planner.plan(name, template, given, in: try requireProject())
        return (plan, template)
    }

    /// Returns the message that says what to do next.
    private func next(_ plan: Plan, _ template: Template, isVerified: Bool) -> String {
        guard template.manifest.folder == nil else { return firstSteps(plan) }
        let sources = plan.files.map(\.path.text).filter { $0.hasPrefix("Sources/") && $0.hasSuffix(".swift") }
        let rules = ["Entity.swift", "Interactor.swift", ".swift"].compactMap { ending in
            sources.first { $0.hasSuffix(ending) }
        }
        let ruleHint = rules.first.map { "Write its first rule in \(context.displayPath("\(plan.root)/\($0)"))." }
        let makefile = files.text("\(plan.root)/Makefile") ?? ""
        let hasCheck = makefile.split(whereSeparator: \.isNewline).contains { $0.hasPrefix("check:") }
        let checkHint = isVerified ? nil : "Run \(hasCheck ? "make check" : "swift test") to check it."
        let sentences = [ruleHint, checkHint].compactMap { $0 }
        return sentences.isEmpty ? "" : "\(sentences.joined(separator: " "))\n"
    }

    /// Returns the commands to type in a new package.
    private func firstSteps(_ plan: Plan) -> String {
        let folder = context.displayPath(plan.root)
        let paths = plan.files.map(\.path.text)
        let program = paths.first { $0.hasSuffix("/main.swift") }?.split(separator: "/").dropLast().last
        let commands = ["cd \(folder)", "swift test"] + (program.map { ["swift run \($0)"] } ?? [])
        let readme = paths.contains("README.md") ? "\(folder)/README.md explains what is there.\n" : ""
        return "Created in \(folder). Type next:\n\n\(commands.map { "  \($0)\n" }.joined())\n\(readme)"
    }

    /// Returns how the new module differs from those that the package already has; empty if it doesn't.
    private func differences(_ plan: Plan, _ template: Template) throws(ToolError) -> String {
        guard let project, let kind = project.kind(template.manifest.kind), template.manifest.folder == nil else {
            return ""
        }
        let message = try ShapeDifference(plan, kind, in: project, files).message(plan)
        return message.map { "\($0)\n" } ?? ""
    }

    /// Returns the parameters given on the command line.
    private func given(for template: Template) throws(ToolError) -> [String: String] {
        var given = try CommandRunner.pairs(invocation.values(of: .set))
        let short: [(Option, key: String, value: String?)] = [
            (.command, "command", invocation.value(of: .command)),
            (.summary, "summary", invocation.value(of: .summary)),
            (.noTests, "tests", invocation.has(.noTests) ? "false" : nil),
        ]
        for (option, key, value) in short {
            guard let value else { continue }
            guard given[key] == nil else {
                throw ToolError(.wrongUsage, "--\(option.name) and --set \(key)= set the same parameter. Use only one.")
            }
            guard template.manifest.parameter(key) != nil else {
                throw ToolError(
                    .wrongUsage,
                    "Template \(template.name) has no parameter “\(key)”. Omit --\(option.name)."
                )
            }
            given[key] = value
        }
        return given
    }

    static func pairs(_ texts: [String]) throws(ToolError) -> [String: String] {
        var pairs: [String: String] = [:]
        for text in texts {
            guard let sign = text.firstIndex(of: "="), sign > text.startIndex else {
                throw ToolError(.wrongUsage, "--set needs KEY=VALUE, not “\(text)”.")
            }
            let key = String(text[..<sign])
            guard key != "name" else {
                throw ToolError(.wrongUsage, "--set can't set the name. Put the name after the command.")
            }
            guard pairs.updateValue(String(text[text.index(after: sign)...]), forKey: key) == nil else {
                throw ToolError(.wrongUsage, "--set \(key)= is given twice. Use it once.")
            }
        }
        return pairs
    }

    /// Writes the planned changes.
    ///
    /// - Throws: An error that lists all obstacles, if there are any.
    func carryOut(_ plan: Plan) throws(ToolError) -> ExitStatus {
        let changes = ChangeSet(of: plan, isForced: invocation.has(.force), files)
        guard changes.obstacles.isEmpty else {
            let canForce =
                changes.wasGenerated && command.options.contains { $0.name == Option.force.name }
                && !invocation.has(.force)
            let hint =
                canForce
                ? "Use --force to replace unedited files, or choose another name."
                : "Move them out of the way, or choose another name."
            throw ToolError(
                .cannotCreate,
                "Nothing was written: these paths conflict with \(plan.name). \(hint)",
                details: changes.obstacles
            )
        }
        try Transaction.checkStage(of: plan.root, files)
        let isPreview = preview(changes.steps, "write the files")
        if !isPreview {
            let transaction = Transaction(in: plan.root, files)
            try transaction.commit(changes.steps, pruning: plan.folders, keeping: plan.emptyFolders)
        }
        if invocation.has(.json) {
            output.write(JSONOutput.document(command.name, json(plan, changes, isWritten: !isPreview)))
        } else if !isPreview {
            output.write(summary(plan, changes))
        }
        return .done
    }

    private func json(_ plan: Plan, _ changes: ChangeSet, isWritten: Bool) -> JSON {
        .object([
            "name": .string(plan.name),
            "template": .string(plan.template),
            "root": .string(context.displayPath(plan.root)),
            "written": .boolean(isWritten && !changes.changesNothing),
            "unchanged": .boolean(changes.changesNothing),
            "files": JSONOutput.steps(changes.steps, withDiff: invocation.has(.diff)),
            "byHand": plan.manualSteps.isEmpty ? nil : .string(plan.manualSteps),
            "warning": plan.warning.map(JSON.string),
        ])
    }

    private func summary(_ plan: Plan, _ changes: ChangeSet) -> String {
        if changes.changesNothing { return "\(plan.name) is unchanged.\n" }
        return Tree.text(changes.steps)
    }
}
