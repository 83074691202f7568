import ModuleKit
import Presentation
import Terminal
import Vocabulary

/// Output about adder itself.
enum Page: Equatable {
    case text(String)
    /// The names of commands.
    case commands([String])
    case version(String)

    /// The page for people and shells.
    var text: String {
        switch self {
        case .text(let text): text
        case .commands(let names): names.map { "\($0)\n" }.joined()
        case .version(let number): "adder \(number)\n"
        }
    }

    var document: String {
        JSONText.document { document in
            switch self {
            case .text(let text): document.string("text", text)
            case .commands(let names): document.strings("commands", names)
            case .version(let number): document.string("version", number)
            }
        }
    }
}

extension Console {
    func show(_ page: Page, in style: AnswerStyle) {
        document(style == .json ? page.document : page.text)
    }
}
