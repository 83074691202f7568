import DataStore
import Presentation
package import ProgramOutput
import Terminal
import Vocabulary

/// Writes a picture or a page to a file, or to standard output. A file is replaced only if adder wrote it.
package final class PictureFileView: PictureViewing, PageViewing {
    private let path: String
    private let context: ModuleContext

    package init(path: String, _ context: ModuleContext) {
        (self.path, self.context) = (path, context)
    }

    package func showPicture(_ svg: String) {
        show(svg, mark: "class=\"adder\"")
    }

    package func showPage(_ html: String) {
        show(html, mark: "content=\"adder\"")
    }

    /// - Parameter mark: Text near the beginning by which adder recognizes its own file.
    private func show(_ text: String, mark: String) {
        if path == "-" { return context.console.document(text) }
        do throws(ListError) {
            var hasWritten = try write(text, replacing: false)
            if !hasWritten, hasMark(mark) { hasWritten = try write(text, replacing: true) }
            hasWritten ? reportSuccess() : showError(.notOurs(path))
        } catch {
            showError(ErrorMessage(writing: error, context.router))
        }
    }

    package func showNothing(_ sentence: String) {
        showError(ErrorMessage(.badData, sentence))
    }

    package func showError(_ errorMessage: ErrorMessage) {
        if context.style == .json {
            context.console.report(errorMessage, as: JSONText.document)
        } else {
            context.console.report(errorMessage)
        }
    }

    private func reportSuccess() {
        if context.style == .json {
            context.console.document(
                JSONText.document { document in document.object("picture") { $0.string("path", path) } }
            )
        } else {
            context.console.say("Wrote \(path).")
        }
    }

    private func hasMark(_ mark: String) -> Bool {
        let beginning = InputFile.contents(path)?.prefix(1_000) ?? []
        return beginning.indices.contains { beginning[$0...].starts(with: mark.utf8) }
    }

    /// Returns `false` if there is a file that may not be replaced.
    private func write(_ text: String, replacing: Bool) throws(ListError) -> Bool {
        guard let file = try WholeFile.begin(at: path, replacing: replacing, besides: context.store) else {
            return false
        }
        do {
            try file.append(Array(text.utf8))
        } catch {
            file.discard()
            throw error
        }
        return try file.keep(replacing: replacing)
    }
}

extension ErrorMessage {
    fileprivate static func notOurs(_ path: String) -> ErrorMessage {
        ErrorMessage(.cannotCreate, "\(path) exists, and adder didn't write it. Choose another name.")
    }
}
