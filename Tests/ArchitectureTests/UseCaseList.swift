import ModuleGenerator

/// A list of all modules or services.
struct UseCaseList {
    let path: String
    var name = "useCases"
    /// The folder that contains a folder for each entry.
    var home = "Sources/Modules"
    /// The first line of the list.
    let line: Int
    let entries: [(module: String, line: Int)]
    /// The modules that are only named below the list, because others present them.
    var presented: Set<String> = []

    /// - Parameter commands: The modules with a command, which must be listed.
    func problems(folders: Set<String>, commands: Set<String> = []) -> [String] {
        let listed = Set(entries.map(\.module))
        return folders.subtracting(listed).subtracting(presented.subtracting(commands)).sorted().map {
            "\(path):\(line): \($0) is missing from \(name)"
        }
            + entries.filter { !folders.contains($0.module) }.map {
                "\(path):\($0.line): there is no \(home)/\($0.module)"
            }
    }

    /// Errors about the order. Sorted lists avoid merge conflicts. A module may be listed twice for two commands.
    var orderProblems: [String] {
        zip(entries, entries.dropFirst()).filter { $0.module > $1.module }.map { before, entry in
            "\(path):\(entry.line): \(entry.module) belongs before \(before.module)"
        }
    }
}

extension UseCaseList {
    /// Reads the application's list, which has entries such as `AddItemWireframe.useCase` and `UndoRedoWireframe.undo`.
    init(application file: SourceFile) {
        path = file.path
        line = file.code.first { $0.text == "useCases" }?.line ?? 1
        let start = line
        let end = file.code.first { $0.text == "extension" && $0.line > start }?.line ?? .max
        let named = file.chains.compactMap { names, line -> (module: String, line: Int)? in
            guard names.count == 2, names[0].hasSuffix("Wireframe") else { return nil }
            return (String(names[0].dropLast("Wireframe".count)), line)
        }
        entries = named.filter { $0.line < end }
        presented = Set(named.filter { $0.line > end }.map(\.module)).subtracting(entries.map(\.module))
    }
}

/// The tables of modules and services at the top of Package.swift.
struct Manifest {
    let list: UseCaseList
    let services: UseCaseList
    /// The modules, services and further layers that each module uses.
    let used: [String: Set<String>]

    /// `let useCases = [("ListUpcoming", ["AddItem"])]`, with any type and any line breaks.
    init(_ file: SourceFile) {
        var modules: [(module: String, line: Int)] = []
        var used: [String: Set<String>] = [:]
        let line = Manifest.read("useCases", in: file) { token, depth in
            if depth == 2 { modules.append((token.text, token.line)) }
            if depth == 3 { used[modules.last?.module ?? "", default: []].insert(token.text) }
        }
        self.used = used
        list = UseCaseList(path: file.path, line: line, entries: modules)
        var found: [(module: String, line: Int)] = []
        let serviceLine = Manifest.read("services", in: file) { token, _ in found.append((token.text, token.line)) }
        services = UseCaseList(
            path: file.path,
            name: "services",
            home: "Sources/Services",
            line: serviceLine,
            entries: found
        )
    }

    /// Calls `take` with each text of an array and its bracket depth, and returns the first line of the array.
    private static func read(_ name: String, in file: SourceFile, take: (Token, Int) -> Void) -> Int {
        let start = file.tokens.firstIndex { $0.text == name } ?? file.tokens.endIndex
        var depth = 0
        for token in file.tokens[start...].drop(while: { $0.text != "=" }).dropFirst() {
            switch (token.kind, token.text) {
            case (.mark, "["), (.mark, "("): depth += 1
            case (.mark, "]"), (.mark, ")"): depth -= 1
            case (.text, _): take(token, depth)
            default: break
            }
            if depth == 0 { break }
        }
        return file.tokens[start...].first?.line ?? 1
    }
}
