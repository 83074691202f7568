import ItemLanguage
import Presentation
import Responses
import TestKit
import Testing
import Vocabulary

@testable import ShowScreen

struct ShowScreenPresenterTests {
    private let fakes = ShowScreenFakes()

    @Test func `a filter that can't be read is named, and everything is shown`() {
        fakes.presenter.open("pri:huge")

        #expect(fakes.view.messages == ["“pri:huge” is not a priority. Use high, medium or low."])
        #expect(fakes.list()?.filter.isEverything == true)
    }

    @Test func `a change reloads what it changed, and selects its items`() {
        fakes.presenter.didFinish(.changed([4, 5]))
        fakes.presenter.didFinish(.cancelled)

        #expect(fakes.view.reloads.last == [4, 5])
        #expect(fakes.interactor.checks == 2)
    }

    @Test func `a question about items that were removed is closed`() {
        fakes.presenter.didAct(.priority, on: [3, 4], title: "Call")

        fakes.presenter.listHasChanged()
        fakes.presenter.itemsWereRemoved([3, 4], leaving: [])
        fakes.presenter.listHasChanged()

        #expect(fakes.interactor.checked == [[3, 4]])
        #expect(fakes.view.messages == ["Items 3, 4 were removed by another program."])
    }

    @Test func `a removal is asked again about the items that are left`() {
        fakes.view.isAsking = true
        fakes.presenter.didAct(.remove, on: [2, 3, 4], title: "Call")

        fakes.presenter.itemsWereRemoved([3], leaving: [2, 4])

        #expect(fakes.router.events == ["remove [2, 3, 4]", "remove [2, 4]"])
        #expect(fakes.view.messages == ["Item 3 was removed by another program."])
        #expect(fakes.view.ended == ["Nothing was changed."])
    }

    @Test func `a list that was removed is told in its place until it is there again`() {
        fakes.presenter.listIsMissing("list.db", hasBackups: false)
        #expect(fakes.list() == nil)
        #expect(fakes.view.listErrors.first?.hasPrefix("The list list.db was removed") == true)

        fakes.presenter.listIsMissing("list.db", hasBackups: true)
        _ = fakes.list()
        #expect(fakes.view.listErrors.last?.contains(":restore shows them.") == true)

        fakes.presenter.listHasChanged()

        #expect(fakes.list() != nil)
    }

    @Test func `a missing list that is damaged later says so in its place`() {
        fakes.presenter.listIsMissing("list.db", hasBackups: true)
        _ = fakes.list()

        fakes.presenter.couldNotReadList(ListError(.damaged, path: "list.db"))

        #expect(fakes.list() != nil)
        #expect(fakes.view.listErrors.count == 1)
    }

    @Test func `Upcoming always has groups, by due date at first, and is not sorted`() {
        fakes.presenter.didAct(.group, on: [], title: "")
        fakes.presenter.didAct(.sort, on: [], title: "")
        fakes.presenter.didAnswer(.grouping, 1)

        #expect(fakes.view.questions.map(\.choices.first?.label) == ["due date"])
        #expect(fakes.view.messages == ["Upcoming goes by due date. All, on 4, and projects can be sorted."])
        #expect(fakes.list()?.arrangement.grouping == .project)
    }

    @Test func `answers become changes`() {
        fakes.presenter.didAnswer(.priority([3]), 0)
        fakes.presenter.didAnswer(.priority([3]), 3)
        fakes.presenter.didAnswer(.priority([3]), nil)
        fakes.presenter.didAnswer(.copy([3, 4]), 0)
        fakes.presenter.didAnswer(.copy([3, 4]), 1)
        fakes.presenter.foundTitles(["Call", "Rest"])

        #expect(fakes.router.events == ["pri:high [3]", "pri:none [3]"])
        #expect(fakes.view.copied == ["3 4", "Call\nRest"] && fakes.interactor.titled == [[3, 4]])
    }

    @Test func `after done, the next item is current; undo returns to the item`() {
        fakes.presenter.didAct(.done, on: [3], title: "Call")
        fakes.presenter.didFinish(.changed([3]))
        #expect(fakes.view.left == [[3]])
        #expect(fakes.view.reloads.last == [])

        fakes.presenter.didAct(.undo, on: [4], title: "Rest")
        fakes.presenter.didFinish(.undone(1))

        #expect(fakes.view.reloads.last == [3])
    }

    @Test func `a typed undo leads back to the item, and the next one to that of the change before`() {
        for id in [3, 5] {
            fakes.presenter.didAct(.move, on: [id], title: "Call")
            fakes.presenter.didFinish(.changed([id]))
        }

        fakes.presenter.didAct(.command, on: [4], title: "Rest")
        fakes.presenter.didFinish(.undone(1))
        #expect(fakes.view.reloads.last == [5])
        fakes.presenter.didAct(.undo, on: [4], title: "Rest")
        fakes.presenter.didFinish(.undone(1))

        #expect(fakes.view.reloads.last == [3])
    }

    @Test func `counting goes on until everything is counted, and a key stops it`() {
        #expect(!fakes.presenter.loadCount { true })
        var count = 1
        while !fakes.presenter.loadCount(unless: { false }), count < 20 { count += 1 }

        #expect(count == 8)
    }

    @Test func `the title says that the list can't be read until it can`() {
        let limits = fakes.view.titles.last?.limits
        fakes.presenter.couldNotReadList(ListError(.newer, path: "list.db"))
        #expect(fakes.view.titles.last?.limits.first == ShowScreenSentences.unreadable)

        fakes.presenter.listHasChanged()
        #expect(fakes.view.titles.last?.limits == limits)
        // The error is not true any more.
        #expect(fakes.view.ended == fakes.view.messages && fakes.view.ended.count == 1)
    }
}
