import Entities
package import Storage
package import Terminal
package import Wiring

/// What a module finds around it when it is presented alone: a console whose sides are kept, and texts in memory.
package final class Stage {
    package private(set) var answers = ""
    package private(set) var talk = ""
    /// By path; standard input is the empty path.
    package var texts: [String: String] = [:]

    package init() {}

    package private(set) lazy var console = Console(for: "program") { [unowned self] side, text in
        switch side {
        case .answer: answers += text
        case .talk: talk += text
        }
        return true
    }

    package var reader: TextReader {
        TextReader { [texts] path throws(SourceTrouble) in
            guard let text = texts[path ?? ""] else { throw SourceTrouble(path: path ?? "", detail: "not there") }
            return Array(text.utf8)
        }
    }

    package var surroundings: Surroundings {
        Surroundings(console: console, reader: reader)
    }
}

/// Whether nothing keeps what is built here once nobody asks for it any more: a way back that is not weak would.
package func isLetGo(_ build: () -> AnyObject) -> Bool {
    weak var module: AnyObject?
    do {
        let built = build()
        module = built
    }
    return module == nil
}
