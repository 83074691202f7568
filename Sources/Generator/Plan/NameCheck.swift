import Boundary

/// Whether what is to be generated would meet what the package has already.
struct NameCheck {
    private let project: Project
    private let kind: Project.Kind
    private let name: String
    private let others: [(path: String, text: String)]

    init(
        _ name: String,
        _ kind: Project.Kind,
        of project: Project,
        _ files: any FileSystem
    ) throws(Refusal) {
        self.name = name
        self.kind = kind
        self.project = project
        var own: [String] = []
        for folder in kind.folders { own.append("\(try Project.Kind.filled(folder, name))/") }
        others = Self.sources(in: project.root, files).filter { source in
            !own.contains { source.path.hasPrefix($0) }
        }
        folders = Self.folders(in: project, files)
    }

    /// What is a target of its own, by its folder.
    private let folders: [String]

    private static func sources(in root: String, _ files: any FileSystem) -> [(path: String, text: String)] {
        let paths = (try? files.files(below: "\(root)/Sources")) ?? []
        return paths.filter { $0.hasSuffix(".swift") }.compactMap { path in
            files.text("\(root)/Sources/\(path)").map { ("Sources/\(path)", $0) }
        }
    }

    private static func folders(in project: Project, _ files: any FileSystem) -> [String] {
        let homes = Set(project.kinds.map(\.home))
        return Set(["Sources", "Tests"] + homes).sorted().flatMap { home in
            ((try? files.names(in: "\(project.root)/\(home)")) ?? [])
                .filter { files.isFolder("\(project.root)/\(home)/\($0)") }
                .map { "\(home)/\($0)" }
                .filter { !homes.contains($0) }
        }
    }

    func check(_ rendered: RenderedTemplate, command: String?) throws(Refusal) {
        try checkFolders()
        try checkTypes(rendered)
        if let command { try checkCommand(command) }
    }

    private func checkFolders() throws(Refusal) {
        var own: [String] = []
        for folder in kind.folders { own.append(try Project.Kind.filled(folder, name)) }
        let targets = [name] + own.map { String($0.split(separator: "/").last ?? "") }
        for path in folders {
            let last = String(path.split(separator: "/").last ?? "")
            guard !own.contains(path), targets.contains(where: { $0.lowercased() == last.lowercased() }) else {
                continue
            }
            throw Refusal(
                .wrongUsage,
                targets.contains(last)
                    ? "“\(last)” is a target already, in \(path); \(NameRule.proposal(name))"
                    : "“\(name)” is \(path) but for the case of its letters; \(NameRule.proposal(name))"
            )
        }
    }

    private func checkTypes(_ rendered: RenderedTemplate) throws(Refusal) {
        var places: [String: String] = [:]
        for source in others {
            for type in DeclaredTypes(in: source.text).names where places[type] == nil { places[type] = source.path }
        }
        if let path = places[name] {
            throw Refusal(.wrongUsage, "“\(name)” is a type already, in \(path); \(NameRule.proposal(name))")
        }
        if let type = places.keys.sorted().first(where: { $0.lowercased() == name.lowercased() }) {
            throw Refusal(
                .wrongUsage,
                "“\(name)” is the type \(type) but for the case of its letters; \(NameRule.proposal(name))"
            )
        }
        let sources = rendered.files.filter { $0.path.text.hasPrefix("Sources/") && $0.path.text.hasSuffix(".swift") }
        for source in sources {
            for type in DeclaredTypes(in: String(decoding: source.bytes, as: UTF8.self)).names {
                guard let path = places[type] else { continue }
                throw Refusal(
                    .wrongUsage,
                    "“\(name)” would have a type “\(type)”, which is in \(path) already; \(NameRule.proposal(name))"
                )
            }
        }
    }

    private func checkCommand(_ word: String) throws(Refusal) {
        let place = others.first { DeclaredCommands(in: $0.text).words.contains(word) }?.path
        guard let place = place ?? (project.words.contains(word) ? Project.file : nil) else { return }
        throw Refusal(
            .wrongUsage,
            "“\(word)” is a command already, in \(place); give another word, as in --command "
                + "\(NameParts(of: name).kebab == word ? "\(word)-item" : NameParts(of: name).kebab)."
        )
    }
}
