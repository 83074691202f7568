import CommandLine
import ProgramOutput

extension CommandRunner {
    /// Renders the package template without the files that only a new package needs.
    func initialise() throws(ToolError) {
        let file = PackageManifest.file
        guard let root = Project.root(enclosing: context.folder, with: file), let text = Disk.text("\(root)/\(file)")
        else {
            throw ToolError(
                .notFound,
                "No Package.swift here or in a folder above. To create one, run viper-gen new NAME --template package."
            )
        }
        guard !Disk.exists("\(root)/\(Project.file)") else {
            throw ToolError(.cannotCreate, "\(Project.file) already exists. Run viper-gen new NAME to add a module.")
        }
        let manifest = try PackageManifest(text)
        let template = try library.template(TemplateManifest.package)
        let values = try Values(manifest.name, command: "run", summary: nil, template.manifest)
        try Disk.locking(root) { () throws(ToolError) in
            let (plan, instructions, kept) = try Planner(library: library).addition(values, template, to: root)
            try perform(plan)
            for edit in plan.edits where isDryRun {
                output.write("\nAdded to \(edit.path):\n\(edit.after.dropFirst(edit.before.count))")
            }
            for path in kept { output.writeMessage("Left unchanged: \(path).\n") }
            output.writeMessage(instructions)
        }
    }
}
