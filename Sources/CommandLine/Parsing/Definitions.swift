/// Words with the text that they stand for. An array, because the first dictionary with a kind of key that a process makes
/// takes a fifth of the time that adder needs to start.
package struct Definitions: Equatable, Sendable, ExpressibleByDictionaryLiteral {
    private struct Definition: Equatable, Sendable {
        let name: String
        var text: String
    }

    private var all: [Definition] = []

    package init(dictionaryLiteral elements: (String, String)...) {
        for (name, text) in elements { self[name] = text }
    }

    package var names: [String] { all.map(\.name) }

    package subscript(name: String) -> String? {
        get { all.first { $0.name == name }?.text }
        set {
            all.removeAll { $0.name == name }
            if let newValue { all.append(Definition(name: name, text: newValue)) }
        }
    }
}
