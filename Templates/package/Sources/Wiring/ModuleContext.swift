package import Storage
package import Terminal

/// The dependencies that the root wireframe passes to each module's wireframe.
package struct ModuleContext {
    package let console: Console
    package let reader: TextReader

    package init(console: Console, reader: TextReader) {
        self.console = console
        self.reader = reader
    }
}
