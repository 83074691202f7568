import Boundary
import TestKit
import Testing

@testable import {{name}}

struct {{name}}ViewTests {
    private let display = {{name}}Display(
        rows: [
            .init(id: "3", due: "Fri 27 Nov", title: "Pay rent"),
            .init(id: "12", due: "", title: "우유 사기 🎉"),
        ],
        remark: "Left out: 1 item."
    )

    @Test func `rows are columns, and the remark is talk`() {
        let captured = CapturedConsole()

        {{name}}View(console: captured.console).showItems(display)

        let (output, talk, _) = captured.finish()
        #expect(
            output == """
                   3  Fri 27 Nov  Pay rent
                  12              우유 사기 🎉

                """
        )
        #expect(talk == "Left out: 1 item.\n")
    }

    @Test func `plain lines say everything with its name`() {
        let captured = CapturedConsole()

        {{name}}PlainView(console: captured.console).showItems(display)

        let (output, talk, _) = captured.finish()
        #expect(output == "item 3: Pay rent; due Fri 27 Nov\nitem 12: 우유 사기 🎉\n")
        #expect(talk == "Left out: 1 item.\n")
    }
}
