package import Storage
package import Terminal

/// What the root wireframe hands to every module's wireframe.
package struct Surroundings {
    package let console: Console
    package let reader: TextReader

    package init(console: Console, reader: TextReader) {
        self.console = console
        self.reader = reader
    }
}
