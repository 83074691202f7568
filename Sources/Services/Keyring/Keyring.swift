package import Programs

/// The place of one password in the keyring of the desktop, which secret-tool reads and writes.
package struct Keyring {
    private let program: String
    private let label: String
    private let attributes: [String]

    /// - Parameter server: With the scheme and the port, so that each server has a password of its own.
    package init(user: String, server: String, program: String = "secret-tool") {
        self.program = program
        label = "--label=adder: \(user) at \(server)"
        attributes = ["application", "adder", "server", server, "user", user]
    }

    /// Stores the password, and returns the words of the command that prints it, or `nil` if the keyring failed.
    package func store(_ password: String) throws(ProgramFailure) -> [String]? {
        let store = try ProgramRun(program, ["store", label] + attributes, input: Array(password.utf8))
        // Some keyrings report success but don't store the password.
        let lookup = try ProgramRun(program, ["lookup"] + attributes)
        let stored = lookup.output.prefix { $0 != UInt8(ascii: "\n") }
        guard store.status == 0, lookup.status == 0, stored.elementsEqual(password.utf8) else { return nil }
        return [program, "lookup"] + attributes
    }

    package func remove() {
        _ = try? ProgramRun(program, ["clear"] + attributes)
    }
}
