import Glibc
import Keyring
import Programs
import TestKit
import Testing

struct KeyringTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    /// Returns a keyring whose program keeps the password in a file.
    private func keyring(_ script: String = "") throws -> Keyring {
        let path = "\(folder.path)/secret-tool"
        let place = "\(folder.path)/password"
        let body =
            "case $1 in store) echo \"$*\" >\(place)-words; cat >\(place);; lookup) cat \(place);; *) rm \(place);; esac"
        try Files.write("#!/bin/sh\n\(script)\n\(body)\n".utf8, to: path)
        chmod(path, 0o755)
        return Keyring(user: "alice", server: "https://a.example", program: path)
    }

    @Test func `a password is stored with its user and server, and can be removed`() throws {
        let keyring = try keyring()

        let words = try keyring.store("se cret")
        let stored = Files.names(in: folder.path)
        let typed = String(decoding: try Files.read("\(folder.path)/password-words"), as: UTF8.self)
        keyring.remove()

        let attributes = "application adder server https://a.example user alice"
        #expect(words?.dropFirst().joined(separator: " ") == "lookup \(attributes)" && stored.contains("password"))
        #expect(typed == "store --label=adder: alice at https://a.example \(attributes)\n")
        #expect(!Files.names(in: folder.path).contains("password"))
    }

    @Test(arguments: ["[ $1 = lookup ] && exit 0", "exit 1", "[ $1 = lookup ] && exec echo other"])
    func `a keyring that doesn't keep the password has failed`(script: String) throws {
        #expect(try keyring(script).store("secret") == nil)
    }

    @Test func `a missing program is an error`() {
        #expect(throws: ProgramFailure.notInstalled(program: "no-such-program")) {
            try Keyring(user: "alice", server: "https://a.example", program: "no-such-program").store("secret")
        }
    }

    @Test func `the password comes from the first line of a private file or of a program's output`() throws {
        let path = "\(folder.path)/password"
        try Files.write("secret\r\nmore\n".utf8, to: path)
        chmod(path, 0o600)

        #expect(try PasswordSource.file(path).password() == "secret")
        #expect(try PasswordSource.program(["printf", "%s\n", "se cret"]).password() == "se cret")
    }
}
