import Presentation
import Testing

struct CommandRouterTests {
    @Test(arguments: [(CommandRouter.oneShot, "adder undo 2"), (.shell, "undo 2")])
    func `the shell names commands without the program`(router: CommandRouter, typed: String) {
        #expect(router.command(.undo(2)) == typed)
    }

    @Test(arguments: [(CommandRouter.oneShot, "adder add Pay rent"), (.shell, "add Pay rent")])
    func `an example from the help is shown as it is typed`(router: CommandRouter, typed: String) {
        #expect(router.command(.example("adder add Pay rent")) == typed)
    }

    @Test(arguments: [CommandRouter.oneShot, .shell], ["man adder", "adder", "in ~/.bashrc: source <(adder x)"])
    func `an example that doesn't start with the program is unchanged`(router: CommandRouter, example: String) {
        #expect(router.command(.example(example)) == example)
    }
}
