import Boundary

/// What the commands work with.
struct Workshop {
    let surroundings: Surroundings
    let files: any FileSystem
    let programs: any ProgramRunning
    let page: any Page
    let invocation: ToolInvocation
    let project: Project?
    let catalogue: Catalogue

    init(
        _ surroundings: Surroundings,
        _ files: any FileSystem,
        _ programs: any ProgramRunning,
        _ page: any Page,
        _ invocation: ToolInvocation
    ) throws(Refusal) {
        self.surroundings = surroundings
        self.files = files
        self.programs = programs
        self.page = page
        self.invocation = invocation
        project = try Project.around(surroundings.folder, files, shownAs: surroundings.shown)
        var shelves: [Catalogue.Shelf] = []
        if let given = invocation.value(of: .templates) {
            let folder = surroundings.absolute(given)
            guard let real = files.real(folder), files.isFolder(real) else {
                throw Refusal(.notFound, "There is no folder “\(given)” for --templates; check the path.")
            }
            shelves.append(Catalogue.Shelf(origin: .given, folder: folder))
        }
        if let project {
            shelves.append(Catalogue.Shelf(origin: .project, folder: "\(project.root)/\(Project.templates)"))
        }
        if let user = surroundings.userTemplates { shelves.append(Catalogue.Shelf(origin: .user, folder: user)) }
        shelves += surroundings.builtInTemplates.map { Catalogue.Shelf(origin: .builtIn, folder: $0) }
        catalogue = Catalogue(shelves, files, shownAs: surroundings.shown)
    }

    func theProject() throws(Refusal) -> Project {
        guard let project else {
            try checkLinks(Project.file)
            throw Refusal(
                .notFound,
                "This folder is in no package with \(Project.file); begin one with viper-gen new NAME --template "
                    + "package, or go to a package and type viper-gen init."
            )
        }
        return project
    }

    /// What is to be changed has to be the package's own.
    func checkLinks(_ file: String) throws(Refusal) {
        guard let link = Project.link(around: surroundings.folder, files, with: file) else { return }
        throw Refusal(
            .notFound,
            "\(surroundings.shown(link)) is a link, and only the file itself makes a package; put that in its place."
        )
    }

    /// Shows the diff, or the tree; true where nothing shall be written.
    func preview(_ steps: [Destinations.Step], _ subject: String) -> Bool {
        let (wantsTree, wantsDiff) = (invocation.has(.dryRun), invocation.has(.diff))
        guard wantsTree || wantsDiff else { return false }
        if !invocation.has(.json) {
            if wantsTree { page.write(Tree.text(steps)) }
            if wantsDiff { steps.forEach { page.write(Workshop.diff($0)) } }
            let ways = [(wantsTree, "--dry-run"), (wantsDiff, "--diff")].filter(\.0).map(\.1)
            page.talk("Nothing was written; leave out \(ways.joined(separator: " and ")) to \(subject).\n")
        }
        return true
    }

    static func diff(_ step: Destinations.Step) -> String {
        guard step.state != .unchanged else { return "" }
        let before = step.before.map { String(decoding: $0, as: UTF8.self) }
        return UnifiedDiff(step.path, from: before, to: step.after.map { String(decoding: $0, as: UTF8.self) }).text
    }
}
