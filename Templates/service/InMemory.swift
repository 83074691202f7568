/// Says what it is told to say: for tests, and for whoever has no source.
package final class {{name}}InMemory: {{name}}Reading {
    package var told: [{{name}}Entry]
    package var failure: {{name}}Failure?
    package private(set) var timesAsked = 0

    package init(_ told: [{{name}}Entry] = []) {
        self.told = told
    }

    package func entries() throws({{name}}Failure) -> [{{name}}Entry] {
        timesAsked += 1
        if let failure { throw failure }
        return told
    }
}
