import CommandLine

extension CommandRunner {
    func new() throws(ToolError) {
        let name = invocation.operands[0].text
        try NameRule.check(name)
        let kind = project?.kinds.min { $0.key < $1.key }?.value
        let defaultTemplate = kind?.template ?? TemplateManifest.package
        let template = try library.template(invocation.value(of: .template) ?? defaultTemplate)
        let values = try Values(
            name,
            command: invocation.value(of: .command),
            summary: invocation.value(of: .summary),
            template.manifest
        )
        let planner = Planner(library: library)
        if template.manifest.isPackage {
            let plan = try planner.package(values, template, in: context.folder)
            try perform(plan)
            if !isDryRun { output.writeMessage(firstSteps(plan.root)) }
            return
        }
        let project = try requireProject()
        try Disk.locking(project.root) { () throws(ToolError) in
            try perform(planner.module(values, template, in: project))
        }
        if !isDryRun { output.writeMessage("Edit its files, then run swift test.\n") }
    }

    /// Returns the commands to type in a new package.
    private func firstSteps(_ root: String) -> String {
        let folder = context.displayPath(root)
        return "Created in \(folder). Type next:\n\n  cd \(folder)\n  swift test\n"
    }
}
