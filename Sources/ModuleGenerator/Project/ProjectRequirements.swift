extension Project {
    /// Returns the reason why a template can't be used in this package; `nil` if it can, or if it creates a package.
    func unmetRequirement(for manifest: TemplateManifest) -> String? {
        guard manifest.folder == nil else { return nil }
        guard kind(manifest.kind) != nil else { return "it needs the kind “\(manifest.kind)” in \(Project.file)" }
        let missing = manifest.needs.filter { !layers.contains($0) }
        guard let last = missing.last else { return nil }
        let names = missing.dropLast().joined(separator: ", ")
        return missing.count == 1 ? "it needs the layer \(last)" : "it needs the layers \(names) and \(last)"
    }
}
