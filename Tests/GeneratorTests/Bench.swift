import Boundary
import TestKit

@testable import Generator

/// A small package in a folder of its own, and viper-gen at work in it.
final class Bench {
    private let home: TemporaryFolder
    /// Where viper-gen is called.
    var folder: String
    var variables: [String: String] = [:]
    var disk: any FileSystem = DiskFileSystem()
    let programs = FakePrograms()

    /// The folder that the package is in.
    var above: String { home.path }

    /// The package has a module AddItem and the template `command`.
    init(_ files: [String: String] = Bench.package) throws {
        home = try TemporaryFolder()
        folder = "\(home.path)/package"
        try DiskFileSystem().makeFolder(folder)
        for (path, text) in files { try write(text, to: path) }
    }

    func run(_ words: String...) -> Said {
        run(words)
    }

    func run(_ words: [String]) -> Said {
        let page = FakePage()
        let surroundings = Surroundings(
            arguments: words.map { Array($0.utf8) },
            folder: folder,
            program: "\(home.path)/bin/viper-gen",
            variables: variables
        )
        let status = Tool(surroundings, disk, programs, page).run()
        return Said(page.answer, talk: page.said, status)
    }
}

/// What a run leaves behind.
struct Said: Equatable {
    let answer: String
    let talk: String
    let status: ExitStatus

    init(_ answer: String = "", talk: String = "", _ status: ExitStatus = .done) {
        (self.answer, self.talk, self.status) = (answer, talk, status)
    }
}

// MARK: - Files

extension Bench {
    func write(_ text: String, to path: String) throws {
        let files = DiskFileSystem()
        var place = "\(home.path)/package"
        for part in path.split(separator: "/").dropLast() {
            place += "/\(part)"
            if files.facts(of: place) == nil { try files.makeFolder(place) }
        }
        try Files.write(Array(text.utf8), to: "\(home.path)/package/\(path)")
    }

    func read(_ path: String) -> String? {
        DiskFileSystem().text("\(home.path)/package/\(path)")
    }

    /// Every file with its text, and every folder.
    var tree: [String: String] {
        tree(below: "\(home.path)/package")
    }

    /// The same, from the package's folder on; folders have no text.
    var paths: [String: String?] {
        let front = "\(home.path)/package/".count
        return Dictionary(
            uniqueKeysWithValues: tree.map { (String($0.key.dropFirst(front)), $0.key.hasSuffix("/") ? nil : $0.value) }
        )
    }

    private func tree(below folder: String) -> [String: String] {
        var found: [String: String] = [:]
        for name in Files.names(in: folder) {
            let path = "\(folder)/\(name)"
            if DiskFileSystem().isFolder(path) {
                found["\(path)/"] = ""
                found.merge(tree(below: path)) { $1 }
            } else {
                found[path] = DiskFileSystem().text(path) ?? "-"
            }
        }
        return found
    }
}
