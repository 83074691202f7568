import CommandLine
import ProgramOutput

extension CommandRunner {
    func remove() throws(ToolError) -> ExitStatus {
        let name = invocation.operands[0].text
        // An invalid name must not reach the file system: it could be a path out of the package.
        guard NameRule.isUpperCamel(name) else {
            let hint = NameRule.problem(with: name) ?? "“\(name)” is not a valid name."
            throw ToolError(.wrongUsage, hint)
        }
        let project = try requireProject()
        let removal = try Removal(of: name, from: project, files)
        try Transaction.checkStage(of: project.root, files)
        guard removal.obstacles.isEmpty else {
            guard files.attributes(of: "\(project.root)/\(Transaction.stage)") == nil else {
                throw ToolError(
                    .notPermitted,
                    "Nothing was removed: viper-gen new was interrupted. Run it again to finish, then remove \(name).",
                    details: removal.obstacles
                )
            }
            throw ToolError(
                .notPermitted,
                "Nothing was removed: \(name) has changed since it was generated. "
                    + "Undo the changes below, or remove it yourself.",
                details: removal.obstacles
            )
        }
        let isPreview = preview(removal.steps, "remove the files")
        if !isPreview {
            let transaction = Transaction(in: project.root, files)
            try transaction.commit(
                removal.steps,
                pruning: removal.folders,
                keeping: removal.record.originalState.emptyFolders
            )
        }
        if invocation.has(.json) {
            let json = JSON.object([
                "name": .string(name),
                "removed": .boolean(!isPreview),
                "files": JSONOutput.steps(removal.steps, withDiff: invocation.has(.diff)),
            ])
            output.write(JSONOutput.document("remove", json))
        } else if !isPreview {
            output.write(Tree.text(removal.steps))
        }
        return .done
    }
}
