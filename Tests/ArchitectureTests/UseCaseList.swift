/// A place where every module is listed.
struct UseCaseList {
    let path: String
    /// Where the list begins.
    let line: Int
    let entries: [(module: String, line: Int)]

    func complaints(folders: Set<String>) -> [String] {
        let listed = Set(entries.map(\.module))
        return folders.subtracting(listed).sorted().map { "\(path):\(line): \($0) is missing from useCases" }
            + entries.filter { !folders.contains($0.module) }.map {
                "\(path):\($0.line): there is no Sources/Modules/\($0.module)"
            }
    }

    /// Two people who add a module each shall do so in different places; a module may have two commands.
    var complaintsAboutOrder: [String] {
        zip(entries, entries.dropFirst()).filter { $0.module > $1.module }.map { before, entry in
            "\(path):\(entry.line): \(entry.module) belongs before \(before.module)"
        }
    }
}

extension UseCaseList {
    /// What the application runs: `AddItemWireframe.useCase`, or two of a kind, as `UndoRedoWireframe.undo`.
    init(application file: SourceFile) {
        path = file.path
        line = file.code.first { $0.text == "useCases" }?.line ?? 1
        entries = file.chains.compactMap { names, line in
            guard names.count == 2, names[0].hasSuffix("Wireframe") else { return nil }
            return (String(names[0].dropLast("Wireframe".count)), line)
        }
    }
}

/// The table of modules at the top of Package.swift.
struct Manifest {
    let list: UseCaseList
    /// For each module, the modules that its wireframe presents.
    private(set) var presented: [String: Set<String>] = [:]

    /// `let useCases = [("ListUpcoming", ["AddItem"])]`, with any type and any line breaks.
    init(_ file: SourceFile) {
        let start = file.tokens.firstIndex { $0.text == "useCases" } ?? file.tokens.endIndex
        let value = file.tokens[start...].drop { $0.text != "=" }.dropFirst()
        var entries: [(module: String, line: Int)] = []
        var depth = 0
        for token in value {
            switch (token.kind, token.text) {
            case (.mark, "["), (.mark, "("): depth += 1
            case (.mark, "]"), (.mark, ")"): depth -= 1
            case (.text, _) where depth == 2: entries.append((token.text, token.line))
            case (.text, _) where depth == 3: presented[entries.last?.module ?? "", default: []].insert(token.text)
            default: break
            }
            if depth == 0 { break }
        }
        list = UseCaseList(path: file.path, line: file.tokens[start...].first?.line ?? 1, entries: entries)
    }
}
