import ModuleGenerator

/// Checks sources against the architecture rules.
struct Rules {
    private let modules: Set<String>
    /// The names of entities visible in each module.
    private let entityNames: [String: EntityNames]
    /// The names of the displays in each module's contract.
    private let displays: [String: Set<String>]
    private let services: Set<String>
    /// The modules that have folders.
    private let large: Set<String>
    /// The modules, services and further layers that each module names in Package.swift.
    private let used: [String: Set<String>]

    init(all files: [SourceFile], used: [String: Set<String>] = [:]) {
        self.used = used
        services = Set(files.filter(\.isInService).map(\.target))
        let counts = Dictionary(grouping: files.filter(\.isInModule), by: \.target).mapValues(\.count)
        large = Set(counts.filter { $0.value >= Layer.filesOfLargeModule }.keys)
        modules = Set(files.filter { $0.isInModule && !$0.target.isEmpty }.map(\.target))
        displays = Dictionary(grouping: files.filter { $0.role == .contract }, by: \.target).mapValues { contracts in
            Set(contracts.flatMap(\.outline.types).filter(\.isDisplay).map(\.path))
        }
        entityNames = Dictionary(uniqueKeysWithValues: modules.map { ($0, EntityNames(in: $0, of: files)) })
    }

    /// Returns errors in the format of a compiler: `file:line: message`.
    func problems(about file: SourceFile) -> [String] {
        let found = file.isInModule ? moduleProblems(file) : layerProblems(file)
        return found + Rules.problems(anywhere: file)
    }

    /// Returns errors about missing files, declarations and tests of modules.
    /// - Parameter presented: The modules that only others present.
    func problems(
        aboutModulesOf files: [SourceFile],
        tests: [String],
        presented: Set<String> = []
    ) -> [String] {
        modules.sorted().flatMap { module in
            let own = files.filter { $0.isInModule && $0.target == module }
            return [
                missingFiles(of: module, own, isPresented: presented.contains(module)), misnamedFiles(own),
                missingProtocols(of: module, own), missingConformances(of: module, own),
                missingTests(of: module, own, tests),
            ].joined()
        }
    }

    /// Returns errors about folders with too many files.
    func problems(aboutFoldersOf files: [SourceFile]) -> [String] {
        Dictionary(grouping: files.filter { !$0.isInModule }, by: \.folder)
            .filter { $0.value.count > Layer.maximumFileCount }
            .map { "\($0.key): \($0.value.count) files in one folder; group them in subfolders" }
            .sorted()
    }

    private func missingFiles(of module: String, _ own: [SourceFile], isPresented: Bool) -> [String] {
        Role.required.filter { !isPresented || $0 != .command }.map { "\(module)\($0.rawValue)" }
            .filter { name in !own.contains { $0.name == name } }
            .map { "Sources/Modules/\(module)/\($0).swift:1: the module has no such file" }
    }

    /// Reports the files that don't declare the type that they are named after. A contract declares several.
    private func misnamedFiles(_ own: [SourceFile]) -> [String] {
        own.filter { $0.role != nil && $0.role != .contract && !$0.declaresSubject }.map {
            $0.errorMessage(1, "the file declares no \($0.subject); name it after its type")
        }
    }

    private func missingProtocols(of module: String, _ own: [SourceFile]) -> [String] {
        guard let contract = own.first(where: { $0.name == "\(module)Contract" }) else { return [] }
        let declared = contract.outline.types.map(\.path) + contract.outline.aliases.map(\.path)
        return Role.protocols.map { "\(module)\($0)" }
            .filter { !declared.contains($0) }
            .map { contract.errorMessage(1, "the contract declares no \($0)") }
    }

    /// Reports the values of a contract that are neither entities nor displays, and displays that are entities.
    private func missingConformances(of module: String, _ own: [SourceFile]) -> [String] {
        own.filter { $0.role == .contract }.flatMap { contract in
            let types = contract.outline.types
            let marked = Set(types.filter { $0.isDisplay || $0.isEntity && !$0.isNamedAsDisplay }.map(\.path))
            return types.filter { $0.isValue && !$0.path.contains(".") && !marked.contains($0.path) }.map {
                let marker = $0.isNamedAsDisplay ? "Display" : "Entity, or to Display if views show it"
                return contract.errorMessage($0.line, "\($0.path) must conform to \(marker)")
            }
        }
    }

    /// Every file of a role has tests of its own, perhaps in a subfolder.
    private func missingTests(of module: String, _ own: [SourceFile], _ tests: [String]) -> [String] {
        let folder = "Tests/Modules/\(module)Tests/"
        let names = Set(tests.filter { $0.hasPrefix(folder) }.compactMap { $0.split(separator: "/").last })
        return own.filter { file in file.role.map { !Role.untested.contains($0) } ?? false }
            .map { "\($0.name.filter { $0 != "+" })Tests.swift" }
            .filter { !names.contains($0[...]) }.sorted()
            .map { "\(folder)\($0):1: \(module) has no such tests" }
    }
}

// MARK: - Modules

extension Rules {
    private func moduleProblems(_ file: SourceFile) -> [String] {
        guard let role = file.role else {
            let advice =
                file.target.isEmpty
                ? "is not in a module; move it to its module's folder"
                : "does not belong to \(file.target); begin its name with the module's"
            return [file.errorMessage(1, "\(file.name) \(advice)")]
        }
        return placeProblems(file, role) + importProblems(file, role) + nameProblems(file, role)
            + accessProblems(file, role) + ownershipProblems(file)
    }

    /// A module with many files has a folder for its rules, one for its display and one for its storage.
    private func placeProblems(_ file: SourceFile, _ role: Role) -> [String] {
        let role = large.contains(file.target) ? role.folder : nil
        let folder = "Sources/Modules/\(file.target)" + (role.map { "/\($0)" } ?? "")
        return file.folder == folder ? [] : [file.errorMessage(1, "move the file to \(folder)")]
    }

    private func importProblems(_ file: SourceFile, _ role: Role) -> [String] {
        let undeclared = Layer.optionalLayers.subtracting(used[file.target] ?? [])
        let allowed = role.rights.imports.subtracting(undeclared).union(neighbors(of: file.target, for: role))
        return file.imports.filter { !allowed.contains($0.module) }.map { module, line in
            file.errorMessage(line, "\(role.noun) may not import \(module)")
        }
    }

    /// Returns the targets named in Package.swift that the role may import. The wireframe builds the services.
    private func neighbors(of module: String, for role: Role) -> Set<String> {
        let used = used[module] ?? []
        return switch role {
        case .wireframe: used
        case .dataManager: used.intersection(services)
        default: []
        }
    }

    private func nameProblems(_ file: SourceFile, _ role: Role) -> [String] {
        if [.entity, .interactor, .dataManager].contains(role) { return displayProblems(file, role) }
        guard !role.rights.namesEntities, let names = entityNames[file.target] else { return [] }
        return file.chains.compactMap { chain, line in
            names.entity(in: chain).map {
                file.errorMessage(line, "the entity \($0) may not reach \(role.noun); send a response struct")
            }
        }
    }

    private func displayProblems(_ file: SourceFile, _ role: Role) -> [String] {
        let displays = displays[file.target] ?? []
        return file.chains.filter { displays.contains($0.names[0]) }.map { names, line in
            file.errorMessage(line, "the display \(names[0]) may not reach \(role.noun); report a response struct")
        }
    }

    private func accessProblems(_ file: SourceFile, _ role: Role) -> [String] {
        guard !role.rights.hasPackageAccess else { return [] }
        return file.code.filter { $0.text == "package" }.map {
            file.errorMessage(
                $0.line,
                "\(role.noun) may not have package access; only contract, command and wireframe may"
            )
        }
    }

    private func ownershipProblems(_ file: SourceFile) -> [String] {
        file.outline.storedProperties.filter { Role.backReferences.contains($0.name) && !$0.isWeak }.map {
            file.errorMessage($0.line, "\($0.name) is a back reference and must be weak")
        }
    }
}

extension Outline.DeclaredType {
    fileprivate var isNamedAsDisplay: Bool { ["Display", "Picture"].contains { path.hasSuffix($0) } }
}

extension Role {
    /// The role with its article.
    fileprivate var noun: String {
        (["A", "E", "I", "O", "U"].contains(rawValue.first) ? "an " : "a ") + rawValue
    }
}

// MARK: - Layers

extension Rules {
    private func layerProblems(_ file: SourceFile) -> [String] {
        guard var allowed = Layer.mayImport[file.target] ?? (file.isInService ? Layer.service : nil) else {
            return [file.errorMessage(1, "\(file.target) is not a known layer; add it to the table")]
        }
        if Layer.knowsModules.contains(file.target) { allowed.formUnion(modules) }
        return file.imports.filter { !allowed.contains($0.module) }.map { module, line in
            file.errorMessage(line, "\(file.target) may not import \(module)")
        }
    }
}
