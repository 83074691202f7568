/// The names already used in a package.
struct TakenNames {
    typealias Named = (name: String, path: String)

    private(set) var types: [Named] = []
    private(set) var commands: [Named] = []
    /// Names of other programs' commands, with the command that each one suggests.
    private(set) var foreignNames: [(name: String, command: String, path: String)] = []
    /// The targets, with their folder or their line in Package.swift.
    private(set) var targets: [Named] = []

    init(in project: Project, _ files: any FileSystem) {
        for path in TakenNames.sources(in: project.root, files) {
            guard let text = files.text("\(project.root)/\(path)") else { continue }
            add(text, path)
        }
        commands += project.reservedCommands.map { ($0, Project.file) }
        let homes = Set(project.kinds.map(\.parentFolder))
        for home in Set(["Sources", "Tests"]).union(homes).sorted() {
            for name in (try? files.names(in: "\(project.root)/\(home)")) ?? []
            where files.isFolder("\(project.root)/\(home)/\(name)") && !homes.contains("\(home)/\(name)") {
                targets.append((name, "\(home)/\(name)"))
            }
        }
        let manifest = files.text("\(project.root)/\(PackageManifest.file)") ?? ""
        targets += DeclaredTargets.named(in: manifest).map { ($0.name, "\(PackageManifest.file):\($0.line)") }
    }

    /// Collects the names of a package that is not written yet.
    init(in rendered: RenderedTemplate) {
        for file in rendered.files {
            let text = String(decoding: file.bytes, as: UTF8.self)
            if file.path.text == Project.file, let project = try? Project(text, root: "") {
                commands += project.reservedCommands.map { ($0, Project.file) }
            }
            if TakenNames.isSource(file.path.text) { add(text, file.path.text) }
        }
        targets = DeclaredTargets.folders(of: rendered.files.map(\.path.text)).map {
            (DeclaredTargets.name(of: $0), $0)
        }
    }

    private mutating func add(_ text: String, _ path: String) {
        types += DeclaredTypes(in: text).names.map { ($0, path) }
        let declared = DeclaredCommands(in: text)
        commands += declared.words.map { ($0, path) }
        foreignNames += declared.foreignNames.map { ($0.word, $0.command, path) }
    }

    /// Returns whether other modules can see a file's types: true for sources and shared test helpers, not for tests.
    private static func isSource(_ path: String) -> Bool {
        path.hasSuffix(".swift") && !path.split(separator: "/").dropLast().contains { $0.hasSuffix("Tests") }
    }

    private static func sources(in root: String, _ files: any FileSystem) -> [String] {
        ["Sources", "Tests"].flatMap { home in
            ((try? files.files(below: "\(root)/\(home)")) ?? []).map { "\(home)/\($0)" }
        }.filter(isSource)
    }
}
