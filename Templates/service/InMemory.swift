/// Returns the given entries, for tests and for use without a source.
package final class {{name}}InMemory: {{name}}Reading {
    package var contents: [{{name}}Entry]
    package var failure: {{name}}Failure?
    package private(set) var readCount = 0

    package init(_ contents: [{{name}}Entry] = []) {
        self.contents = contents
    }

    package func entries() throws({{name}}Failure) -> [{{name}}Entry] {
        readCount += 1
        if let failure { throw failure }
        return contents
    }
}
