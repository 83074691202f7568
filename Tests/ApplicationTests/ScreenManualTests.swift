import ModuleKit
import Screen
import Terminal
import TestKit
import Testing

@testable import Application
@testable import ShowScreen

/// The page docs/screen.md, whose table is that of the actions.
struct ScreenManualTests {
    private let page: String
    private let table = ShowScreenKeysView.table(modules: useCases.compactMap(ShowScreenModuleAction.init))
    /// A module that was added may have no key yet.
    private var actions: [Action] { table.actions.filter { !$0.keys.isEmpty } }

    init() throws {
        let root = #filePath.split(separator: "/").dropLast(3).map { "/\($0)" }.joined()
        page = String(decoding: try Files.read("\(root)/docs/screen.md"), as: UTF8.self)
    }

    @Test func `no key has two meanings in a pane`() {
        #expect(table.conflicts.isEmpty, "\(table.conflicts)")
    }

    @Test func `no name has two meanings`() {
        let names = table.actions.map(\.name)

        #expect(Set(names).count == names.count)
    }

    @Test func `the manual names all actions in order`() {
        let list = page.split(separator: "in the order of the table: ").last ?? ""
        let names = list.split(separator: "`", omittingEmptySubsequences: false).enumerated()
            .filter { !$0.offset.isMultiple(of: 2) }.map { String($0.element) }

        #expect(names == actions.map(\.name))
    }

    @Test func `the manual has all keys`() throws {
        let rows = page.split(separator: "\n").filter { $0.hasPrefix("| `") }.map(String.init)

        #expect(
            rows
                == actions.map { action in
                    let keys = action.keys.map { "`\($0.name)`" }.joined(separator: " ")
                    return "| \(keys) | \(action.title) |"
                }
        )
    }
}
