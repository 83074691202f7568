import Boundary

/// What was given for the parameters of a template, and what the rest of them are then.
struct Answers: Equatable {
    let values: Values

    init(_ manifest: TemplateManifest, name: String, given: [String: String]) throws(Refusal) {
        var values: Values = ["name": .name(name)]
        for (key, typed) in given.sorted(by: { $0.key < $1.key }) where key != "name" {
            guard let parameter = manifest.parameter(key) else {
                let known = manifest.parameters.map(\.name).filter { $0 != "name" }
                let all = known.isEmpty ? "it has none." : "it has \(known.joined(separator: ", "))."
                throw Refusal(
                    .wrongUsage,
                    "The template has no parameter “\(key)”; \(Refusal.meant(key, among: known, otherwise: all))"
                )
            }
            values[key] = try parameter.value(typed)
        }
        self.values = try Answers.completed(values, manifest)
    }

    /// What is to be a name in code, the module's own first.
    var names: [(parameter: String, value: String)] {
        let others = values.keys.sorted().filter { $0 != "name" }
        return (["name"] + others).compactMap { key in
            guard case .name(let value)? = values[key] else { return nil }
            return (key, value)
        }
    }

    /// A default may be made of others, which come first then.
    private static func completed(_ given: Values, _ manifest: TemplateManifest) throws(Refusal) -> Values {
        var values = given
        var open = manifest.parameters.filter { given[$0.name] == nil }
        while !open.isEmpty {
            var waiting: [Parameter] = []
            var mistakes: [TemplateMistake] = []
            for parameter in open {
                switch try standard(of: parameter, values, manifest) {
                case .success(let text):
                    values[parameter.name] = try parameter.value(text)
                case .failure(let mistake):
                    waiting.append(parameter)
                    mistakes.append(mistake)
                }
            }
            if waiting.count == open.count, let mistake = mistakes.first { throw mistake.refusal }
            open = waiting
        }
        return values
    }

    private static func standard(
        of parameter: Parameter,
        _ values: Values,
        _ manifest: TemplateManifest
    ) throws(Refusal) -> Result<String, TemplateMistake> {
        guard let standard = parameter.standard else {
            throw Refusal(
                .wrongUsage,
                "The template asks for “\(parameter.name)”: \(parameter.summary); "
                    + "give --set \(parameter.name)=\(parameter.type.noun)."
            )
        }
        return Result { () throws(TemplateMistake) in
            try Renderer(values, manifest.parameters).text(standard, file: manifest.file, line: parameter.line)
        }
    }
}
