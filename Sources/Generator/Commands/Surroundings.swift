import Boundary
import Glibc

/// What viper-gen takes from the process that it runs in.
package struct Surroundings {
    package let arguments: [[UInt8]]
    package let folder: String
    /// Where the program itself is, without links.
    package let program: String
    package let variables: [String: String]

    package init(arguments: [[UInt8]], folder: String, program: String, variables: [String: String] = [:]) {
        self.arguments = arguments
        self.folder = folder
        self.program = program
        self.variables = variables
    }

    package static var process: Surroundings {
        var variables: [String: String] = [:]
        for name in ["HOME", "XDG_CONFIG_HOME"] {
            if let value = getenv(name) { variables[name] = String(cString: value) }
        }
        return Surroundings(
            arguments: (1..<max(1, Int(CommandLine.argc))).compactMap { index in
                CommandLine.unsafeArgv[index].map { Array(UnsafeRawBufferPointer(start: $0, count: strlen($0))) }
            },
            folder: real(".") ?? "/",
            program: real("/proc/self/exe") ?? "",
            variables: variables
        )
    }

    private static func real(_ path: String) -> String? {
        guard let real = realpath(path, nil) else { return nil }
        defer { free(real) }
        return String(cString: real)
    }
}

extension Surroundings {
    func words() throws(Refusal) -> [String] {
        var words: [String] = []
        for (index, bytes) in arguments.enumerated() {
            guard let word = String(validating: bytes, as: UTF8.self) else {
                throw Refusal(.badData, "Word \(index + 1) is not UTF-8 text; retype it.")
            }
            words.append(word)
        }
        return words
    }

    /// As a person in this folder names it.
    func shown(_ path: String) -> String {
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

    /// The user's own templates.
    var userTemplates: String? {
        let home = variables["HOME"].flatMap { $0.hasPrefix("/") ? "\($0)/.config" : nil }
        let folder = variables["XDG_CONFIG_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil } ?? home
        return folder.map { "\($0)/viper-gen/templates" }
    }

    /// Those that came with the program: installed beside it, or in the package that it was built in.
    var builtInTemplates: [String] {
        let parts = program.split(separator: "/").dropLast()
        let installed = parts.dropLast().map { "/\($0)" }.joined() + "/share/viper-gen/templates"
        guard let build = parts.lastIndex(of: ".build") else { return [installed] }
        return [installed, parts[..<build].map { "/\($0)" }.joined() + "/\(Project.templates)"]
    }
}
