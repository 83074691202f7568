/// Why what was given for a parameter cannot be a name.
struct NameObjection: Error, Equatable {
    let parameter: String
    let typed: String
    let reason: String
    /// For a word of the command line: the module's name, which may do as one.
    var module: String?

    init(_ parameter: String, _ typed: String, _ reason: String, module: String? = nil) {
        (self.parameter, self.typed, self.reason, self.module) = (parameter, typed, reason, module)
    }

    /// With a proposal that is as good as what is proposed it for; with none where there is none.
    func sentence(_ isFree: (String) -> Bool) -> String {
        let way = candidates.first(where: isFree).map(proposal) ?? "choose another"
        return "\(reason); \(way)."
    }

    /// What might do instead, the likeliest first.
    private var candidates: [String] {
        if let module {
            let kebab = NameParts(of: module).kebab
            return ([kebab] + ["item", "items", "more"].map { "\(typed)-\($0)" }).filter { $0 != typed }
        }
        guard NameRule.isUpperCamel(typed) else {
            return (typed.allSatisfy(\.isASCII) ? [NameParts(of: typed).upperCamel] : []) + ["RescheduleItem"]
        }
        if isTests { return [String(typed.dropLast("Tests".count))] + grown }
        return grown
    }

    private var grown: [String] { ["Item", "Items", "More"].map { typed + $0 } }

    private var isTests: Bool { typed.hasSuffix("Tests") && typed.count > "Tests".count }

    private func proposal(_ name: String) -> String {
        if module != nil { return "give another word, as in --command \(name)" }
        if parameter != "name" { return "give another, as in --set \(parameter)=\(name)" }
        return name.hasPrefix(typed) && !typed.isEmpty ? "say what it works on too, as in \(name)" : "try \(name)"
    }
}
