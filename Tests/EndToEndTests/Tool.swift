import Glibc
import TestKit

/// A program of the system that some tests need.
struct Tool {
    /// What `make test` installs, and could not.
    struct NotInstalled: Error, CustomStringConvertible {
        let name: String

        var description: String { "\(name) is not installed; make test-dependencies installs it" }
    }

    let path: String

    init(_ name: String) throws(NotInstalled) {
        let paths: [String] = ["/usr/bin/\(name)", "/bin/\(name)"]
        guard let path = paths.first(where: { access($0, X_OK) == 0 }) else {
            throw NotInstalled(name: name)
        }
        self.path = path
    }
}
