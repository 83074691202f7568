import Screen
import Terminal
import TestKit
import Testing

@testable import ShowScreen

/// The page docs/screen.md, whose table is that of the actions.
struct ShowScreenManualTests {
    @Test func `the manual has all keys`() throws {
        let root = #filePath.split(separator: "/").dropLast(4).map { "/\($0)" }.joined()
        let page = String(decoding: try Files.read("\(root)/docs/screen.md"), as: UTF8.self)
        let rows = page.split(separator: "\n").filter { $0.hasPrefix("| `") }.map(String.init)

        #expect(
            rows
                == ShowScreenKeysView.table.actions.map { action in
                    let keys = action.keys.map { "`\($0.name)`" }.joined(separator: " ")
                    return "| \(keys) | \(action.title) |"
                }
        )
    }
}
