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
        guard removal.obstacles.isEmpty else {
            throw Refusal(
                .notPermitted,
                "Nothing was removed, as somebody worked on \(name); put back what is listed, or remove it by hand.",
                places: removal.obstacles
            )
        }
        try Transaction.checkStage(of: project.root, files)
        let isPreview = preview(removal.steps, "remove it")
        if !isPreview { try Transaction(in: project.root, files).commit(removal.steps, pruning: removal.folders) }
        if invocation.has(.json) {
            let answer = JSON.object([
                "name": .string(name), "removed": .boolean(!isPreview), "files": Answer.steps(removal.steps),
            ])
            page.write(Answer.document("remove", answer))
        } else if !isPreview {
            page.write(Tree.text(removal.steps))
        }
        return .done
    }
}
