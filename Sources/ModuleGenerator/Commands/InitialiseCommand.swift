import CommandLine
import ProgramOutput

extension CommandRunner {
    /// Renders the package template without the files that only a new package needs.
    func initialise() throws(ToolError) -> ExitStatus {
        let file = PackageManifest.file
        guard let root = Project.root(enclosing: context.folder, files, with: file),
            let text = files.text("\(root)/\(file)")
        else {
            try checkLinks(file)
            throw ToolError(
                .notFound,
                "No Package.swift here or in a folder above. To create one, run viper-gen new NAME --template package."
            )
        }
        let manifest = try PackageManifest(text, file: context.displayPath("\(root)/\(file)"))
        if files.isFile("\(root)/\(Project.file)") { return reportUnchanged(manifest) }
        let template = try library.template(TemplateManifest.package)
        guard template.manifest.parameter("fresh")?.type == .flag else {
            throw ToolError(
                .badData,
                "\(template.manifest.file) has no flag “fresh”, which marks a new package. Add it."
            )
        }
        let given = try CommandRunner.pairs(invocation.values(of: .set)).merging(["fresh": "false"]) { $1 }
        let name = try self.name(of: manifest)
        let planner = Planner(library: library, files: files)
        let validated = try planner.validated(name, template, given) { _, arguments, rendered throws(ToolError) in
            NameCheck.problem(inModulesFor: arguments, rendered)
        }
        var rendered = validated.rendered
        let kept = rendered.keep { files.attributes(of: "\(root)/\($0.text)") != nil }
        let plan = planner.plan(
            name,
            template,
            validated.arguments,
            rendered,
            try edits(rendered.blocks, in: root),
            root: root,
            record: Project.Kind.record
        )
        let status = try carryOut(plan)
        if !invocation.has(.json) { writeNotes(plan, rendered.blocks, kept) }
        return status
    }

    /// Writes the notes that the tree of files does not show.
    private func writeNotes(_ plan: Plan, _ blocks: [RenderedTemplate.Block], _ kept: [RelativePath]) {
        let isPreview = invocation.has(.dryRun) || invocation.has(.diff)
        if invocation.has(.dryRun) {
            for block in blocks { output.write("\nAppended to \(block.file.text):\n\n\(block.text)") }
        }
        for path in kept { output.writeMessage("Left unchanged: \(path.text).\n") }
        if !isPreview { output.writeMessage("\(plan.name) is ready for modules. Run viper-gen new NAME to add one.\n") }
        output.writeMessage(plan.manualSteps)
    }

    private func reportUnchanged(_ manifest: PackageManifest) -> ExitStatus {
        if invocation.has(.json) {
            let json = JSON.object(["name": .string(manifest.name), "unchanged": .boolean(true)])
            output.write(JSONOutput.document("init", json))
        } else {
            output.write("\(manifest.name) is unchanged: \(Project.file) already exists.\n")
        }
        return .done
    }

    private func name(of manifest: PackageManifest) throws(ToolError) -> String {
        let name = invocation.operands.first?.text ?? NameParts(of: manifest.name).upperCamel
        if let problem = NameRule.problem(with: name) {
            throw ToolError(.wrongUsage, "\(problem.dropLast()): viper-gen init NAME.")
        }
        return name
    }

    private func edits(_ blocks: [RenderedTemplate.Block], in root: String) throws(ToolError) -> [Plan.Edit] {
        var edits: [Plan.Edit] = []
        for file in Set(blocks.map(\.file.text)).sorted() {
            guard let before = files.text("\(root)/\(file)") else {
                throw ToolError(
                    .notFound,
                    "Can't read \(file), which viper-gen init appends to. Check its permissions."
                )
            }
            let block = blocks.filter { $0.file.text == file }.map(\.text).joined()
            if let name = PackageManifest.conflict(of: before, with: block) {
                throw ToolError(
                    .cannotCreate,
                    "\(file) and the block to append both declare “\(name)”. Rename it in \(file)."
                )
            }
            let targets = DeclaredTargets.named(in: block).map(\.name)
            if let target = DeclaredTargets.named(in: before).map(\.name).first(where: targets.contains) {
                throw ToolError(
                    .cannotCreate,
                    "\(file) and the block to append both have a target “\(target)”. Rename it in \(file)."
                )
            }
            let after = PackageManifest.text(before, with: block)
            let entries = ["a block at the end"]
            edits.append(Plan.Edit(path: file, before: Array(before.utf8), after: Array(after.utf8), entries: entries))
        }
        return edits
    }
}
