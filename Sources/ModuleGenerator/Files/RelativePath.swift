/// A relative path that stays inside its base folder.
struct RelativePath: Equatable {
    let text: String

    init?(_ text: String) {
        let parts = text.split(separator: "/", omittingEmptySubsequences: false)
        let isClean = parts.allSatisfy { part in
            !part.isEmpty && part != "." && part != ".."
                && part.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0.value != 0x7F }
        }
        guard isClean, parts.first != ".git", parts.first != ".build" else { return nil }
        self.text = text
    }

    /// Its parent folders, outermost first.
    var folders: [String] {
        let parts = text.split(separator: "/")
        return (1..<max(1, parts.count)).map { parts.prefix($0).joined(separator: "/") }
    }
}
