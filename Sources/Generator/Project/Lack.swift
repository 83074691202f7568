extension Project {
    /// What a template needs that this package has not; nil where it fits, or makes a package of its own.
    func lack(for manifest: TemplateManifest) -> String? {
        guard manifest.folder == nil else { return nil }
        guard kind(manifest.kind) != nil else { return "there is no kind “\(manifest.kind)” in \(Project.file)" }
        let missing = manifest.needs.filter { !floors.contains($0) }
        guard let last = missing.last else { return nil }
        let names = missing.dropLast().joined(separator: ", ")
        return missing.count == 1 ? "there is no floor \(last)" : "there are no floors \(names) and \(last)"
    }
}
