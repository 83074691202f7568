import Screen
import Terminal
import TestKit
import Testing

@testable import ShowScreen

/// The page docs/screen.md, whose table is that of the actions.
struct ShowScreenManualTests {
    private let page: String

    init() throws {
        let root = #filePath.split(separator: "/").dropLast(4).map { "/\($0)" }.joined()
        page = String(decoding: try Files.read("\(root)/docs/screen.md"), as: UTF8.self)
    }

    @Test func `the manual names all actions in order`() {
        let list = page.split(separator: "in the order of the table: ").last ?? ""
        let names = list.split(separator: "`", omittingEmptySubsequences: false).enumerated()
            .filter { !$0.offset.isMultiple(of: 2) }.map { String($0.element) }

        #expect(names == ShowScreenKeysView.table.actions.map(\.name))
    }

    @Test func `the manual has all keys`() throws {
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
