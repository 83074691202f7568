import CommandLine
import ProgramOutput

/// Runs the commands; each command is an extension in its own file.
struct CommandRunner {
    let context: ToolContext
    let output: any Output
    let invocation: Invocation
    let project: Project?
    let library: TemplateLibrary

    init(_ context: ToolContext, _ output: any Output, _ invocation: Invocation) throws(ToolError) {
        (self.context, self.output, self.invocation) = (context, output, invocation)
        project = try Project.enclosing(context.folder, shownAs: context.displayPath)
        var locations: [TemplateLibrary.Location] = []
        if let given = invocation.value(of: .templates) {
            let folder = context.absolute(given)
            guard let real = Disk.realPath(of: folder), Disk.isFolder(real) else {
                throw ToolError(.notFound, "--templates: “\(given)” is not a folder. Check the path.")
            }
            locations.append(TemplateLibrary.Location(origin: .given, folder: folder))
        }
        if let project {
            locations.append(TemplateLibrary.Location(origin: .project, folder: "\(project.root)/\(Project.templates)"))
        }
        locations += context.builtInTemplates.map { TemplateLibrary.Location(origin: .builtIn, folder: $0) }
        library = TemplateLibrary(locations, shownAs: context.displayPath)
    }

    func requireProject() throws(ToolError) -> Project {
        if let project { return project }
        throw ToolError(
            .notFound,
            "No package with \(Project.file) here or in a folder above. Create one with viper-gen new NAME "
                + "--template package, or run viper-gen init in an existing package."
        )
    }

    /// Carries out a plan unless this is a dry run, and lists it.
    func perform(_ plan: Plan) throws(ToolError) {
        if !isDryRun { try plan.perform() }
        output.write(plan.listing)
        if isDryRun { output.writeMessage("Nothing was changed. Omit --dry-run to make these changes.\n") }
    }

    var isDryRun: Bool { invocation.has(.dryRun) }
}
