import CommandLine
import Glibc
import ProgramOutput

/// The process environment of viper-gen.
package struct ToolContext {
    package let arguments: [[UInt8]]
    package let folder: String
    /// The path of the executable, with symbolic links resolved.
    package let program: String
    package let variables: [String: String]

    package init(arguments: [[UInt8]], folder: String, program: String, variables: [String: String] = [:]) {
        self.arguments = arguments
        self.folder = folder
        self.program = program
        self.variables = variables
    }

    package static var process: ToolContext {
        var variables: [String: String] = [:]
        for name in ["HOME", "XDG_CONFIG_HOME"] {
            if let value = getenv(name) { variables[name] = String(cString: value) }
        }
        return ToolContext(
            arguments: ProcessArguments.words ?? [],
            folder: realPath(of: ".") ?? "/",
            program: realPath(of: "/proc/self/exe") ?? "",
            variables: variables
        )
    }

    private static func realPath(of path: String) -> String? {
        guard let real = realpath(path, nil) else { return nil }
        defer { free(real) }
        return String(cString: real)
    }
}

extension ToolContext {
    func words() throws(ToolError) -> [String] {
        var words: [String] = []
        for (index, bytes) in arguments.enumerated() {
            guard let word = String(validating: bytes, as: UTF8.self) else {
                throw ToolError(.badData, "Argument \(index + 1) is not UTF-8 text. Retype it.")
            }
            words.append(word)
        }
        return words
    }

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

    var userTemplates: String? {
        let home = variables["HOME"].flatMap { $0.hasPrefix("/") ? "\($0)/.config" : nil }
        let folder = variables["XDG_CONFIG_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil } ?? home
        return folder.map { "\($0)/viper-gen/templates" }
    }

    /// The folders of the templates installed next to the program, and of the package it was built in.
    var builtInTemplates: [String] {
        let parts = program.split(separator: "/").dropLast()
        let installed = parts.dropLast().map { "/\($0)" }.joined() + "/share/viper-gen/templates"
        guard let build = parts.lastIndex(of: ".build") else { return [installed] }
        return [installed, parts[..<build].map { "/\($0)" }.joined() + "/\(Project.templates)"]
    }
}
