import Entities
import Glibc
import TestKit
import Testing
import Vocabulary

@testable import DataStore

struct TextFileTests {
    private let folder: TemporaryFolder
    private var path: String { folder.path + "/config" }
    private var file: TextFile { TextFile(StoreFile(path: path)) }
    private var text: String { get throws { String(decoding: try Files.read(path), as: UTF8.self) } }

    init() throws {
        folder = try TemporaryFolder()
    }

    private func write(_ text: String, to path: String? = nil) throws {
        try Files.write(text.utf8, to: path ?? self.path)
    }

    @Test func `a file can be deleted, also a link without its target`() throws {
        try write("a", to: "\(folder.path)/target")
        symlink("\(folder.path)/target", path)

        let wasThere = try file.remove()
        let isThere = try file.remove()

        #expect(wasThere && !isThere)
        #expect(Files.names(in: folder.path) == ["target"])
        #expect(throws: ListError.self) { try TextFile(StoreFile(path: folder.path)).remove() }
    }

    // MARK: Reading

    @Test func `a file is read unchanged, and a missing file has no contents`() throws {
        #expect(try file.read() == nil)
        #expect(try TextFile(StoreFile(path: "\(path)/below/config")).read() == nil)

        try write("a\r\n")

        #expect(try file.read() == Array("a\r\n".utf8))
    }

    @Test func `pipes and folders are rejected without blocking`() throws {
        mkfifo(path, 0o600)

        #expect { try file.read() } throws: { ($0 as? ListError)?.kind == .notAFile }
        #expect { try TextFile(StoreFile(path: folder.path)).read() } throws: {
            ($0 as? ListError)?.detail == .folder
        }
    }

    @Test func `a file that is too large is rejected`() throws {
        try write(String(repeating: "x", count: TextFile.maximumSize + 1))

        #expect { try file.read() } throws: { ($0 as? ListError)?.kind == .notAFile }
    }

    // MARK: Changing

    @Test func `a new file and its folders are accessible only to their owner`() throws {
        let before = umask(0)
        defer { umask(before) }
        let home = "\(folder.path)/config/adder"
        let file = TextFile(StoreFile(path: "\(home)/config", ownFolder: home))

        try file.change { $0 + Array("a\n".utf8) }

        #expect(Files.mode(of: "\(folder.path)/config") == 0o700)
        #expect(Files.mode(of: home) == 0o700)
        #expect(Files.mode(of: "\(home)/config") == 0o600)
        #expect(Files.names(in: home) == ["config"])
    }

    @Test func `a change replaces the file atomically`() throws {
        try write("a\n")
        let old = open(path, O_RDONLY | O_CLOEXEC)
        defer { close(old) }

        try file.change { $0 + Array("b\n".utf8) }

        var bytes = [UInt8](repeating: 0, count: 8)
        #expect(read(old, &bytes, 8) == 2)
        #expect(try text == "a\nb\n")
        #expect(Files.names(in: folder.path) == ["config"])
    }

    @Test func `an edit without effect touches nothing`() throws {
        let home = "\(folder.path)/none"
        try TextFile(StoreFile(path: "\(home)/config", ownFolder: home)).change { $0 }
        try write("a")
        chmod(path, 0o640)

        try file.change { $0 }

        #expect(Files.mode(of: path) == 0o640)
        #expect(Files.names(in: folder.path) == ["config"])
    }

    @Test func `a symbolic link is kept, and its target changes`() throws {
        mkdir("\(folder.path)/dotfiles", 0o700)
        let target = "\(folder.path)/dotfiles/adder.conf"
        try write("a\n", to: target)
        symlink("dotfiles/adder.conf", path)

        try file.change { $0 + Array("b\n".utf8) }

        #expect(Files.mode(of: path) == 0o777)
        #expect(String(decoding: try Files.read(target), as: UTF8.self) == "a\nb\n")
        #expect(Files.names(in: "\(folder.path)/dotfiles") == ["adder.conf"])
    }

    @Test func `nothing is created through a dangling symbolic link`() throws {
        symlink("\(folder.path)/elsewhere", path)

        #expect { try file.change { _ in [0x61] } } throws: { ($0 as? ListError)?.kind == .cannotCreate }
        #expect(Files.names(in: folder.path) == ["config"])
    }

    @Test func `a change removes the drafts of killed processes and nothing else`() throws {
        for name in ["config.adder-draft-a1B2c3", "config.backup", "config.adder-list"] {
            try write("old\n", to: "\(folder.path)/\(name)")
        }

        try file.change { _ in Array("new\n".utf8) }

        #expect(Files.names(in: folder.path) == ["config", "config.adder-list", "config.backup"])
    }

    @Test func `waiting for a locked file ends after the timeout`() throws {
        try write("a\n")
        let other = open(folder.path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        defer { close(other) }
        #expect(flock(other, LOCK_EX) == 0)

        #expect {
            try TextFile(StoreFile(path: path), timeout: 10).change { $0 + Array("b\n".utf8) }
        } throws: {
            ($0 as? ListError)?.kind == .busy
        }
        #expect(try text == "a\n")
    }

    @Test func `no concurrent change is lost`() async throws {
        await withTaskGroup { group in
            for number in 0..<20 {
                group.addTask { [file] in try? file.change { $0 + Array("\(number)\n".utf8) } }
            }
        }

        #expect(Set(try text.split(separator: "\n").compactMap { Int($0) }) == Set(0..<20))
    }
}
