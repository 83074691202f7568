import TestKit
import Testing

@testable import OpenLinks

struct OpenLinksViewTests {
    private let captured = CapturedConsole()

    @Test func `programs get the addresses alone, one in a line`() {
        let view = OpenLinksListView(console: captured.console)
        let rows = ["https://a.example", "https://b.example"].map {
            OpenLinksDisplay.Row(id: 3, address: $0, title: "Read")
        }

        view.choose(OpenLinksDisplay(prompt: "Open a link", label: "open", rows: rows))

        #expect(captured.finish().output == "https://a.example\nhttps://b.example\n")
    }
}
