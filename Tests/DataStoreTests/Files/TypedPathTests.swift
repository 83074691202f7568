import Glibc
import TestKit
import Testing

@testable import DataStore

struct TypedPathTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    private func completions(_ beginning: String) -> [String] {
        TypedPath.completions(of: "\(folder.path)/\(beginning)").map { String($0.dropFirst(folder.path.count + 1)) }
    }

    @Test func `file names are completed, and folders end in a slash`() throws {
        for name in ["todo.txt", "todo 2.txt", ".hidden", "할일.md"] {
            try Files.write("".utf8, to: "\(folder.path)/\(name)")
        }
        mkdir("\(folder.path)/tools", 0o700)
        try Files.write("".utf8, to: "\(folder.path)/tools/a")

        #expect(completions("") == ["todo 2.txt", "todo.txt", "tools/", "할일.md"])
        #expect(completions("to") == ["todo 2.txt", "todo.txt", "tools/"])
        #expect(completions("tools/") == ["tools/a"])
        #expect(completions(".") == [".hidden"])
        #expect(completions("x") == [])
        #expect(completions("missing/") == [])
    }

    @Test func `a tilde stands for the home folder`() throws {
        let home = try #require(getenv("HOME").map { String(cString: $0) })

        #expect(TypedPath.expanded("~/todo.txt") == "\(home)/todo.txt")
        #expect(TypedPath.expanded("~") == home)
        for path in ["~anna/x", "a~", "a/~/b", "", "-"] { #expect(TypedPath.expanded(path) == path) }
        #expect(TypedPath.completions(of: "~") == ["~/"])
        #expect(TypedPath.completions(of: "~/").allSatisfy { $0.hasPrefix("~/") })
    }
}
