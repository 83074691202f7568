import Screen
import Testing

@testable import ShowScreen

struct ShowScreenKeysViewTests {
    private let table = ShowScreenKeysView.table

    @Test func `no key has two meanings in a pane`() {
        #expect(table.conflicts.isEmpty, "\(table.conflicts)")
    }

    @Test func `each action has a key and a title`() {
        for action in table.actions {
            #expect(!action.keys.isEmpty, "\(action.name)")
            #expect(!action.title.isEmpty, "\(action.name)")
        }
    }

    @Test func `the footer ends with the way to all keys`() {
        #expect(table.footer(of: .list).last == Footer.Entry(.key("?"), "keys"))
    }
}
