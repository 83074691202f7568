package import Presentation
package import Storage
package import Terminal

/// The dependencies that the root wireframe passes to each module's wireframe.
package struct ModuleContext {
    package let console: Console
    package let store: LineStore
    package let router: CommandRouter

    package init(console: Console, store: LineStore, router: CommandRouter) {
        self.console = console
        self.store = store
        self.router = router
    }
}
