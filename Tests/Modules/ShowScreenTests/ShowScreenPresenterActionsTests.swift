import Almanac
import ItemLanguage
import Presentation
import Responses
import TestKit
import Testing
import Vocabulary

@testable import ShowScreen

struct ShowScreenPresenterActionsTests {
    private let fakes = ShowScreenFakes()

    @Test(arguments: [
        (ShowScreenAction.done, "done [3, 4]"), (.edit, "edit [3, 4]"), (.move, "move [3, 4] "),
        (.rename, "rename [3] Call"), (.addPart, "add 3"), (.reopen, "reopen [3, 4]"), (.undo, "undo"),
        (.redo, "redo"),
    ])
    func `actions lead to the modules that carry them out`(action: ShowScreenAction, event: String) {
        fakes.presenter.didAct(action, on: [3, 4], title: "Call")

        #expect(fakes.router.events == [event])
    }

    @Test(arguments: [ShowScreenAction.done, .move, .remove])
    func `a key that comes before the news of a missing list changes nothing`(action: ShowScreenAction) {
        fakes.interactor.whenChecked = { [presenter = fakes.presenter] in
            presenter.listIsMissing("list.db", hasBackups: true)
        }

        fakes.presenter.didAct(action, on: [3], title: "Call")

        #expect(fakes.router.events.isEmpty && fakes.view.questions.isEmpty)
        #expect(fakes.view.messages == ["No item is selected."])
    }

    @Test func `the review keeps the filter, and Escape ends the review first`() {
        fakes.presenter.open("+home")

        fakes.presenter.didAct(.review, on: [], title: "")

        #expect(fakes.list()?.isReview == true)
        #expect(fakes.list()?.text == "+home")
        #expect(fakes.view.titles.last?.name == "Review of Upcoming")
        #expect(fakes.presenter.didStepBack())
        #expect(fakes.list()?.isReview == false)
        #expect(fakes.list()?.text == "+home")
    }

    @Test func `an action of a module gets the items`() {
        fakes.presenter.didAct(named: "browse", on: [3])
        fakes.presenter.didAct(named: "browse", on: [])
        fakes.presenter.didAct(named: "pick", on: [])

        #expect(fakes.router.events == ["browse [3]", "pick []"])
        #expect(fakes.view.messages == ["No item is selected."])
    }

    @Test func `an action of a module changes no later occurrence, shows any, and runs without items if it can`() {
        for name in ["browse", "pick", "new"] { fakes.presenter.didAct(named: name, on: [3], isLater: true) }

        let sentence = "This is a later occurrence of 3. :3 goes to the present one."
        #expect(fakes.router.events == ["browse [3]", "pick []"])
        #expect(fakes.view.messages == [sentence])
    }

    @Test func `add without a text opens the input line`() {
        fakes.presenter.didRun("add", on: [])
        fakes.presenter.didRun("add Rest", on: [])

        #expect(fakes.router.events == ["add upcoming", "run [\"add\", \"Rest\"]"])
    }

    @Test func `a command of the user gets the ids, or says that there are none`() {
        fakes.presenter.didRun("postpone {ids} 1w", on: [3, 4])
        fakes.presenter.didRun("postpone {ids} 1w", on: [])
        fakes.presenter.didRun("stats", on: [])

        #expect(fakes.router.events == ["run [\"postpone\", \"3\", \"4\", \"1w\"]", "run [\"stats\"]"])
        #expect(fakes.view.messages == ["No item is selected."])
    }

    @Test func `an item that a module has chosen is selected, in another list if necessary`() {
        fakes.presenter.didFinish(.chose([3]))
        #expect(fakes.interactor.searched == [])

        fakes.presenter.didFinish(.chose([4]))
        #expect(fakes.interactor.searched == [4])
        fakes.presenter.found(4, in: .done)
        fakes.presenter.foundNoItem(5)

        #expect(fakes.list()?.place == .done)
        #expect(fakes.view.reloads.last == [4])
        #expect(fakes.view.messages[0].hasPrefix("No item 5."))
    }

    @Test(arguments: [ShowScreenAction.add, .addPart, .command])
    func `a new item that the list doesn't show is looked for, whatever added it`(action: ShowScreenAction) {
        fakes.presenter.didAct(action, on: [3], title: "")
        fakes.presenter.didFinish(.added([7]))
        #expect(fakes.view.reloads.last == [7])
        fakes.presenter.didNotShow([7])
        #expect(fakes.interactor.searchedNew == [[7]])
        fakes.presenter.foundNew(7, of: 1, in: .waiting, due: nil)

        fakes.presenter.didAct(.move, on: [3], title: "Call")
        fakes.presenter.didFinish(.changed([3]))

        #expect(fakes.view.newItems == [[7]])
        #expect(fakes.view.messages == ["This list doesn't show it. It is in Waiting; :7 goes to it."])
    }

    @Test func `of several new items that the list doesn't show, the first is named`() {
        fakes.presenter.foundNew(7, of: 2, in: .all, due: nil)

        #expect(fakes.view.messages == ["This list doesn't show them. The first is in All; :7 goes to it."])
    }

    @Test func `the calendar goes to the day of a new item, and says where it is if a filter may hide it`() {
        fakes.presenter.didChoose(.calendar)
        fakes.presenter.didFinish(.added([7]))
        fakes.presenter.foundNew(7, of: 1, in: .all, due: .saturday + 9)
        #expect(fakes.list()?.day == .saturday + 9)
        #expect(fakes.view.messages.isEmpty)

        fakes.presenter.open("+home")
        fakes.presenter.didFinish(.added([8]))
        fakes.presenter.foundNew(8, of: 1, in: .all, due: .saturday)

        #expect(fakes.list()?.day == .saturday)
        #expect(fakes.view.messages == ["This list doesn't show it. It is in All; :8 goes to it."])
    }

    @Test func `overviews can't be reviewed`() {
        fakes.presenter.didChoose(.stats)
        fakes.presenter.didAct(.review, on: [], title: "")

        #expect(fakes.list()?.isReview == false)
        #expect(fakes.view.messages == ["Statistics has no items to review. 1–6 lead to the lists."])
    }

    @Test(arguments: [
        ([ShowScreenStep.right], 1), ([.left], -1), ([.down, .down], 14), ([.up], -7), ([.pageDown], 30),
        ([.pageUp], -31), ([.last], 9), ([.first, .right], -19),
    ])
    func `steps choose a day of the calendar, and Enter shows its items`(steps: [ShowScreenStep], days: Int) {
        fakes.presenter.didChoose(.calendar)

        #expect(steps.allSatisfy(fakes.presenter.didStep))
        #expect(fakes.list()?.day == .saturday + days)
        fakes.presenter.didAct(.open, on: [], title: "")
        #expect(fakes.list()?.place == .day(.saturday + days))
        #expect(fakes.presenter.didStepBack())

        #expect(fakes.list()?.place == .calendar)
        #expect(fakes.list()?.day == .saturday + days)
    }

    @Test func `other lists and texts have no days to choose`() {
        #expect(!fakes.presenter.didStep(.right))
        fakes.presenter.didChoose(.stats)
        #expect(!fakes.presenter.didStep(.right))
    }

    @Test func `a command of the user is no longer about the items of the key before`() {
        fakes.presenter.didAct(.done, on: [3], title: "")
        fakes.presenter.didFinish(.changed([3]))
        fakes.presenter.didRun("change {ids} pri:high", on: [4])
        fakes.presenter.listHasChanged()
        fakes.presenter.didFinish(.changed([4]))

        #expect(fakes.interactor.checked == [[4]])
        #expect(fakes.view.left == [[3]])
    }

    @Test(arguments: [ShowScreenAction.done, .remove])
    func `after items that leave the list, the next one is selected`(action: ShowScreenAction) {
        fakes.presenter.didAct(action, on: [3, 4], title: "")
        fakes.presenter.didFinish(.changed([3, 4]))

        #expect(fakes.view.left == [[3, 4]])
        // What this screen has removed is not looked for.
        fakes.presenter.listHasChanged()
        #expect(fakes.interactor.checked.isEmpty)
    }

    @Test func `other settings leave the marks of an open line`() {
        fakes.presenter.didAct(.move, on: [3, 4], title: "")
        fakes.presenter.didFinish(.changed())
        #expect(fakes.view.clearings == 0)

        fakes.presenter.didFinish(.changed([3, 4]))

        #expect(fakes.view.clearings == 1)
    }

    @Test func `each of several additions is undone where it was made`() {
        fakes.presenter.didAct(.priority, on: [7], title: "")
        fakes.presenter.didFinish(.changed([7]))
        fakes.presenter.didFinish(.added([8, 9], changes: 2))

        for ids in [[8, 9], [8, 9], [7]] {
            fakes.presenter.didFinish(.undone(1))
            #expect(fakes.view.reloads.last == ids)
        }
    }
}
