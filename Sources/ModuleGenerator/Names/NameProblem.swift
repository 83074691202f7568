/// The reason why the value of a parameter can't be used as a name.
struct NameProblem: Error, Equatable {
    let parameter: String
    let typed: String
    let reason: String
    /// The module's name as an alternative, if the parameter is a command.
    var module: String?

    init(_ parameter: String, _ typed: String, _ reason: String, module: String? = nil) {
        (self.parameter, self.typed, self.reason, self.module) = (parameter, typed, reason, module)
    }

    /// Returns a message that suggests an available name, if there is one.
    func message(_ isAvailable: (String) -> Bool) -> String {
        let hint = candidates.first(where: isAvailable).map(suggestion) ?? "Choose another"
        return "\(reason). \(hint)."
    }

    /// Alternatives, best first.
    private var candidates: [String] {
        if let module {
            let kebab = NameParts(of: module).kebab
            return ([kebab] + ["item", "items", "more"].map { "\(typed)-\($0)" }).filter { $0 != typed }
        }
        guard NameRule.isUpperCamel(typed) else {
            return (typed.allSatisfy(\.isASCII) ? [NameParts(of: typed).upperCamel] : []) + ["RescheduleItem"]
        }
        if isTests { return [String(typed.dropLast("Tests".count))] + longerNames }
        return longerNames
    }

    private var longerNames: [String] { ["Item", "Items", "More"].map { typed + $0 } }

    private var isTests: Bool { typed.hasSuffix("Tests") && typed.count > "Tests".count }

    private func suggestion(_ name: String) -> String {
        if module != nil { return "Use another one, such as --command \(name)" }
        if parameter != "name" { return "Use another one, such as --set \(parameter)=\(name)" }
        return name.hasPrefix(typed) && !typed.isEmpty ? "Use a longer name, such as \(name)" : "Try \(name)"
    }
}
