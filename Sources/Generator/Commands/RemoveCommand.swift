import Boundary

extension Workshop {
    func remove() throws(Refusal) -> ExitStatus {
        let name = invocation.operands[0]
        // A name that could never be generated is no path to look at.
        guard NameRule.isUpperCamel(name) else {
            let way = NameRule.objection(to: name) ?? "“\(name)” is no name."
            throw Refusal(.wrongUsage, way)
        }
        let project = try theProject()
        let removal = try Removal(of: name, from: project, files)
        try Transaction.checkStage(of: project.root, files)
        guard removal.obstacles.isEmpty else {
            guard files.facts(of: "\(project.root)/\(Transaction.stage)") == nil else {
                throw Refusal(
                    .notPermitted,
                    "Nothing was removed, as a viper-gen new was interrupted; type that again, which brings it to its "
                        + "end, and then remove \(name).",
                    places: removal.obstacles
                )
            }
            throw Refusal(
                .notPermitted,
                "Nothing was removed, as somebody worked on \(name); put back what is listed, or remove it by hand.",
                places: removal.obstacles
            )
        }
        let isPreview = preview(removal.steps, "remove it")
        if !isPreview {
            let transaction = Transaction(in: project.root, files)
            try transaction.commit(removal.steps, pruning: removal.folders, keeping: removal.record.met.emptyFolders)
        }
        if invocation.has(.json) {
            let answer = JSON.object([
                "name": .string(name),
                "removed": .boolean(!isPreview),
                "files": Answer.steps(removal.steps, withDiff: invocation.has(.diff)),
            ])
            page.write(Answer.document("remove", answer))
        } else if !isPreview {
            page.write(Tree.text(removal.steps))
        }
        return .done
    }
}
