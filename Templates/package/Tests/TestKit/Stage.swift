import Entities
package import Storage
package import Terminal
package import Wiring

/// What a module finds around it when it is presented alone: a console whose sides are kept, and texts in memory.
package final class Stage {
    private var answersSoFar = ""
    package private(set) var talk = ""
    /// By path; standard input is the empty path.
    package var texts: [String: String] = [:]

    package init() {}

    package private(set) lazy var console = Console(
        for: "program",
        Channel { [unowned self] side, text in
            switch side {
            case .answer: answersSoFar += text
            case .talk: talk += text
            }
        }
    )

    /// All that was answered, as it is when the command is over.
    package var answers: String {
        _ = console.finish()
        return answersSoFar
    }

    package var reader: TextReader {
        TextReader { [texts] path throws(SourceTrouble) in
            guard let text = texts[path ?? ""] else {
                throw SourceTrouble(path: path ?? "", .unreadable("not there"))
            }
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
