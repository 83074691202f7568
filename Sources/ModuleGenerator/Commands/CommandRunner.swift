import CommandLine
import ProgramOutput

/// Runs the commands; each command is an extension in its own file.
struct CommandRunner {
    let context: ToolContext
    let files: any FileSystem
    let programs: any ProgramRunning
    let output: any Output
    let command: Command
    let invocation: Invocation
    let project: Project?
    let library: TemplateLibrary

    init(
        _ context: ToolContext,
        _ files: any FileSystem,
        _ programs: any ProgramRunning,
        _ output: any Output,
        _ command: Command,
        _ invocation: Invocation
    ) throws(ToolError) {
        self.context = context
        self.files = files
        self.programs = programs
        self.output = output
        self.command = command
        self.invocation = invocation
        project = try Project.enclosing(context.folder, files, shownAs: context.displayPath)
        var locations: [TemplateLibrary.Location] = []
        if let given = invocation.value(of: .templates) {
            let folder = context.absolute(given)
            guard let real = files.realPath(of: folder), files.isFolder(real) else {
                throw ToolError(.notFound, "--templates: “\(given)” is not a folder. Check the path.")
            }
            locations.append(TemplateLibrary.Location(origin: .given, folder: folder))
        }
        if let project {
            locations.append(TemplateLibrary.Location(origin: .project, folder: "\(project.root)/\(Project.templates)"))
        }
        if let user = context.userTemplates { locations.append(TemplateLibrary.Location(origin: .user, folder: user)) }
        locations += context.builtInTemplates.map { TemplateLibrary.Location(origin: .builtIn, folder: $0) }
        library = TemplateLibrary(locations, files, shownAs: context.displayPath)
    }

    func requireProject() throws(ToolError) -> Project {
        guard let project else {
            try checkLinks(Project.file)
            throw ToolError(
                .notFound,
                "No package with \(Project.file) here or in a folder above. Create one with viper-gen new NAME "
                    + "--template package, or run viper-gen init in an existing package."
            )
        }
        return project
    }

    /// Rejects a symbolic link: viper-gen only changes files inside the package.
    func checkLinks(_ file: String) throws(ToolError) {
        guard let link = Project.link(enclosing: context.folder, files, with: file) else { return }
        throw ToolError(
            .notFound,
            "\(context.displayPath(link)) is a symbolic link. Replace it with the file itself."
        )
    }

    /// Shows the tree or the diff if requested; returns whether this is only a preview.
    func preview(_ steps: [ChangeSet.Step], _ subject: String) -> Bool {
        let (wantsTree, wantsDiff) = (invocation.has(.dryRun), invocation.has(.diff))
        guard wantsTree || wantsDiff else { return false }
        if !invocation.has(.json) {
            if wantsTree { output.write(Tree.text(steps)) }
            if wantsDiff { steps.forEach { output.write(CommandRunner.diff($0)) } }
            let options = [(wantsTree, "--dry-run"), (wantsDiff, "--diff")].filter(\.0).map(\.1)
            output.writeMessage("Nothing was changed. Omit \(options.joined(separator: " and ")) to \(subject).\n")
        }
        return true
    }

    static func diff(_ step: ChangeSet.Step) -> String {
        guard step.state != .unchanged else { return "" }
        let before = step.before.map { String(decoding: $0, as: UTF8.self) }
        return UnifiedDiff(step.path, from: before, to: step.after.map { String(decoding: $0, as: UTF8.self) }).text
    }
}
