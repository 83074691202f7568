import ModuleKit
import Presentation
import ProgramOutput
import Terminal
import Vocabulary

/// Output about adder itself.
enum Page: Equatable {
    case text(String)
    /// The names of commands.
    case commands([String])
    case version(Version)

    /// The page for people and shells.
    var text: String {
        switch self {
        case .text(let text): text
        case .commands(let names): names.map { "\($0)\n" }.joined()
        case .version(let version): "adder \(version.number) (commit \(version.commit), SQLite \(version.sqlite))\n"
        }
    }

    var document: String {
        JSONText.document { document in
            switch self {
            case .text(let text): document.string("text", text)
            case .commands(let names): document.strings("commands", names)
            case .version(let version):
                document.string("version", version.number)
                document.string("commit", version.commit)
                document.string("sqlite", version.sqlite)
            }
        }
    }
}

extension Answers {
    func show(_ page: Page, in style: AnswerStyle) {
        document(style == .json ? page.document : page.text)
    }
}
