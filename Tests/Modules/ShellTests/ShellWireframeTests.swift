import AddItem
import Boundary
import Entities
import ListUpcoming
import ShowItem
import TestKit
import Testing
import Wiring

@testable import Shell

struct ShellWireframeTests {
    private let stage = Stage()
    private let list = FakeList()
    private let showItem = FakeShowItem()

    private func wireframe(
        addItem: @escaping ((any ListDelegate)?) -> any AddItemModule = { FakeAddItem(delegate: $0) },
        runWords: @escaping ([String], any ListDelegate) -> CommandEnd = { _, _ in .done }
    ) -> ShellWireframe {
        var surroundings = stage.surroundings(commands: commands)
        surroundings.runWords = runWords
        let neighbours = ShellNeighbours(
            list: { [list] _ in list },
            addItem: { addItem($0.delegate) },
            showItem: { [showItem] _ in showItem },
            suggestWords: { FakeSuggestWords(delegate: $1) }
        )
        return ShellWireframe(surroundings, presenting: neighbours)
    }

    @Test func `it opens with the list, and leaves where nobody is`() {
        wireframe().open()

        #expect(list.requests == [.init()])
        #expect(stage.captured.finish().talk.contains("quit leaves"))
    }

    @Test func `AddItem is presented with the presenter as its delegate, and let go afterwards`() {
        weak var presented: FakeAddItem?
        let wireframe = wireframe(addItem: { [stage] delegate in
            let module = FakeAddItem(delegate: delegate) { try? stage.add(ItemDetails(title: "Buy milk")) }
            presented = module
            return module
        })
        wireframe.presenter.willAsk()

        wireframe.presenter.didEnter("add Buy milk")
        #expect(presented == nil)
        wireframe.presenter.didEnter("add")

        // Once for the item that was added, and not for the one that was not.
        #expect(list.changesShown == 1)
    }

    @Test func `numbers are presented by ShowItem`() {
        let wireframe = wireframe()

        wireframe.presenter.didEnter("3")

        #expect(showItem.requests == [ShowItemRequest(filter: items(3...3))])
    }

    @Test func `words are suggested by whoever knows them`() {
        let wireframe = wireframe()

        wireframe.presenter.didPressTab(after: "don")

        #expect(stage.captured.finish().output == "don  a word\n")
    }

    @Test func `other commands are run by whoever knows them, and tell what became of the list`() {
        var run: [[String]] = []
        let wireframe = wireframe(runWords: { [stage] words, delegate in
            run.append(words)
            if words == ["up"] {
                try? stage.add(ItemDetails(title: "Buy milk"))
                delegate.didChangeList()
            }
            return .done
        })
        wireframe.presenter.willAsk()

        wireframe.presenter.didEnter("up +home")
        #expect(run == [["up", "+home"]])
        #expect(list.changesShown == 0)

        wireframe.presenter.didEnter("up")
        #expect(list.changesShown == 1)
    }

    @Test func `nothing of the module is left when its wireframe is gone`() {
        #expect(isLetGo { wireframe().presenter })
    }
}
