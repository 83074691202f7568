import Glibc

/// A system program that some tests run.
package struct Tool {
    package struct NotInstalled: Error, CustomStringConvertible {
        let name: String

        package var description: String { "\(name) is not installed. Run make test-dependencies." }
    }

    package let path: String

    package init(_ name: String) throws(NotInstalled) {
        let paths: [String] = ["/usr/bin/\(name)", "/bin/\(name)"]
        guard let path = paths.first(where: { access($0, X_OK) == 0 }) else {
            throw NotInstalled(name: name)
        }
        self.path = path
    }
}
