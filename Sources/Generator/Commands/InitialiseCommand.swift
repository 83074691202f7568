import Boundary

extension Workshop {
    /// The template of packages, without what only a new one needs.
    func initialise() throws(Refusal) -> ExitStatus {
        let file = PackageManifest.file
        guard let root = Project.root(around: surroundings.folder, files, with: file),
            let text = files.text("\(root)/\(file)")
        else {
            try checkLinks(file)
            throw Refusal(
                .notFound,
                "There is no Package.swift here or above; type viper-gen new NAME --template package for a new one."
            )
        }
        let manifest = try PackageManifest(text, file: surroundings.shown("\(root)/\(file)"))
        if files.isFile("\(root)/\(Project.file)") { return alreadyFurnished(manifest) }
        let template = try catalogue.template(TemplateManifest.package)
        guard template.manifest.parameter("fresh")?.type == .flag else {
            throw Refusal(
                .badData,
                "\(template.manifest.file) has no flag “fresh”, which tells a new package from one that is there; add it."
            )
        }
        let given = try Workshop.pairs(invocation.values(of: .set)).merging(["fresh": "false"]) { $1 }
        let name = try self.name(of: manifest)
        let planner = Planner(catalogue: catalogue, files: files)
        let examined = try planner.examined(name, template, given) { _, answers, rendered throws(Refusal) in
            NameCheck.objection(toRoomsFor: answers, rendered)
        }
        var rendered = examined.rendered
        let kept = rendered.keep { files.facts(of: "\(root)/\($0.text)") != nil }
        let plan = planner.plan(
            name,
            template,
            examined.answers,
            rendered,
            try edits(rendered.blocks, in: root),
            root: root,
            record: Project.Kind.record
        )
        let status = try carryOut(plan)
        if !invocation.has(.json) { tellTheRest(plan, rendered.blocks, kept) }
        return status
    }

    /// What a tree of files does not say.
    private func tellTheRest(_ plan: Plan, _ blocks: [RenderedTemplate.Block], _ kept: [RelativePath]) {
        let isPreview = invocation.has(.dryRun) || invocation.has(.diff)
        if invocation.has(.dryRun) {
            for block in blocks { page.write("\nAt the end of \(block.file.text):\n\n\(block.text)") }
        }
        for path in kept { page.talk("\(path.text) is there and stays as it is.\n") }
        if !isPreview { page.talk("\(plan.name) has rooms for modules now; viper-gen new NAME adds one.\n") }
        page.talk(plan.byHand)
    }

    private func alreadyFurnished(_ manifest: PackageManifest) -> ExitStatus {
        if invocation.has(.json) {
            let answer = JSON.object(["name": .string(manifest.name), "unchanged": .boolean(true)])
            page.write(Answer.document("init", answer))
        } else {
            page.write("\(manifest.name) is unchanged, as it has \(Project.file) already.\n")
        }
        return .done
    }

    private func name(of manifest: PackageManifest) throws(Refusal) -> String {
        let name = invocation.operands.first ?? NameParts(of: manifest.name).upperCamel
        if let objection = NameRule.objection(to: name) {
            throw Refusal(.wrongUsage, "\(objection.dropLast()) and give it: viper-gen init NAME.")
        }
        return name
    }

    private func edits(_ blocks: [RenderedTemplate.Block], in root: String) throws(Refusal) -> [Plan.Edit] {
        var edits: [Plan.Edit] = []
        for file in Set(blocks.map(\.file.text)).sorted() {
            guard let before = files.text("\(root)/\(file)") else {
                throw Refusal(.notFound, "\(file) cannot be read, and something goes to its end; check it.")
            }
            let block = blocks.filter { $0.file.text == file }.map(\.text).joined()
            if let name = PackageManifest.clash(of: before, with: block) {
                throw Refusal(
                    .cannotCreate,
                    "\(file) declares “\(name)”, and so does the block that goes to its end; rename it."
                )
            }
            let targets = DeclaredTargets.named(in: block).map(\.name)
            if let target = DeclaredTargets.named(in: before).map(\.name).first(where: targets.contains) {
                throw Refusal(
                    .cannotCreate,
                    "\(file) has a target “\(target)”, and so has the block that goes to its end; rename it."
                )
            }
            let after = PackageManifest.text(before, with: block)
            let places = ["a block at its end"]
            edits.append(Plan.Edit(path: file, before: Array(before.utf8), after: Array(after.utf8), places: places))
        }
        return edits
    }
}
