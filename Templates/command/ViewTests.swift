import TestKit
import Testing

@testable import {{name}}

struct {{name}}ViewTests {
    private let display = {{name}}Display(
        rows: [
            .init(id: "3", due: "Fri 27 Nov", title: "Pay rent"),
            .init(id: "12", due: "", title: "우유 사기 🎉"),
        ],
        message: "Left out: 1 item."
    )

    @Test func `rows are columns, and the message goes to the message stream`() {
        let captured = CapturedConsole()

        {{name}}View(console: captured.console, isPlain: false).show(display)

        let (output, messages, _) = captured.finish()
        #expect(
            output == """
                   3  Fri 27 Nov  Pay rent
                  12              우유 사기 🎉

                """
        )
        #expect(messages == "Left out: 1 item.\n")
    }

    @Test func `plain output labels every value`() {
        let captured = CapturedConsole()

        {{name}}View(console: captured.console, isPlain: true).show(display)

        let (output, messages, _) = captured.finish()
        #expect(output == "item 3: Pay rent; due Fri 27 Nov\nitem 12: 우유 사기 🎉\n")
        #expect(messages == "Left out: 1 item.\n")
    }
}
