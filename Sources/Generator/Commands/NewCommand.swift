import Boundary

extension Workshop {
    func new() throws(Refusal) -> ExitStatus {
        let name = invocation.operands[0]
        let (plan, template) = try plan(name)
        let before = files.text("\(plan.root)/\(plan.recordPath)")
        let status = try carryOut(plan)
        guard ![ToolCommand.Option.dryRun, .diff].contains(where: invocation.has) else { return status }
        let isVerified = invocation.has(.verify)
        if isVerified { try Verification(plan, programs, page).run() }
        let isNew = before != files.text("\(plan.root)/\(plan.recordPath)")
        if isNew, !invocation.has(.json) { page.talk(next(plan, template, isVerified: isVerified)) }
        return status
    }

    /// What is not typed is as it was when the module was made before.
    func plan(_ name: String) throws(Refusal) -> (plan: Plan, template: Template) {
        let record = project.flatMap { Record.of(name, in: $0, files) }
        let typed = invocation.value(of: .template)
        let usual = project?.kinds.compactMap(\.template).first ?? "command"
        let template = try catalogue.template(typed ?? record?.template ?? usual)
        let before = record.flatMap { $0.template == template.name ? $0.parameters : nil } ?? [:]
        let given = before.filter { template.manifest.parameter($0.key) != nil }
            .merging(try given(for: template)) { $1 }
        let planner = Planner(catalogue: catalogue, files: files)
        let plan =
            template.manifest.folder != nil
            ? try planner.plan(name, template, given, below: surroundings.folder)
            : try planner.plan(name, template, given, in: try theProject())
        return (plan, template)
    }

    /// A package that begins wants to be gone to, and a module to be given a rule.
    private func next(_ plan: Plan, _ template: Template, isVerified: Bool) -> String {
        guard template.manifest.folder == nil else {
            return "It is in \(surroundings.shown(plan.root)); go there and type swift test.\n"
        }
        let sources = plan.files.map(\.path.text).filter { $0.hasPrefix("Sources/") && $0.hasSuffix(".swift") }
        let rules = ["Entity.swift", "Interactor.swift", ".swift"].compactMap { ending in
            sources.first { $0.hasSuffix(ending) }
        }
        let place = rules.first.map { "Its first rule goes into \(surroundings.shown("\(plan.root)/\($0)"))" }
        let makefile = files.text("\(plan.root)/Makefile") ?? ""
        let hasCheck = makefile.split(whereSeparator: \.isNewline).contains { $0.hasPrefix("check:") }
        let check = isVerified ? nil : "\(hasCheck ? "make check" : "swift test") tells whether all is well"
        let ways = [place, check].compactMap { $0 }
        return ways.isEmpty ? "" : "\(ways.joined(separator: "; ")).\n"
    }

    /// What was typed for the template's parameters.
    private func given(for template: Template) throws(Refusal) -> [String: String] {
        var given = try Workshop.pairs(invocation.values(of: .set))
        let short: [(ToolCommand.Option, key: String, value: String?)] = [
            (.command, "command", invocation.value(of: .command)),
            (.summary, "summary", invocation.value(of: .summary)),
            (.noTests, "tests", invocation.has(.noTests) ? "false" : nil),
        ]
        for (option, key, value) in short {
            guard let value else { continue }
            guard given[key] == nil else {
                throw Refusal(.wrongUsage, "--\(option.name) and --set \(key)= say the same; leave one out.")
            }
            guard template.manifest.parameter(key) != nil else {
                throw Refusal(
                    .wrongUsage,
                    "The template \(template.name) does not ask for “\(key)”; leave out --\(option.name)."
                )
            }
            given[key] = value
        }
        return given
    }

    static func pairs(_ texts: [String]) throws(Refusal) -> [String: String] {
        var pairs: [String: String] = [:]
        for text in texts {
            guard let sign = text.firstIndex(of: "="), sign > text.startIndex else {
                throw Refusal(.wrongUsage, "“\(text)” gives no parameter a value; write --set KEY=VALUE.")
            }
            let key = String(text[..<sign])
            guard key != "name" else {
                throw Refusal(.wrongUsage, "The name stands behind the command; leave out --set name=.")
            }
            guard pairs.updateValue(String(text[text.index(after: sign)...]), forKey: key) == nil else {
                throw Refusal(.wrongUsage, "--set \(key)= is there twice; leave one out.")
            }
        }
        return pairs
    }

    /// Writes what is planned, or tells what is in the way.
    func carryOut(_ plan: Plan) throws(Refusal) -> ExitStatus {
        let met = Destinations(of: plan, isForced: invocation.has(.force), files)
        guard met.obstacles.isEmpty else {
            let canForce =
                met.wasGenerated && invocation.command.options.contains(.force) && !invocation.has(.force)
            let way =
                canForce
                ? "--force replaces what was generated and not edited, or choose another name"
                : "move it away, or choose another name"
            throw Refusal(
                .cannotCreate,
                "Nothing was written, as this is in the way of \(plan.name); \(way).",
                places: met.obstacles
            )
        }
        try Transaction.checkStage(of: plan.root, files)
        let isPreview = preview(met.steps, "write it")
        if !isPreview {
            let transaction = Transaction(in: plan.root, files)
            try transaction.commit(met.steps, pruning: plan.folders, keeping: plan.emptyFolders)
        }
        if invocation.has(.json) {
            page.write(Answer.document(invocation.command.name, answer(plan, met, isWritten: !isPreview)))
        } else if !isPreview {
            page.write(sentence(plan, met))
        }
        return .done
    }

    private func answer(_ plan: Plan, _ met: Destinations, isWritten: Bool) -> JSON {
        .object([
            "name": .string(plan.name),
            "template": .string(plan.template),
            "root": .string(surroundings.shown(plan.root)),
            "written": .boolean(isWritten && !met.changesNothing),
            "unchanged": .boolean(met.changesNothing),
            "files": Answer.steps(met.steps, withDiff: invocation.has(.diff)),
            "byHand": plan.byHand.isEmpty ? nil : .string(plan.byHand),
        ])
    }

    private func sentence(_ plan: Plan, _ met: Destinations) -> String {
        if met.changesNothing { return "\(plan.name) is unchanged.\n" }
        return Tree.text(met.steps)
    }
}
