/// Reads sources against the table of who may know what.
struct Rules {
    /// The names of the entities, those of the module's own included.
    private let entityNames: Set<String>
    private let modules: Set<String>

    init(all files: [SourceFile]) {
        modules = Set(files.filter(\.isInModule).map(\.target))
        entityNames = Set(
            files
                .filter { $0.target == "Entities" || ($0.isInModule && Room(fileName: $0.name) == .entity) }
                .flatMap(\.declaredTypes)
        )
    }

    /// Complaints in the form of a compiler: `file:line: what is wrong`.
    func complaints(about file: SourceFile) -> [String] {
        let found = file.isInModule ? moduleComplaints(file) : floorComplaints(file)
        return found + everywhereComplaints(file)
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
        guard let room = Room(fileName: file.name), file.name.hasPrefix(file.target) else {
            return ["\(file.path):1: \(file.name) is no room of \(file.target); name it after its module and its role"]
        }
        return importComplaints(file, room) + nameComplaints(file, room) + accessComplaints(file, room)
            + ownershipComplaints(file)
    }

    private func importComplaints(_ file: SourceFile, _ room: Room) -> [String] {
        guard let allowed = room.mayImport else { return [] }
        return file.imports.filter { !allowed.contains($0.module) }.map { module, line in
            "\(file.path):\(line): a \(room.rawValue) may not import \(module)"
        }
    }

    private func nameComplaints(_ file: SourceFile, _ room: Room) -> [String] {
        guard !room.mayNameEntities else { return [] }
        return file.identifiers.filter { entityNames.contains(String($0.name)) }.map { name, line in
            "\(file.path):\(line): the entity \(name) may not reach a \(room.rawValue); send a response struct"
        }
    }

    private func accessComplaints(_ file: SourceFile, _ room: Room) -> [String] {
        guard !room.mayDeclarePackageAccess else { return [] }
        return file.identifiers.filter { $0.name == "package" }.map { _, line in
            "\(file.path):\(line): a \(room.rawValue) is nobody else's business; only contract, command and wireframe are"
        }
    }

    /// The way back is weak, or nothing would ever be let go.
    private func ownershipComplaints(_ file: SourceFile) -> [String] {
        let back: Set<Substring> = ["output", "delegate", "router", "eventHandler"]
        return file.lines.enumerated().compactMap { index, line in
            let words = line.split { " :".contains($0) }
            guard let keyword = words.firstIndex(where: { $0 == "var" || $0 == "let" }),
                // Members stand at four blanks; deeper ones are locals.
                line.hasPrefix("    "), line.dropFirst(4).first?.isWhitespace == false,
                words.indices.contains(keyword + 1), back.contains(words[keyword + 1]),
                !words.contains("weak"), !line.contains("{ get")
            else { return nil }
            return "\(file.path):\(index + 1): \(words[keyword + 1]) leads back and has to be weak"
        }
    }
}

// MARK: - Floors

extension Rules {
    private func floorComplaints(_ file: SourceFile) -> [String] {
        guard file.target != "Application" else {
            return file.imports.filter { Floor.neverInApplication.contains($0.module) }.map { module, line in
                "\(file.path):\(line): Application may not import \(module)"
            }
        }
        guard var allowed = Floor.mayImport[file.target] else {
            return ["\(file.path):1: \(file.target) is no floor of this house; add it to the table first"]
        }
        if Floor.crossings.contains(file.path) { allowed.insert("Entities") }
        return file.imports.filter { !allowed.contains($0.module) }.map { module, line in
            "\(file.path):\(line): \(file.target) may not import \(module)"
        }
    }

    private func everywhereComplaints(_ file: SourceFile) -> [String] {
        file.identifiers.filter { $0.name == "public" || $0.name == "fatalError" || $0.name == "print" }.map {
            name,
            line in
            "\(file.path):\(line): \(name) has no place here"
        }
    }
}
