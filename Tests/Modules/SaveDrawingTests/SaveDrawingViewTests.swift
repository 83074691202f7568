import Terminal
import TestKit
import Testing

@testable import SaveDrawing

struct SaveDrawingViewTests {
    @Test(arguments: [true, false])
    func `what was written is a message, so that the output stays empty`(isPlain: Bool) {
        let captured = CapturedConsole()

        SaveDrawingView(console: captured.console, isPlain: isPlain).show("Wrote a.svg.")

        let (output, messages, _) = captured.finish()
        #expect(output.isEmpty && messages == "Wrote a.svg.\n")
    }
}
