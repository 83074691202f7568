import ProgramOutput

/// The names already used in a package.
struct TakenNames {
    private typealias Declaration = (name: String, path: String)

    private var types: [Declaration] = []
    private var commands: [Declaration] = []
    /// The targets, with their folder or their line in Package.swift.
    private var targets: [Declaration] = []

    init(in project: Project) {
        for home in ["Sources", "Tests"] {
            for path in Disk.files(below: "\(project.root)/\(home)").map({ "\(home)/\($0)" })
            where TakenNames.isSource(path) {
                guard let text = Disk.text("\(project.root)/\(path)") else { continue }
                types += DeclaredTypes(in: text).names.map { ($0, path) }
                commands += DeclaredCommands(in: text).words.map { ($0, path) }
            }
        }
        commands += project.words.map { ($0, Project.file) }
        for home in Set(["Sources", "Tests"] + project.kinds.values.map(\.parent)).sorted() {
            targets += Disk.names(in: "\(project.root)/\(home)").map { ($0, "\(home)/\($0)") }
        }
        let manifest = Disk.text("\(project.root)/\(PackageManifest.file)") ?? ""
        targets += DeclaredTargets.named(in: manifest).map { ($0.name, "\(PackageManifest.file):\($0.line)") }
    }

    /// Returns whether other modules can see a file's types: true for sources and shared test helpers, not for tests.
    private static func isSource(_ path: String) -> Bool {
        path.hasSuffix(".swift") && !path.split(separator: "/").dropLast().contains { $0.hasSuffix("Tests") }
    }

    /// Rejects a module whose names the package already uses. Differences in case don't matter, because some file
    /// systems ignore them.
    func check(_ values: Values, _ rendered: RenderedTemplate) throws(ToolError) {
        let (name, command) = (values["name"] ?? "", values["command"] ?? "")
        if let target = targets.first(where: { $0.name.lowercased() == name.lowercased() }) {
            throw conflict("“\(name)” is already a target", target)
        }
        let sources = rendered.files.filter { TakenNames.isSource($0.path) }
        let declared = Set([name] + sources.flatMap { DeclaredTypes(in: $0.text).names })
        if let type = types.first(where: { declared.contains($0.name) }) {
            throw conflict("“\(type.name)” is already a type", type)
        }
        let words = sources.flatMap { DeclaredCommands(in: $0.text).words }
        if let other = commands.first(where: { words.contains($0.name) }) {
            throw conflict("“\(command)” is already a command", other, "command")
        }
    }

    private func conflict(_ reason: String, _ place: Declaration, _ noun: String = "name") -> ToolError {
        ToolError(.wrongUsage, "\(reason) in \(place.path). Use another \(noun).")
    }
}
