import Glibc

/// Paths as people type them: `~` stands for the home folder. Outside adder's shell, the shell replaces it.
package enum TypedPath {
    private static var home: String? { getenv("HOME").map { String(cString: $0) } }

    /// Returns the path with the home folder in place of `~` or of the `~` in `~/`.
    package static func expanded(_ path: String) -> String {
        guard path == "~" || path.hasPrefix("~/"), let home, home.hasPrefix("/") else { return path }
        return home + path.dropFirst()
    }

    /// Returns the paths that begin with these bytes, sorted. Those of folders end in a slash. Hidden files are only
    /// included if the name begins with a dot.
    package static func completions(of beginning: String) -> [String] {
        if beginning == "~" { return ["~/"] }
        let slash = beginning.utf8.lastIndex(of: UInt8(ascii: "/")).map { beginning.utf8.index(after: $0) }
        let typed = beginning[..<(slash ?? beginning.startIndex)]
        let start = beginning[typed.endIndex...]
        let folder = expanded(typed.isEmpty ? "./" : String(typed))
        return StoreFile(path: folder).siblingNames.filter { name in
            name.utf8.starts(with: start.utf8) && (start.utf8.first == UInt8(ascii: ".") || !name.hasPrefix("."))
                && name != "." && name != ".."
        }.sorted().map { name in
            "\(typed)\(name)\(isFolder("\(folder)\(name)") ? "/" : "")"
        }
    }

    private static func isFolder(_ path: String) -> Bool {
        var details = stat()
        return stat(path, &details) == 0 && details.st_mode & S_IFMT == S_IFDIR
    }
}
