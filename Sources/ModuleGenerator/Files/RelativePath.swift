/// The rules for paths in a package.
enum RelativePath {
    /// Returns `true` if a relative path stays inside its base folder.
    static func isInside(_ path: String) -> Bool {
        let parts = path.split(separator: "/", omittingEmptySubsequences: false)
        return parts.allSatisfy { part in
            !["", ".", ".."].contains(part) && part.unicodeScalars.allSatisfy { !$0.isControl }
        } && ![".git", ".build"].contains(parts[0])
    }

    /// Returns the parent folders of a path, outermost first.
    static func folders(of path: String) -> [String] {
        let parts = path.split(separator: "/")
        return parts.indices.dropFirst().map { parts[..<$0].joined(separator: "/") }
    }
}
