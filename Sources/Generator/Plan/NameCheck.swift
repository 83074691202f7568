/// Whether what is to be generated would meet what the package has already.
struct NameCheck {
    private let taken: TakenNames
    /// The folders that belong to the module alone.
    private let folders: [String]
    private let name: String
    private let answers: Answers

    init(_ name: String, _ answers: Answers, _ folders: [String], _ taken: TakenNames) {
        (self.name, self.answers, self.folders, self.taken) = (name, answers, folders, taken)
    }

    func objection(to rendered: RenderedTemplate) -> NameObjection? {
        for (parameter, value) in answers.names {
            if let reason = folderReason(value, parameter) ?? typeReason(value) {
                return NameObjection(parameter, value, reason)
            }
        }
        return renderedTypeReason(rendered).map { NameObjection("name", name, $0) } ?? commandObjection
    }

    private func isOwn(_ path: String) -> Bool {
        folders.contains { path == $0 || path.hasPrefix("\($0)/") }
    }

    private func folderReason(_ value: String, _ parameter: String) -> String? {
        let own = parameter == "name" ? folders.map(DeclaredTargets.name) : []
        let names = [value] + own
        for target in taken.targets where !isOwn(target.path) {
            guard let same = names.first(where: { $0.lowercased() == target.name.lowercased() }) else { continue }
            return names.contains(target.name)
                ? "“\(target.name)” is a target already, in \(target.path)"
                : "“\(same)” is \(target.path) but for the case of its letters"
        }
        return nil
    }

    private func typeReason(_ value: String) -> String? {
        let others = taken.types.filter { !isOwn($0.path) }
        if let type = others.first(where: { $0.name == value }) {
            return "“\(value)” is a type already, in \(type.path)"
        }
        let near = others.filter { $0.name.lowercased() == value.lowercased() }.map(\.name).min()
        return near.map { "“\(value)” is the type \($0) but for the case of its letters" }
    }

    private func renderedTypeReason(_ rendered: RenderedTemplate) -> String? {
        var places: [String: String] = [:]
        for type in taken.types where !isOwn(type.path) && places[type.name] == nil { places[type.name] = type.path }
        for source in rendered.files
        where source.path.text.hasPrefix("Sources/") && source.path.text.hasSuffix(".swift") {
            for type in DeclaredTypes(in: String(decoding: source.bytes, as: UTF8.self)).names {
                guard let path = places[type] else { continue }
                return "“\(name)” would have a type “\(type)”, which is in \(path) already"
            }
        }
        return nil
    }

    private var commandObjection: NameObjection? {
        guard case .word(let word)? = answers.values["command"],
            let place = taken.commands.first(where: { $0.name == word && !isOwn($0.path) })
        else { return nil }
        return NameObjection("command", word, "“\(word)” is a command already, in \(place.path)", module: name)
    }
}

// MARK: - A package of its own

extension NameCheck {
    /// Whether something that is given a name in a new package is called like something else in it.
    static func objection(toPackage name: String, _ answers: Answers, _ rendered: RenderedTemplate) -> NameObjection? {
        // A package's own name is that of its program.
        objection(answers.names.map { ($0, $1, $0 == "name" ? NameParts(of: $1).kebab : $1) }, answers, rendered)
    }

    /// The same for a package that is there, whose own name is nobody's in what it is furnished with.
    static func objection(toRoomsFor answers: Answers, _ rendered: RenderedTemplate) -> NameObjection? {
        objection(answers.names.filter { $0.parameter != "name" }.map { ($0, $1, $1) }, answers, rendered)
    }

    private static func objection(
        _ names: [(parameter: String, value: String, target: String)],
        _ answers: Answers,
        _ rendered: RenderedTemplate
    ) -> NameObjection? {
        let taken = TakenNames(in: rendered)
        for (parameter, value, target) in names {
            let same = taken.targets.filter { $0.name.lowercased() == target.lowercased() }
            if let other = same.first(where: { $0.name != target || same.count > 1 && !$0.path.contains("/Modules/") })
            {
                return NameObjection(
                    parameter,
                    value,
                    "“\(value)” would be a target like \(other.path), which such a package has"
                )
            }
            if let type = taken.types.first(where: { $0.name == value && !$0.path.contains("/\(value)/") }) {
                let reason = "“\(value)” would be called like a type in \(type.path), which such a package has"
                return NameObjection(parameter, value, reason)
            }
        }
        guard case .word(let word)? = answers.values["command"],
            let place = taken.commands.first(where: { $0.name == word && $0.path == Project.file })
        else { return nil }
        let reason = "“\(word)” is a command that such a package answers itself, by its \(place.path)"
        return NameObjection("command", word, reason, module: answers.names.last?.value)
    }
}
