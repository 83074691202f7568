import AddItem
import CommandLine
import Entities
import ItemLanguage
import ListUpcoming
import ModuleKit
import Responses
import Screen
import ShowItem
import TestKit
import Testing
import Vocabulary

@testable import Shell

struct ShellWireframeTests {
    private let fixture = ModuleFixture()
    private let list = FakeList()
    private let showItem = FakeShowItem()
    private let host = FakeHost()

    private func wireframe(
        addItem: @escaping ((any ListDelegate)?) -> any AddItemModule = { FakeAddItem(delegate: $0) }
    ) -> ShellWireframe {
        let destinations = ShellDestinations(
            list: { [list] _ in list },
            addItem: { addItem($0.delegate) },
            showItem: { [showItem] _ in showItem },
            suggestWords: { FakeSuggestWords(delegate: $1) }
        )
        return ShellWireframe(fixture.context(commands: commands), host: host, presenting: destinations)
    }

    @Test func `the shell shows the list, and leaves if nothing can be read`() {
        wireframe().open()

        #expect(list.messages.count == 1)
        #expect(fixture.captured.finish().messages.contains(list.messages[0]))
    }

    @Test func `AddItem is presented with the presenter as its delegate, and released afterwards`() {
        weak var presented: FakeAddItem?
        let wireframe = wireframe(addItem: { [fixture] delegate in
            let module = FakeAddItem(delegate: delegate) { try? fixture.add(ItemDetails(title: "Buy milk")) }
            presented = module
            return module
        })
        wireframe.presenter.willAsk()

        wireframe.presenter.didEnter("add Buy milk")
        #expect(presented == nil)
        wireframe.presenter.didEnter("add")

        // Only for the item that was added.
        #expect(list.changesShown == 1)
    }

    @Test func `ids are presented by ShowItem`() {
        let wireframe = wireframe()

        wireframe.presenter.didEnter("3")

        #expect(showItem.requests == [ShowItemRequest(filter: items(3...3))])
    }

    @Test func `suggestions come from SuggestWords`() {
        let wireframe = wireframe()

        wireframe.presenter.didPressTab(after: "don")

        #expect(fixture.captured.finish().output == "don  a word\n")
    }

    @Test func `other commands are run by the host, and notify the presenter`() {
        let wireframe = wireframe()
        host.atRun = { [fixture] words, delegate in
            guard words == ["up"] else { return }
            try? fixture.add(ItemDetails(title: "Buy milk"))
            delegate.didFinish(.changed())
        }
        wireframe.presenter.willAsk()

        wireframe.presenter.didEnter("up +home")
        #expect(host.run == [["up", "+home"]])
        #expect(list.changesShown == 0)

        wireframe.presenter.didEnter("up")
        #expect(list.changesShown == 1)
    }

    @Test func `a change of settings closes the shell, and the host opens it again`() {
        let wireframe = wireframe()
        host.outcome = .changedSettings

        wireframe.presenter.didEnter("up")

        #expect(host.reopenings == 1)
    }

    @Test func `the shell command is rejected in a script and in the shell`() {
        #expect(throws: InputError.command(.nestedShell)) {
            try ShellWireframe.useCase.run(Invocation(command: "shell"), fixture.context())
        }

        var context = fixture.context()
        context.screen = Desk(ScreenRobot(rows: 9, columns: 40), palette: nil)

        #expect(throws: InputError.command(.shellOnScreen)) {
            try ShellWireframe.useCase.run(Invocation(command: "shell"), context)
        }
    }

    @Test func `the module is deallocated with its wireframe`() {
        #expect(isDeallocated { wireframe().presenter })
    }
}
