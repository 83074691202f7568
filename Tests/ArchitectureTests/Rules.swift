import Generator

/// Reads sources against the table of who may know what.
struct Rules {
    private let modules: Set<String>
    /// For each target, the names of entities that its files can use.
    private let entityNames: [String: EntityNames]
    private let services: Set<String>
    /// For each module, the modules that its wireframe presents and the services that its data manager asks.
    private let used: [String: Set<String>]

    init(all files: [SourceFile], used: [String: Set<String>] = [:]) {
        self.used = used
        services = Set(files.filter(\.isInService).map(\.target))
        modules = Set(files.filter { $0.isInModule && !$0.target.isEmpty }.map(\.target))
        entityNames = Dictionary(uniqueKeysWithValues: modules.map { ($0, EntityNames(in: $0, of: files)) })
    }

    /// Complaints in the form of a compiler: `file:line: what is wrong`.
    func complaints(about file: SourceFile) -> [String] {
        let found = file.isInModule ? moduleComplaints(file) : floorComplaints(file)
        return found + Rules.complaints(anywhere: file)
    }

    /// A module is complete only with all its rooms.
    func complaints(aboutModulesOf files: [SourceFile], tests: [String]) -> [String] {
        modules.sorted().flatMap { module in
            Room.allCases.compactMap { room in
                let path = "Sources/Modules/\(module)/\(module)\(room.rawValue).swift"
                return files.contains { $0.path == path } ? nil : "\(path):1: the module has no such room"
            }
                + Room.tested.compactMap { room in
                    let path = "Tests/Modules/\(module)Tests/\(module)\(room.rawValue)Tests.swift"
                    return tests.contains(path) ? nil : "\(path):1: nothing tests this role"
                }
        }
    }
}

// MARK: - Modules

extension Rules {
    private func moduleComplaints(_ file: SourceFile) -> [String] {
        guard let room = file.room else {
            let home = file.target.isEmpty ? "any module" : file.target
            return [file.complaint(1, "\(file.name) is no room of \(home); name it after its module and its role")]
        }
        return placeComplaints(file) + importComplaints(file, room) + nameComplaints(file, room)
            + accessComplaints(file, room) + ownershipComplaints(file)
    }

    private func placeComplaints(_ file: SourceFile) -> [String] {
        guard file.isInSubfolder else { return [] }
        return [file.complaint(1, "a module has no folders; put the file into Sources/Modules/\(file.target)")]
    }

    private func importComplaints(_ file: SourceFile, _ room: Room) -> [String] {
        let allowed = room.rights.imports.union(neighbours(of: file.target, for: room))
        return file.imports.filter { !allowed.contains($0.module) }.map { module, line in
            file.complaint(line, "\(room.noun) may not import \(module)")
        }
    }

    /// The wireframe builds the services as well.
    private func neighbours(of module: String, for room: Room) -> Set<String> {
        let used = used[module] ?? []
        return switch room {
        case .wireframe: used
        case .dataManager: used.intersection(services)
        default: []
        }
    }

    private func nameComplaints(_ file: SourceFile, _ room: Room) -> [String] {
        guard !room.rights.namesEntities, let names = entityNames[file.target] else { return [] }
        return file.chains.compactMap { chain, line in
            names.entity(in: chain).map {
                file.complaint(line, "the entity \($0) may not reach \(room.noun); send a response struct")
            }
        }
    }

    private func accessComplaints(_ file: SourceFile, _ room: Room) -> [String] {
        guard !room.rights.hasPackageAccess else { return [] }
        return file.code.filter { $0.text == "package" }.map {
            file.complaint($0.line, "\(room.noun) is nobody else's business; only contract, command and wireframe are")
        }
    }

    private func ownershipComplaints(_ file: SourceFile) -> [String] {
        file.outline.storedProperties.filter { Room.waysBack.contains($0.name) && !$0.isWeak }.map {
            file.complaint($0.line, "\($0.name) leads back and has to be weak")
        }
    }
}

extension Room {
    /// As a sentence speaks of a file of this role.
    fileprivate var noun: String {
        (["A", "E", "I", "O", "U"].contains(rawValue.first) ? "an " : "a ") + rawValue
    }
}

// MARK: - Floors

extension Rules {
    private func floorComplaints(_ file: SourceFile) -> [String] {
        guard var allowed = file.isInService ? Floor.service : Floor.mayImport[file.target] else {
            return [file.complaint(1, "\(file.target) is no floor of this house; add it to the table first")]
        }
        if Floor.crossings.contains(file.path) { allowed.insert("Entities") }
        if Floor.knowsModules.contains(file.target) { allowed.formUnion(modules) }
        return file.imports.filter { !allowed.contains($0.module) }.map { module, line in
            file.complaint(line, "\(file.target) may not import \(module)")
        }
    }
}
