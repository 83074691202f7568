import CommandLine
import ProgramOutput

/// The values of all parameters of a template: those given, and the defaults of the others.
struct TemplateArguments: Equatable {
    let values: Values

    init(_ manifest: TemplateManifest, name: String, given: [String: String]) throws(ToolError) {
        var values: Values = ["name": .name(name)]
        for (key, typed) in given.sorted(by: { $0.key < $1.key }) where key != "name" {
            guard let parameter = manifest.parameter(key) else {
                let known = manifest.parameters.map(\.name).filter { $0 != "name" }
                let all = known.isEmpty ? "It has none." : "It has \(known.joined(separator: ", "))."
                throw ToolError(
                    .wrongUsage,
                    "The template has no parameter “\(key)”. \(ToolError.suggestion(for: key, among: known, otherwise: all))"
                )
            }
            values[key] = try parameter.value(typed)
        }
        self.values = try TemplateArguments.completed(values, manifest)
    }

    /// The values that become names in code, the module's own name first.
    var names: [(parameter: String, value: String)] {
        let others = values.keys.sorted().filter { $0 != "name" }
        return (["name"] + others).compactMap { key in
            guard case .name(let value)? = values[key] else { return nil }
            return (key, value)
        }
    }

    /// Adds the defaults. A default can depend on other parameters, so this repeats until all are resolved.
    private static func completed(_ given: Values, _ manifest: TemplateManifest) throws(ToolError) -> Values {
        var values = given
        var open = manifest.parameters.filter { given[$0.name] == nil }
        while !open.isEmpty {
            var waiting: [Parameter] = []
            var errors: [TemplateError] = []
            for parameter in open {
                switch try defaultValue(of: parameter, values, manifest) {
                case .success(let text):
                    values[parameter.name] = try parameter.value(text)
                case .failure(let error):
                    waiting.append(parameter)
                    errors.append(error)
                }
            }
            if waiting.count == open.count, let error = errors.first { throw error.toolError }
            open = waiting
        }
        return values
    }

    private static func defaultValue(
        of parameter: Parameter,
        _ values: Values,
        _ manifest: TemplateManifest
    ) throws(ToolError) -> Result<String, TemplateError> {
        guard let defaultValue = parameter.defaultValue else {
            throw ToolError(
                .wrongUsage,
                "Missing parameter “\(parameter.name)”: \(parameter.summary). "
                    + "Add --set \(parameter.name)=\(parameter.type.placeholder)."
            )
        }
        return Result { () throws(TemplateError) in
            try Renderer(values, manifest.parameters).text(defaultValue, file: manifest.file, line: parameter.line)
        }
    }
}
