import CommandLine

/// The process environment of viper-gen.
struct ToolContext {
    let arguments: [[UInt8]]
    let folder: String
    /// The path of the executable, with symbolic links resolved.
    let program: String

    static var process: ToolContext {
        ToolContext(
            arguments: ProcessArguments.words ?? [],
            folder: Disk.realPath(of: ".") ?? "/",
            program: Disk.realPath(of: "/proc/self/exe") ?? ""
        )
    }
}

extension ToolContext {
    /// Returns a path relative to the current folder if it is inside, for messages.
    func displayPath(_ path: String) -> String {
        let front = folder == "/" ? "/" : "\(folder)/"
        return path.hasPrefix(front) ? String(path.dropFirst(front.count)) : path
    }

    func absolute(_ path: String) -> String {
        let whole = path.hasPrefix("/") ? path : "\(folder)/\(path)"
        var parts: [Substring] = []
        for part in whole.split(separator: "/") where part != "." {
            if part == ".." { parts = parts.dropLast() } else { parts.append(part) }
        }
        return parts.isEmpty ? "/" : parts.map { "/\($0)" }.joined()
    }

    /// The folders of the templates installed next to the program, and of the it was built in.
    var builtInTemplates: [String] {
        let parts = program.split(separator: "/").dropLast()
        let installed = parts.dropLast().map { "/\($0)" }.joined() + "/share/viper-gen/templates"
        guard let build = parts.lastIndex(of: ".build") else { return [installed] }
        return [installed, parts[..<build].map { "/\($0)" }.joined() + "/\(Project.templates)"]
    }
}
