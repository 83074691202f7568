/// Checks the generated names for conflicts with the package.
struct NameCheck {
    private let taken: TakenNames
    /// The folders that belong only to the module.
    private let folders: [String]
    private let name: String
    private let arguments: TemplateArguments

    init(_ name: String, _ arguments: TemplateArguments, _ folders: [String], _ taken: TakenNames) {
        (self.name, self.arguments, self.folders, self.taken) = (name, arguments, folders, taken)
    }

    func problem(in rendered: RenderedTemplate) -> NameProblem? {
        for (parameter, value) in arguments.names {
            if let reason = folderReason(value, parameter) ?? typeReason(value) {
                return NameProblem(parameter, value, reason)
            }
        }
        return renderedTypeReason(rendered).map { NameProblem("name", name, $0) } ?? commandProblem
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
                ? "“\(target.name)” is already a target in \(target.path)"
                : "“\(same)” differs only in case from \(target.path)"
        }
        return nil
    }

    private func typeReason(_ value: String) -> String? {
        let others = taken.types.filter { !isOwn($0.path) }
        if let type = others.first(where: { $0.name == value }) {
            return "“\(value)” is already a type in \(type.path)"
        }
        let near = others.filter { $0.name.lowercased() == value.lowercased() }.map(\.name).min()
        return near.map { "“\(value)” differs only in case from the type \($0)" }
    }

    private func renderedTypeReason(_ rendered: RenderedTemplate) -> String? {
        var places: [String: String] = [:]
        for type in taken.types where !isOwn(type.path) && places[type.name] == nil { places[type.name] = type.path }
        for source in rendered.files
        where source.path.text.hasPrefix("Sources/") && source.path.text.hasSuffix(".swift") {
            for type in DeclaredTypes(in: String(decoding: source.bytes, as: UTF8.self)).names {
                guard let path = places[type] else { continue }
                return "“\(name)” would declare the type “\(type)”, which already exists in \(path)"
            }
        }
        return nil
    }

    private var commandProblem: NameProblem? {
        guard case .word(let word)? = arguments.values["command"],
            let place = taken.commands.first(where: { $0.name == word && !isOwn($0.path) })
        else { return nil }
        return NameProblem("command", word, "“\(word)” is already a command in \(place.path)", module: name)
    }

    /// A warning if the command's name suggests another command; `nil` otherwise.
    var warning: String? {
        guard case .word(let word)? = arguments.values["command"],
            let other = taken.foreignNames.first(where: { $0.name == word && !isOwn($0.path) })
        else { return nil }
        return "“\(word)” is also a foreign name of “\(other.command)”. Remove it from foreignNames in \(other.path)."
    }
}

// MARK: - New packages

extension NameCheck {
    /// Checks a new package for names that conflict with each other.
    static func problem(inPackage name: String, _ arguments: TemplateArguments, _ rendered: RenderedTemplate)
        -> NameProblem?
    {
        // The package's name is also the name of its executable target, in kebab case.
        problem(arguments.names.map { ($0, $1, $0 == "name" ? NameParts(of: $1).kebab : $1) }, arguments, rendered)
    }

    /// Checks the modules added to an existing package. The package's own name is not used for them.
    static func problem(inModulesFor arguments: TemplateArguments, _ rendered: RenderedTemplate) -> NameProblem? {
        problem(arguments.names.filter { $0.parameter != "name" }.map { ($0, $1, $1) }, arguments, rendered)
    }

    private static func problem(
        _ names: [(parameter: String, value: String, target: String)],
        _ arguments: TemplateArguments,
        _ rendered: RenderedTemplate
    ) -> NameProblem? {
        let taken = TakenNames(in: rendered)
        for (parameter, value, target) in names {
            let same = taken.targets.filter { $0.name.lowercased() == target.lowercased() }
            if let other = same.first(where: { $0.name != target || same.count > 1 && !$0.path.contains("/Modules/") })
            {
                return NameProblem(
                    parameter,
                    value,
                    "“\(value)” would clash with the package's target \(other.path)"
                )
            }
            if let type = taken.types.first(where: { $0.name == value && !$0.path.contains("/\(value)/") }) {
                let reason = "“\(value)” would clash with a type in \(type.path)"
                return NameProblem(parameter, value, reason)
            }
        }
        guard case .word(let word)? = arguments.values["command"],
            let place = taken.commands.first(where: { $0.name == word && $0.path == Project.file })
        else { return nil }
        let reason = "“\(word)” is a built-in command of the package (\(place.path))"
        return NameProblem("command", word, reason, module: arguments.names.last?.value)
    }
}
