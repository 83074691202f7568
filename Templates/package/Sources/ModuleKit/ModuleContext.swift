package import Presentation
package import Storage
package import Terminal

/// The dependencies that the root wireframe passes to each module's wireframe.
package struct ModuleContext {
    package let console: Console
    package let reader: TextReader
    package let router: CommandRouter

    package init(console: Console, reader: TextReader, router: CommandRouter) {
        self.console = console
        self.reader = reader
        self.router = router
    }
}
