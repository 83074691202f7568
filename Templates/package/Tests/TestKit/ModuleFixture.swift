package import ModuleKit
package import Presentation
package import Storage
package import Terminal
import Vocabulary

/// The context of a module under test: a console that captures its output, and texts in memory.
package final class ModuleFixture {
    private var outputSoFar = ""
    package private(set) var messages = ""
    /// The texts by path; the empty path is standard input.
    package var texts: [String: String] = [:]

    package init() {}

    package private(set) lazy var console = Console(
        for: "program",
        Channel { [unowned self] side, text in
            switch side {
            case .output: outputSoFar += text
            case .messages: messages += text
            }
        }
    )

    /// The complete output.
    package var output: String {
        _ = console.finish()
        return outputSoFar
    }

    package var reader: TextReader {
        TextReader { [texts] path throws(SourceError) in
            guard let text = texts[path ?? ""] else {
                throw SourceError(path: path ?? "", .unreadable("not there"))
            }
            return Array(text.utf8)
        }
    }

    package let router = CommandRouter(program: "program")

    package var context: ModuleContext {
        ModuleContext(console: console, reader: reader, router: router)
    }
}

/// Returns `true` if the object is deallocated once it is released. A strong back reference would keep it alive.
package func isDeallocated(_ build: () -> AnyObject) -> Bool {
    weak var module: AnyObject?
    do {
        let built = build()
        module = built
    }
    return module == nil
}
