import Generator

/// Checks sources against the architecture rules.
struct Rules {
    private let modules: Set<String>
    /// The names of entities visible in each module.
    private let entityNames: [String: EntityNames]
    private let services: Set<String>
    /// The modules that each module's wireframe presents, and the services that its data manager uses.
    private let used: [String: Set<String>]

    init(all files: [SourceFile], used: [String: Set<String>] = [:]) {
        self.used = used
        services = Set(files.filter(\.isInService).map(\.target))
        modules = Set(files.filter { $0.isInModule && !$0.target.isEmpty }.map(\.target))
        entityNames = Dictionary(uniqueKeysWithValues: modules.map { ($0, EntityNames(in: $0, of: files)) })
    }

    /// Returns errors in the format of a compiler: `file:line: message`.
    func problems(about file: SourceFile) -> [String] {
        let found = file.isInModule ? moduleProblems(file) : floorProblems(file)
        return found + Rules.problems(anywhere: file)
    }

    /// Returns errors about missing role files and tests.
    func problems(aboutModulesOf files: [SourceFile], tests: [String]) -> [String] {
        modules.sorted().flatMap { module in
            Room.allCases.compactMap { room in
                let path = "Sources/Modules/\(module)/\(module)\(room.rawValue).swift"
                return files.contains { $0.path == path } ? nil : "\(path):1: the module has no such file"
            }
                + Room.tested.compactMap { room in
                    let path = "Tests/Modules/\(module)Tests/\(module)\(room.rawValue)Tests.swift"
                    return tests.contains(path) ? nil : "\(path):1: this role has no tests"
                }
        }
    }
}

// MARK: - Modules

extension Rules {
    private func moduleProblems(_ file: SourceFile) -> [String] {
        guard let room = file.room else {
            let module = file.target.isEmpty ? "any module" : file.target
            return [file.errorMessage(1, "\(file.name) is not a role of \(module); name it after its module and role")]
        }
        return placeProblems(file) + importProblems(file, room) + nameProblems(file, room)
            + accessProblems(file, room) + ownershipProblems(file)
    }

    private func placeProblems(_ file: SourceFile) -> [String] {
        guard file.isInSubfolder else { return [] }
        return [file.errorMessage(1, "modules have no subfolders; move the file to Sources/Modules/\(file.target)")]
    }

    private func importProblems(_ file: SourceFile, _ room: Room) -> [String] {
        let allowed = room.rights.imports.union(neighbours(of: file.target, for: room))
        return file.imports.filter { !allowed.contains($0.module) }.map { module, line in
            file.errorMessage(line, "\(room.noun) may not import \(module)")
        }
    }

    /// Returns the modules and services that the role may import. The wireframe builds the services.
    private func neighbours(of module: String, for room: Room) -> Set<String> {
        let used = used[module] ?? []
        return switch room {
        case .wireframe: used
        case .dataManager: used.intersection(services)
        default: []
        }
    }

    private func nameProblems(_ file: SourceFile, _ room: Room) -> [String] {
        guard !room.rights.namesEntities, let names = entityNames[file.target] else { return [] }
        return file.chains.compactMap { chain, line in
            names.entity(in: chain).map {
                file.errorMessage(line, "the entity \($0) may not reach \(room.noun); send a response struct")
            }
        }
    }

    private func accessProblems(_ file: SourceFile, _ room: Room) -> [String] {
        guard !room.rights.hasPackageAccess else { return [] }
        return file.code.filter { $0.text == "package" }.map {
            file.errorMessage(
                $0.line,
                "\(room.noun) may not have package access; only contract, command and wireframe may"
            )
        }
    }

    private func ownershipProblems(_ file: SourceFile) -> [String] {
        file.outline.storedProperties.filter { Room.waysBack.contains($0.name) && !$0.isWeak }.map {
            file.errorMessage($0.line, "\($0.name) is a back reference and must be weak")
        }
    }
}

extension Room {
    /// The role with its article.
    fileprivate var noun: String {
        (["A", "E", "I", "O", "U"].contains(rawValue.first) ? "an " : "a ") + rawValue
    }
}

// MARK: - Layers

extension Rules {
    private func floorProblems(_ file: SourceFile) -> [String] {
        guard var allowed = file.isInService ? Floor.service : Floor.mayImport[file.target] else {
            return [file.errorMessage(1, "\(file.target) is not a known layer; add it to the table")]
        }
        if Floor.crossings.contains(file.path) { allowed.insert("Entities") }
        if Floor.knowsModules.contains(file.target) { allowed.formUnion(modules) }
        return file.imports.filter { !allowed.contains($0.module) }.map { module, line in
            file.errorMessage(line, "\(file.target) may not import \(module)")
        }
    }
}
