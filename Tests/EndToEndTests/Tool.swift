import Glibc
import TestKit

/// A system program that some tests run.
struct Tool {
    struct NotInstalled: Error, CustomStringConvertible {
        let name: String

        var description: String { "\(name) is not installed. Run make test-dependencies." }
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
