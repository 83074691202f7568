import ProgramOutput
import TestKit

@testable import ModuleGenerator

/// A small package in a temporary folder, in which tests run viper-gen.
final class Sandbox {
    private let parent: TemporaryFolder
    /// The current folder for viper-gen.
    var folder: String

    /// The folder that contains the package.
    var above: String { parent.path }

    /// Creates a package, by default one with the modules AddItem and ShowItem and the template `command`.
    init(_ files: [String: String] = Sandbox.package) throws {
        parent = try TemporaryFolder()
        folder = "\(parent.path)/package"
        try Disk.makeFolder(folder)
        for (path, text) in files { try write(text, to: path) }
    }

    func run(_ words: String...) -> RunResult {
        run(words)
    }

    func run(_ words: [String]) -> RunResult {
        let output = FakeOutput()
        let context = ToolContext(
            arguments: words.map { Array($0.utf8) },
            folder: folder,
            program: "\(parent.path)/bin/viper-gen"
        )
        let status = Tool(context, output).run()
        return RunResult(output.output, messages: output.messages, status)
    }
}

/// The output and exit status of a run.
struct RunResult: Equatable {
    let output: String
    let messages: String
    let status: ExitStatus

    init(_ output: String = "", messages: String = "", _ status: ExitStatus = .done) {
        (self.output, self.messages, self.status) = (output, messages, status)
    }
}

final class FakeOutput: Output {
    private(set) var output = ""
    private(set) var messages = ""

    func write(_ text: String) { output += text }
    func writeMessage(_ text: String) { messages += text }
}

// MARK: - Files

extension Sandbox {
    func write(_ text: String, to path: String) throws {
        var current = "\(parent.path)/package"
        for part in path.split(separator: "/").dropLast() {
            current += "/\(part)"
            if !Disk.exists(current) { try Disk.makeFolder(current) }
        }
        try Files.write(Array(text.utf8), to: "\(parent.path)/package/\(path)")
    }

    func read(_ path: String) -> String? {
        Disk.text("\(parent.path)/package/\(path)")
    }

    /// All files with their text, and all folders, by path.
    var tree: [String: String] {
        tree(below: "\(parent.path)/package")
    }

    private func tree(below folder: String) -> [String: String] {
        var found: [String: String] = [:]
        for name in Disk.names(in: folder) {
            let path = "\(folder)/\(name)"
            if Disk.isFolder(path) {
                found["\(path)/"] = ""
                found.merge(tree(below: path)) { $1 }
            } else {
                found[path] = Disk.text(path) ?? "-"
            }
        }
        return found
    }
}
