import Boundary

extension Workshop {
    /// The template of packages, without what only a new one needs.
    func initialise() throws(Refusal) -> ExitStatus {
        let file = PackageManifest.file
        guard let root = Project.root(around: surroundings.folder, files, with: file),
            let text = files.text("\(root)/\(file)")
        else {
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
        let answers = try Answers(template.manifest, name: name, given: given)
        let rendered = try RenderedTemplate(template, answers, catalogue, files)
        let plan = Planner(catalogue: catalogue, files: files).plan(
            name,
            template,
            answers,
            rendered,
            try edits(rendered.blocks, in: root),
            root: root,
            record: Project.Kind.record
        )
        let status = try carryOut(plan)
        if !invocation.has(.json), !invocation.has(.dryRun), !invocation.has(.diff) {
            page.talk("\(name) has rooms for modules now; viper-gen new NAME adds one.\n")
        }
        return status
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
            let after = PackageManifest.text(before, with: block)
            let places = ["a block at its end"]
            edits.append(Plan.Edit(path: file, before: Array(before.utf8), after: Array(after.utf8), places: places))
        }
        return edits
    }
}
