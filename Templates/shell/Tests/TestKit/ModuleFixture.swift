package import ModuleKit
package import Presentation
package import Storage
package import Terminal

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// The context of a module under test: a console that captures its output, and a store in a temporary folder.
package final class ModuleFixture {
    private var outputSoFar = ""
    package private(set) var messages = ""
    private let folder: String
    package let path: String
    package let store: LineStore
    package let router = CommandRouter(program: "program")

    package init() {
        var template = Array("/tmp/notes-XXXXXX".utf8CString)
        folder = mkdtemp(&template).map { String(cString: $0) } ?? "/no/folder"
        path = "\(folder)/notes/lines.txt"
        store = LineStore(path: path)
    }

    deinit {
        for end in ["", ".lock", ".new"] { unlink(path + end) }
        rmdir("\(folder)/notes")
        rmdir(folder)
    }

    /// Stores these bytes as they are.
    package func write(_ text: some Sequence<UInt8>) throws {
        try store.change { _ in }
        let file = fopen(path, "w")
        let bytes = Array(text)
        fwrite(bytes, 1, bytes.count, file)
        fclose(file)
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
