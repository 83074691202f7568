import Foundation
package import ModuleKit
package import Presentation
package import Storage
package import Terminal

/// The context of a module under test: a console that captures its output, and a store in a temporary folder.
package final class ModuleFixture {
    private var outputSoFar = ""
    package private(set) var messages = ""
    package let folder: String
    package let path: String
    package let store: LineStore
    package let router = CommandRouter(program: "program")

    package init() {
        folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString).path()
        path = "\(folder)/notes/lines.txt"
        store = LineStore(path: path)
    }

    deinit {
        try? FileManager.default.removeItem(atPath: folder)
    }

    /// Stores these bytes as they are.
    package func write(_ bytes: some Sequence<UInt8>) throws {
        try store.change { _ in }
        try Data(bytes).write(to: URL(filePath: path))
    }

    package func write(_ text: String) throws {
        try write(text.utf8)
    }

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

    package var context: ModuleContext {
        ModuleContext(console: console, store: store, router: router)
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
