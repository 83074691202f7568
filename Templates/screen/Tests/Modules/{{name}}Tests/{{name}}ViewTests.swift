import TestKit
import Testing

@testable import {{name}}

struct {{name}}ViewTests {
    @Test(arguments: [(false, "3  우유 사기 🎉\n"), (true, "id: 3\ntitle: 우유 사기 🎉\n")])
    func `items are rows, or labeled lines`(isPlain: Bool, output: String) {
        let captured = CapturedConsole()

        {{name}}View(console: captured.console, isPlain: isPlain)
            .showItems([{{name}}Row(id: "3", title: "우유 사기 🎉")], title: "Items")

        #expect(captured.finish().output == output)
    }
}
